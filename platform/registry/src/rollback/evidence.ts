/**
 * How sure it is that a release makes pages fail: sequential tests that may be looked at after every failure. Each
 * computes an e-value, the likelihood of what was seen if the release is worse, by the likelihood if it is not. While
 * it is not, the e-value passes 1/α at any time with a probability of at most α (Ville's inequality).
 * docs/decisions/0029-failures-end-canaries.md says why these tests; bench/false-alarms simulates how often they are
 * wrong.
 */

/**
 * The probability with which a release that is no worse is ever rolled back, by whichever of the tests. For a canary that
 * holds for all its percentages together, as they are all parts of one test.
 */
export const falseAlarmRate = 1 / 200;

/** How many times as often a worse release fails; the tests are averages over these. */
const timesWorse = [2, 3, 5, 10, 30, 100];

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Views with a canary and without, while it was for a share of the visitors, above 0 and below 1. */
export interface ViewsAtShare {
  withCanary: number;
  without: number;
  share: number;
}

/**
 * The evidence that a canary makes pages fail. Visitors get it by chance: while it is no worse, each failed view is one
 * of the canary's with the probability of its percentage at the time, however many pages fail and however often each is
 * opened.
 * @param failed the failed views of each share that it had
 */
export function evidenceAgainstCanary(failed: readonly ViewsAtShare[]): number {
  return mean(timesWorse.map((times) => Math.exp(logRatioOf(failed, times))));
}

/** Pages of one engine that have started and that have not, of each share that a canary had. */
export interface Starts {
  unstarted: readonly ViewsAtShare[];
  started: readonly ViewsAtShare[];
}

/**
 * The evidence that pages do not start with a canary, from pages that reported either outcome. While the canary is no
 * worse, each of them is one of the canary's with the probability of its percentage, whether it started or not. A page
 * that reports nothing is missing among those that started.
 */
export function evidenceOfStarts({ unstarted, started }: Starts): number {
  return mean(
    timesWorse.map((times) =>
      Math.exp(logRatioOf(unstarted, times) + logRatioOf(started, 1 / times)),
    ),
  );
}

const logRatioOf = (views: readonly ViewsAtShare[], times: number) =>
  views.reduce((sum, ofShare) => sum + logRatio(ofShare, times), 0);

/** The logarithm of the likelihood of views, if the canary has them so many times as often, by that if it has not. */
function logRatio({ withCanary, without, share }: ViewsAtShare, times: number): number {
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
