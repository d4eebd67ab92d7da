import pLimit from 'p-limit';

/**
 * Runs at most `max` pieces of work at once, and one for each key: a call for a key that is being worked on
 * gets the same promise.
 */
export function oneAtATime<Result>(max: number) {
  const limit = pLimit(max);
  const running = new Map<string, Promise<Result>>();
  return (key: string, work: () => Promise<Result>): Promise<Result> => {
    const promise = running.get(key) ?? limit(work).finally(() => running.delete(key));
    running.set(key, promise);
    return promise;
  };
}
