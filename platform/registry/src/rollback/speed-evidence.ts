/**
 * How sure it is that the pages of a canary are slower than those without it: a sequential test by ranks that may be
 * looked at after every page. docs/decisions/0109-canaries-are-judged-by-speed-and-outcome.md says why this test;
 * bench/false-alarms simulates how often it is wrong.
 */
import { timesOfParts, type Wealth, wealthOf, worthOf } from './wealth.ts';

/**
 * What is known of the values that are compared with each other: those of one metric, route, class of device and kind
 * of visit, since the canary was last set.
 */
export interface Stratum {
  /** The newest values, of the canary and of the others, the oldest first. */
  recent: readonly number[];
  /** How many pages of the canary and of the others were compared. */
  compared: { withCanary: number; without: number };
}

/** What is bet on each page that the canary is the slower one, and how much of the evidence is that of each stake. */
const stakes = [0.25, 0.5, 0.9];
export const shareOfStakes = [0.07, 0.83, 0.1];

/** Values that a new one is ranked among. Few enough to follow the time of day. */
const maxRecent = 128;

/** How many pages the percentage of the canary counts for in what is expected of the next one. */
const pagesOfPercent = 50;

export const emptyStratum: Stratum = { recent: [], compared: { withCanary: 0, without: 0 } };

/** What was won on no page yet. */
export const noWealth: Wealth = wealthOf(shareOfStakes);

/**
 * Bets on one page more. If the canary is no slower, the rank of a value among the newest says nothing about whether it
 * is the canary's, so that each bet wins nothing in the mean, however the values are spread.
 * @param value of a canary's page, less what a relevant difference exceeds
 * @param share of the visitors that get the canary, above 0 and below 1
 * @returns the stratum with the page, and for each stake the logarithm of what it won
 */
export function withPage(
  { recent, compared }: Stratum,
  { value, hasCanary }: { value: number; hasCanary: boolean },
  share: number,
): { stratum: Stratum; logs: number[] } {
  const { withCanary, without } = compared;
  const rank = rankAmong(recent, value);
  // Learned from the pages before: a stratum may have more or fewer of the canary's pages than the percentage says.
  const expected = (withCanary + pagesOfPercent * share) / (withCanary + without + pagesOfPercent);
  const surprise = (hasCanary ? 1 : 0) - expected;
  const stratum = {
    recent: [...(recent.length < maxRecent ? recent : recent.slice(1)), value],
    compared: hasCanary
      ? { withCanary: withCanary + 1, without }
      : { withCanary, without: without + 1 },
  };
  return { stratum, logs: stakes.map((stake) => Math.log1p(stake * rank * surprise)) };
}

/** Where a value lies among others: -1 below all, 1 above all, 0 in the middle; equal ones count half. */
function rankAmong(values: readonly number[], value: number): number {
  let below = 0;
  for (const other of values) below += other < value ? 1 : other === value ? 0.5 : 0;
  return (2 * below - values.length) / (values.length + 1);
}

/** How much of the evidence is that of all routes together; the rest is that of each route by itself. */
const ofAllRoutes = 0.96;

/** Routes that the rest is divided by, seen or not: their number must not depend on what was seen. */
const maxRoutes = 50;

/**
 * The evidence of a metric. A canary that slows one route of many is found too. While it is no slower, the evidence
 * passes 1/α at any time with a probability of at most α (Ville's inequality): the mean of bets that win nothing in the
 * mean is one of them, even where the same networks are in several.
 * @param all what was won on all pages
 * @param routes what was won on those of each route
 */
export function evidenceOfRoutes(all: Wealth, routes: readonly Wealth[]): number {
  const unseen = Math.max(maxRoutes - routes.length, 0);
  const ofRoutes =
    (routes.reduce((sum, route) => sum + worthOf(route), 0) + unseen) / (routes.length + unseen);
  return ofAllRoutes * worthOf(all) + (1 - ofAllRoutes) * ofRoutes;
}

/** How much of a metric's bound is that of all visits; the rest is that of repeat visits alone. */
const ofAllVisits = 0.95;

/**
 * The evidence of all visits and that of repeat visits alone as one. They are two tests, of which each passes its part of
 * the bound by chance at most as often as that says (Bonferroni): who is in both is known to have the canary in the
 * second, so that their mean would be no test.
 */
export function evidenceOfBoth(all: number, repeat: number): number {
  return Math.max(ofAllVisits * all, (1 - ofAllVisits) * repeat);
}

/** How many times the bound the stake that suits a slower release must win, on the pages of all routes from the first on. */
export const timesOfSpeed = timesOfParts / (ofAllVisits * ofAllRoutes * Math.max(...shareOfStakes));
