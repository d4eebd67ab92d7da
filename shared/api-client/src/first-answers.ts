/** Answers that came with the page, each taken once. */
export interface FirstAnswers {
  /** The answer to a GET, if it came with the page and was not taken yet. */
  take(path: string, query: Record<string, unknown>): { answer: unknown } | undefined;
  /** Forgets the rest: after the first navigation they may be old. */
  forget(): void;
}

/**
 * The answers that the edge wrote into the page, so that its first paint asks for nothing.
 * @param answers by path-absolute address, query included
 */
export function createFirstAnswers(answers: Record<string, unknown>): FirstAnswers {
  const left = new Map(
    Object.entries(answers).map(([address, answer]) => {
      const { pathname, searchParams } = new URL(address, 'http://page.invalid');
      return [nameOf(pathname, Object.fromEntries(searchParams)), answer] as const;
    }),
  );
  return {
    take(path, query) {
      const name = nameOf(path, query);
      if (!left.has(name)) return undefined;
      const answer = left.get(name);
      left.delete(name);
      return { answer };
    },
    forget: () => left.clear(),
  };
}

/** One name for one request: parameters sorted, those without a value left out. */
function nameOf(path: string, query: Record<string, unknown>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') parameters.set(name, String(value));
  }
  parameters.sort();
  return `${path}?${parameters}`;
}
