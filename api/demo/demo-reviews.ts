import type { DemoReview } from './reviews/demo-review.ts';
import { mostReviewed } from './reviews/most-reviewed.ts';
import { others } from './reviews/others.ts';

/** Every review, each vendor's newest first. */
export const demoReviews: readonly DemoReview[] = [...mostReviewed, ...others];
