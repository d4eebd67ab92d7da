/**
 * What one page of this room hands to the next beside the address: an email that was typed stays out of the
 * URL, and so out of histories and logs.
 */
export interface PassedAlong {
  /** What was typed into the email field. */
  email?: string;
  /** What has been done, to be said on the next page. */
  notice?: string;
}

/** Reads a location's state: anybody may have put anything there. */
export function passedAlong(state: unknown): PassedAlong {
  if (typeof state !== 'object' || state === null) return {};
  const { email, notice } = state as Record<string, unknown>;
  return {
    ...(typeof email === 'string' && { email }),
    ...(typeof notice === 'string' && { notice }),
  };
}
