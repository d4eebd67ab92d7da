import { timesOfParts, type Wealth, wealthOf } from './wealth.ts';

/**
 * How many times as often a canary's visits may lead to an outcome without being relevantly fewer, and how many times as
 * often those of a worse one do; the test is the mean over these.
 */
const timesRelevant = 0.99;
const timesFewer = [0.9, 0.75, 0.5, 0.2];
export const shareOfFewer = timesFewer.map(() => 1 / timesFewer.length);

/** Of the outcomes, the share of the canary's if its visits lead to them so many times as often as the others. */
const expectedAt = (times: number, share: number) => (times * share) / (times * share + 1 - share);

/** What was won on no outcome yet. */
export const noOutcomes: Wealth = wealthOf(shareOfFewer);

/**
 * Bets on one outcome more that the canary's visits lead to fewer. While they do not, each outcome is one of the canary's
 * with the probability of its share of the visits, so that no bet wins in the mean.
 * @param share of the visits before it, above 0 and below 1
 * @returns for each of the rates that the bets are on, the logarithm of what it won
 */
export function betsOnFewer(hasCanary: boolean, share: number): number[] {
  const sound = expectedAt(timesRelevant, share);
  return timesFewer.map((times) => {
    const fewer = expectedAt(times, share);
    return Math.log(hasCanary ? fewer / sound : (1 - fewer) / (1 - sound));
  });
}

/**
 * How many outcomes, of the canary's visits and the others together, end a canary with so many times as often in 95 of
 * 100 cases.
 * @param bound the evidence that ends it
 */
export function neededOutcomes(share: number, bound: number, times = 0.9): number {
  const [fewer, sound] = [expectedAt(times, share), expectedAt(timesRelevant, share)];
  const won = fewer * Math.log(fewer / sound) + (1 - fewer) * Math.log((1 - fewer) / (1 - sound));
  const enough = Math.log(bound * timesFewer.length * timesOfParts);
  // The sum of what is won has twice its mean as its variance, and must be so much with all but 5 % of its deviation.
  return Math.ceil((quantile + Math.sqrt(quantile ** 2 + 2 * enough)) ** 2 / (2 * won));
}

/** The quantile of the normal distribution for 95 of 100. */
const quantile = 1.645;
