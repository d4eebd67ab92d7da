/**
 * How many times as often a canary's visits may lead to an outcome without being relevantly fewer, and how many times as
 * often those of a worse one do; the test is the mean over these.
 */
const timesRelevant = 0.99;
const timesFewer = [0.9, 0.75, 0.5, 0.2];

/** Of the outcomes, the share of the canary's if its visits lead to them so many times as often as the others. */
const expectedAt = (times: number, share: number) => (times * share) / (times * share + 1 - share);

/**
 * The evidence that a canary's visits lead to an outcome less often. While they do not, each outcome is one of the
 * canary's with the probability of its share of the visits, so that this passes 1/α at any time with a probability of at
 * most α.
 * @param share of the visits, above 0 and below 1
 */
export function evidenceOfFewer(
  { withCanary, without }: { withCanary: number; without: number },
  share: number,
): number {
  const sound = expectedAt(timesRelevant, share);
  const ratios = timesFewer.map((times) => {
    const fewer = expectedAt(times, share);
    return Math.exp(
      withCanary * Math.log(fewer / sound) + without * Math.log((1 - fewer) / (1 - sound)),
    );
  });
  return ratios.reduce((sum, ratio) => sum + ratio, 0) / ratios.length;
}

/**
 * How many outcomes, of the canary's visits and the others together, end a canary with so many times as often in 95 of
 * 100 cases.
 * @param bound the evidence that ends it
 */
export function neededOutcomes(share: number, bound: number, times = 0.9): number {
  const [fewer, sound] = [expectedAt(times, share), expectedAt(timesRelevant, share)];
  const won = fewer * Math.log(fewer / sound) + (1 - fewer) * Math.log((1 - fewer) / (1 - sound));
  return Math.ceil(neededScore(bound * timesFewer.length) / (2 * won));
}

/** Of a test by sums: how large the square of the mean must be in units of its deviation. */
export function neededScore(bound: number): number {
  // 1.3, and not the 1.64 of a test that looks once: the sum is above its mean at some time. Set by the simulation.
  return (1.3 + Math.sqrt(2 * Math.log(bound))) ** 2;
}
