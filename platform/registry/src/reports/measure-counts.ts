import type { MeasureReport } from '@aangan/manifest';

/** The upper ends of the ranges that values are counted in; a last range has no end. */
const milliseconds = [
  50, 100, 150, 200, 300, 400, 500, 750, 1_000, 1_500, 2_000, 2_500, 3_000, 4_000, 6_000, 8_000,
  12_000, 20_000, 60_000,
];
const shifts = [0, 0.01, 0.02, 0.03, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 0.75, 1, 2];

function rangesOf(kind: MeasureReport['kind']): readonly number[] {
  return kind === 'cls' ? shifts : milliseconds;
}

/** Counts values into their ranges. */
export function countValues(kind: MeasureReport['kind'], values: readonly number[]): number[] {
  const ends = rangesOf(kind);
  const counts = new Array<number>(ends.length + 1).fill(0);
  for (const value of values) {
    const at = ends.findIndex((end) => value <= end);
    const range = at < 0 ? ends.length : at;
    counts[range] = (counts[range] ?? 0) + 1;
  }
  return counts;
}

/**
 * The upper end of the range in which a share of all values lies, such as 0.75 for the 75th percentile; null without
 * values. Of values beyond the last range, its lower end.
 */
export function percentileOf(
  kind: MeasureReport['kind'],
  counts: readonly number[],
  share: number,
): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  const ends = rangesOf(kind);
  let seen = 0;
  const at = counts.findIndex((count) => {
    seen += count;
    return seen >= share * total;
  });
  return ends[Math.min(at, ends.length - 1)] ?? null;
}
