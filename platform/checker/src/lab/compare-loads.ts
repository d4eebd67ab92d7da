import type { Load } from './load-page.ts';

/** Loads of one round: with the releases that are served, and with the candidate in place of one. */
export interface Round {
  before: Load;
  after: Load;
}

/** One measure before and after, over all rounds. */
export interface Comparison {
  /** Medians. */
  before: number;
  after: number;
  /** The second median divided by the first; null if the first is 0. */
  ratio: number | null;
  /** The lowest and the highest ratio of a round; null if the first value is 0 in every round. */
  spread: [number, number] | null;
}

/** Compares each measure of some rounds. */
export function compareLoads(rounds: readonly Round[]): Record<keyof Load, Comparison> {
  const of = (measure: keyof Load): Comparison => {
    const before = median(rounds.map((round) => round.before[measure]));
    const after = median(rounds.map((round) => round.after[measure]));
    const ratios = rounds
      .filter((round) => round.before[measure] > 0)
      .map((round) => round.after[measure] / round.before[measure]);
    return {
      before,
      after,
      ratio: before > 0 ? after / before : null,
      spread: ratios.length > 0 ? [Math.min(...ratios), Math.max(...ratios)] : null,
    };
  };
  return { scriptBytes: of('scriptBytes'), lcpMs: of('lcpMs'), blockingMs: of('blockingMs') };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? 0)) / 2;
}
