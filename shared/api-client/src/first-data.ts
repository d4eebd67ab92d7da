/** First data: the API answers that arrived with the page. Each one is used once. */
export interface FirstData {
  /** The answer to a GET, if it arrived with the page and was not used yet. */
  take(path: string, query: Record<string, unknown>): { answer: unknown } | undefined;
  /** Drops the unused answers: after the first navigation they may be out of date. */
  clear(): void;
}

/**
 * First data from the answers that the edge wrote into the page, so that the first paint sends no request.
 * @param answers by path-absolute address, query included
 */
export function createFirstData(answers: Record<string, unknown>): FirstData {
  const unused = new Map(
    Object.entries(answers).map(([address, answer]) => {
      const { pathname, searchParams } = new URL(address, 'http://page.invalid');
      return [cacheKey(pathname, Object.fromEntries(searchParams)), answer] as const;
    }),
  );
  return {
    take(path, query) {
      const key = cacheKey(path, query);
      if (!unused.has(key)) return undefined;
      const answer = unused.get(key);
      unused.delete(key);
      return { answer };
    },
    clear: () => unused.clear(),
  };
}

/** One key for one request: parameters sorted, those without a value left out. */
function cacheKey(path: string, query: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') parameters.set(name, String(value));
  }
  parameters.sort();
  return `${path}?${parameters}`;
}
