/**
 * Runs work at most `most` pieces at once, and one piece per key: whoever asks for a key that is under way
 * gets the same promise.
 */
export function oneAtATime<Result>(most: number) {
  const underWay = new Map<string, Promise<Result>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  async function run(work: () => Promise<Result>): Promise<Result> {
    if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }

  return (key: string, work: () => Promise<Result>): Promise<Result> => {
    const existing = underWay.get(key);
    if (existing) return existing;
    const promise = run(work).finally(() => underWay.delete(key));
    underWay.set(key, promise);
    return promise;
  };
}
