/**
 * What bets have won that are placed one after the other, each with several stakes. A release may become slower a week
 * after it was set, once a cache is full or a table is large: what was lost until then must not count. So the money is
 * not placed at once. A part of it begins with the first bet, and another part with each {@link every} further ones, as
 * if it had waited in a drawer. All parts together are what was there at the beginning, so that the sum of what they
 * have won and of what waits is 1 in the mean at any time, as that of one bet is.
 */
export interface Wealth {
  /** For each stake, the logarithm of what the parts that have begun are worth. */
  readonly won: readonly number[];
  /** How many bets were placed. */
  readonly bets: number;
}

/** The part that begins with the first bet. */
const first = 0.85;
/** How many bets there are between the beginnings of two parts. */
const every = 100;

/** The part that begins after so many times {@link every} bets, from 1 on. The sum of all of them is 1 less the first. */
const partAt = (turn: number) => (1 - first) / (turn * (turn + 1));
const waitingAfter = (turns: number) => (1 - first) / (turns + 1);

/** What was there at the beginning. @param shares that each stake has of it; their sum is 1 */
export function wealthOf(shares: readonly number[]): Wealth {
  return { won: shares.map((share) => Math.log(first * share)), bets: 0 };
}

/**
 * Places one bet more.
 * @param logs for each stake, the logarithm of what it multiplies what is placed by
 * @param shares as at the beginning
 */
export function withBet(
  { won, bets }: Wealth,
  logs: readonly number[],
  shares: readonly number[],
): Wealth {
  const placed = bets + 1;
  const part = placed % every === 0 ? partAt(placed / every) : 0;
  return {
    bets: placed,
    won: won.map((one, at) => {
      const next = Math.max(one + (logs[at] ?? 0), lowest);
      return part === 0 ? next : next + Math.log1p((part * (shares[at] ?? 0)) / Math.exp(next));
    }),
  };
}

/** The lowest logarithm that is kept: 1 by its power is still a number. */
const lowest = -700;

/** What all is worth, as a multiple of what was there at the beginning. */
export function worthOf({ won, bets }: Wealth): number {
  const worth = won.reduce((sum, one) => sum + Math.exp(one), 0);
  return worth + waitingAfter(Math.floor(bets / every));
}

/** How many times as much one bet that begins at once must win. */
export const timesOfParts = 1 / first;
