/**
 * How sure it is that the pages of a canary are slower than those without it: a sequential test by ranks that may be
 * looked at after every page. docs/decisions/0109-canaries-are-judged-by-speed-and-outcome.md says why this test;
 * bench/false-alarms simulates how often it is wrong.
 */

/**
 * What is known of the values that are compared with each other: those of one metric, route, class of device and kind
 * of visit.
 */
export interface Stratum {
  /** The newest values, of the canary and of the others, the oldest first. */
  recent: readonly number[];
  /** How many pages of the canary and of the others were compared. */
  compared: { withCanary: number; without: number };
  /** For each of {@link stakes}, the logarithm of what it has won. */
  won: readonly number[];
}

/** What is bet on each page that the canary is the slower one: the test is the mean over these. */
const stakes = [0.3, 0.6, 0.9];

/** Values that a new one is ranked among. Few enough to follow the time of day. */
const maxRecent = 128;

/** How many pages the percentage of the canary counts for in what is expected of the next one. */
const pagesOfPercent = 50;

export const emptyStratum: Stratum = {
  recent: [],
  compared: { withCanary: 0, without: 0 },
  won: stakes.map(() => 0),
};

/**
 * Bets on one page more. If the canary is no slower, the rank of a value among the newest says nothing about whether it
 * is the canary's, so that each bet wins nothing in the mean, however the values are spread.
 * @param value of a canary's page, less what a relevant difference exceeds
 * @param share of the visitors that get the canary, above 0 and below 1
 */
export function withPage(
  { recent, compared, won }: Stratum,
  { value, hasCanary }: { value: number; hasCanary: boolean },
  share: number,
): Stratum {
  const { withCanary, without } = compared;
  const rank = rankAmong(recent, value);
  // Learned from the pages before: a stratum may have more or fewer of the canary's pages than the percentage says.
  const expected = (withCanary + pagesOfPercent * share) / (withCanary + without + pagesOfPercent);
  const surprise = (hasCanary ? 1 : 0) - expected;
  return {
    recent: [...(recent.length < maxRecent ? recent : recent.slice(1)), value],
    compared: hasCanary
      ? { withCanary: withCanary + 1, without }
      : { withCanary, without: without + 1 },
    won: stakes.map((stake, at) => (won[at] ?? 0) + Math.log1p(stake * rank * surprise)),
  };
}

/** Where a value lies among others: -1 below all, 1 above all, 0 in the middle; equal ones count half. */
function rankAmong(values: readonly number[], value: number): number {
  let below = 0;
  for (const other of values) below += other < value ? 1 : other === value ? 0.5 : 0;
  return (2 * below - values.length) / (values.length + 1);
}

/** A stratum, and where in the site it is. */
export type PlacedStratum = Pick<Stratum, 'won'> & { route: string; isRepeat: boolean };

/** How much of the evidence is that of visits with an empty cache; the rest is that of repeat visits. */
const ofFirstVisits = 0.7;

/** How much of either is that of all routes together; the rest is that of each route by itself. */
const ofAllRoutes = 0.9;

/** Routes that the rest is divided by, seen or not: their number must not depend on what was seen. */
const maxRoutes = 50;

/**
 * The evidence of a metric. A canary that slows one route of many is found too, and one that slows repeat visits only.
 * While it is no slower, the evidence passes 1/α at any time with a probability of at most α (Ville's inequality): the
 * mean of bets that win nothing in the mean is one of them, even where the same networks are in several.
 */
export function evidenceOfStrata(strata: readonly PlacedStratum[]): number {
  const [first, repeat] = [false, true].map((isRepeat) =>
    evidenceOfVisits(strata.filter((one) => one.isRepeat === isRepeat)),
  ) as [number, number];
  return ofFirstVisits * first + (1 - ofFirstVisits) * repeat;
}

function evidenceOfVisits(strata: readonly PlacedStratum[]): number {
  const routes = [...Map.groupBy(strata, ({ route }) => route).values()].map(wealthOf);
  const unseen = Math.max(maxRoutes - routes.length, 0);
  const ofRoutes =
    (routes.reduce((sum, wealth) => sum + wealth, 0) + unseen) / (routes.length + unseen);
  return ofAllRoutes * wealthOf(strata) + (1 - ofAllRoutes) * ofRoutes;
}

/** The mean of what the stakes have won, as a multiple of what was bet. */
function wealthOf(strata: readonly Pick<Stratum, 'won'>[]): number {
  const wealth = stakes.map((_stake, at) =>
    Math.exp(strata.reduce((sum, { won }) => sum + (won[at] ?? 0), 0)),
  );
  return wealth.reduce((sum, one) => sum + one, 0) / stakes.length;
}
