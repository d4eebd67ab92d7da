import type { AuthorKeys } from './waiting.service.ts';

/** What reviews need of the API's options. */
export interface ReviewsOptions {
  publicUrl: string;
  /** The secrets that authors are known by after their accounts have ended. */
  authorKeys: AuthorKeys;
}
