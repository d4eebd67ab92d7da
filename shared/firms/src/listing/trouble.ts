/** Why an answer did not come, as the client that asked tells it. */
export interface Trouble {
  kind: string;
  /** Seconds. */
  retryAfter?: number | undefined;
}

/** Whether nothing at all came back. */
export function isOffline({ kind }: Trouble): boolean {
  return kind === 'network' || kind === 'timeout';
}

/** What a reader can do about it, beside the sentence that says what failed; null where that is nothing. */
export function troubleWords(trouble: Trouble): string | null {
  if (isOffline(trouble)) return 'You seem to be offline. Check your connection and try again.';
  if (trouble.kind !== 'throttled') return null;
  return `Too many requests. Try again in ${trouble.retryAfter ?? 60} seconds.`;
}
