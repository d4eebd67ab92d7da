/**
 * What one page of this remote passes to the next in the location state: a typed email stays out of the URL, and so
 * out of histories and logs.
 */
export interface LocationState {
  /** The typed email. */
  email?: string;
  /** A message to show on the next page. */
  notice?: string;
}

/** Reads a location's state, which can hold anything. */
export function readLocationState(state: unknown): LocationState {
  if (typeof state !== 'object' || state === null) return {};
  const { email, notice } = state as Record<string, unknown>;
  return {
    ...(typeof email === 'string' && { email }),
    ...(typeof notice === 'string' && { notice }),
  };
}
