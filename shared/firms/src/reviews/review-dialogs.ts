import type { ReviewersKind } from './reviewed-firm.ts';

/** The names of the dialogs that a review is written in, in history entries and in addresses. */
export const reviewDialogs = {
  client: 'client-review',
  designer: 'review',
} as const satisfies Record<ReviewersKind, string>;
