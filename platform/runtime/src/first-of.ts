/**
 * The first result of several tries. Each try begins a pause after the previous one failed, or when that has taken
 * `patienceMs`; earlier tries go on in parallel. Rejects with the last failure if all fail.
 * @param patienceMs in milliseconds
 * @param pauseMs after the first failure, in milliseconds; it doubles with each
 */
export function firstOf<Result>(
  tries: readonly (() => Promise<Result>)[],
  patienceMs: number,
  pauseMs = 0,
): Promise<Result> {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  let begun = 0;
  let failed = 0;
  const begin = () => {
    const current = begun;
    const next = tries[current];
    if (!next) return;
    begun += 1;
    const beginNext = () => {
      if (begun === current + 1) begin();
    };
    const timer = setTimeout(beginNext, patienceMs);
    next().then(
      (result) => {
        clearTimeout(timer);
        begun = tries.length;
        resolve(result);
      },
      (error: unknown) => {
        clearTimeout(timer);
        failed += 1;
        if (failed === tries.length) reject(error);
        else setTimeout(beginNext, pauseMs * 2 ** (failed - 1));
      },
    );
  };
  begin();
  return promise;
}

/** The work's result. @throws Error if it takes longer than this */
export function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new Error(`No answer within ${Math.round(milliseconds)} ms`)),
      milliseconds,
    );
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
