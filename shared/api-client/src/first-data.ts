/** First data: the API answers that arrived with the page. Each one is used once. */
export interface FirstData {
  /** The answer to a GET, if it arrived with the page and has not been used yet. */
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
      const names = [...new Set(searchParams.keys())];
      const query = Object.fromEntries(names.map((one) => [one, searchParams.getAll(one)]));
      return [cacheKey(pathname, query), answer] as const;
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

/**
 * One key per request: parameters are sorted, empty ones are left out, and a list becomes a repeated parameter with
 * each value once.
 */
function cacheKey(path: string, query: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const given = [value].flat().filter((one) => one !== undefined && one !== null && one !== '');
    for (const one of new Set(given.map(String).sort())) parameters.append(name, one);
  }
  parameters.sort();
  return `${path}?${parameters}`;
}
