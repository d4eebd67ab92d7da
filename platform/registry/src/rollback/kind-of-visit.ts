/** What is known of a visitor before the page is shown, and so of neither side more than of the other. */
export interface KnownVisitor {
  /** The revisions of the channel in which the browser first and last got a page of the site; null where it is this one. */
  came: { first: number; last: number } | null;
  /** Whether the visitor has had a page of this route since the canary was last set, before this one. */
  hasHadRoute: boolean;
}

/** The revisions in which a canary was last set, and since which the stable releases in its place have been there. */
export interface SetCanary {
  setIn: number;
  stableSince: number;
}

/**
 * Whether a page of a visitor is a repeat visit for a canary; null where it cannot be compared. Who has been there since
 * the stable releases were promoted has their files and none of the canary's, so that any new release is slow at first:
 * such a page counts once both have the files of its route. What is in a browser's cache does not decide it, since that
 * follows from the canary itself.
 */
export function isRepeatVisit(
  { came, hasHadRoute }: KnownVisitor,
  { setIn, stableSince }: SetCanary,
): boolean | null {
  if (came === null || came.last < stableSince) return false;
  return came.first >= setIn || hasHadRoute ? true : null;
}
