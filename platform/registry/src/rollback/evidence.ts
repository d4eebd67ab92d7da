/**
 * How sure it is that a release makes pages fail: sequential tests that may be looked at after every failure. Each
 * computes an e-value, the likelihood of what was seen if the release is worse, by the likelihood if it is not. While
 * it is not, the e-value passes 1/α at any time with a probability of at most α (Ville's inequality).
 * docs/decisions/0029-failures-end-canaries.md says why these tests; bench/false-alarms simulates how often they are
 * wrong.
 */

/** The probability with which a release that is no worse is ever rolled back. */
export const falseAlarmRate = 1 / 200;

/** How many times as often a worse release fails; the tests are averages over these. */
const timesWorse = [2, 3, 5, 10, 30, 100];

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The evidence that a canary makes pages fail. Visitors get it by chance: while it is no worse, each failed view is one
 * of the canary's with the probability of its percentage, however many pages fail and however often each is opened.
 * @param failed failed views with the canary, and without
 * @param share of the visitors that get the canary, above 0 and below 1
 */
export function evidenceAgainstCanary(
  failed: { withCanary: number; without: number },
  share: number,
): number {
  return mean(timesWorse.map((times) => Math.exp(logRatio(failed, share, times))));
}

/** Pages of one engine that have started and that have not, with a canary and without. */
export interface Starts {
  unstarted: { withCanary: number; without: number };
  started: { withCanary: number; without: number };
}

/**
 * The evidence that pages do not start with a canary, from pages that reported either outcome. While the canary is no
 * worse, each of them is one of the canary's with the probability of its percentage, whether it started or not. A page
 * that reports nothing is missing among those that started.
 * @param share of the visitors that get the canary, above 0 and below 1
 */
export function evidenceOfStarts({ unstarted, started }: Starts, share: number): number {
  return mean(
    timesWorse.map((times) =>
      Math.exp(logRatio(unstarted, share, times) + logRatio(started, share, 1 / times)),
    ),
  );
}

/** The logarithm of the likelihood of views, if the canary has them so many times as often, by that if it has not. */
function logRatio(
  { withCanary, without }: { withCanary: number; without: number },
  share: number,
  times: number,
): number {
  const expected = (times * share) / (times * share + 1 - share);
  return withCanary * Math.log(expected / share) + without * Math.log((1 - expected) / (1 - share));
}

interface Period {
  views: number;
  failed: number;
}

/**
 * The evidence that pages fail more often after a promotion than before. The rate before is not known: the test takes
 * the highest one that what was seen before leaves possible, with half of the false alarm rate; the e-value is halved
 * for it, so that the bound on false alarms holds for both together.
 */
export function evidenceOfRise(before: Period, after: Period): number {
  if (before.views === 0) return 0;
  const rate = highestMean(before.failed) / before.views;
  const expected = rate * after.views;
  const value = mean(
    timesWorse.map((times) => Math.exp(after.failed * Math.log(times) - (times - 1) * expected)),
  );
  return value / 2;
}

/** The quantile of the normal distribution for half of the false alarm rate. */
const quantile = 2.807;

/** The highest mean that a count leaves possible (Wilson and Hilferty's approximation of the exact Poisson bound). */
function highestMean(count: number): number {
  const shape = count + 1;
  return shape * (1 - 1 / (9 * shape) + quantile / (3 * Math.sqrt(shape))) ** 3;
}
