import type { SpeedMetric } from './compared-metrics.ts';

/** Each range ends at this many times the end of the one before; those of cls are equally wide. */
const step = 1.05;
const clsStep = 0.005;
/** Ranges of a metric; the last one has no end. */
const maxRanges = 220;

/** The range that a value is counted in: narrow enough for figures that people compare. */
export function rangeOf(metric: SpeedMetric, value: number): number {
  const range =
    metric === 'cls'
      ? Math.round(value / clsStep)
      : Math.round(Math.log(Math.max(value, 1)) / Math.log(step));
  return Math.min(range, maxRanges - 1);
}

/** How many ranges farther a value is that is so many times as large, or of cls so much larger. */
export function rangesBetween(metric: SpeedMetric, { times, by }: { times: number; by: number }) {
  return metric === 'cls' ? by / clsStep : Math.log(times) / Math.log(step);
}

/** The middle of a range. */
function middleOf(metric: SpeedMetric, range: number): number {
  return metric === 'cls' ? range * clsStep : step ** range;
}

/** The value below which a share of all lie, such as 0.75 for the 75th percentile; null without values. */
export function quantileOf(
  metric: SpeedMetric,
  counts: readonly number[],
  share: number,
): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  let seen = 0;
  const range = counts.findIndex((count) => {
    seen += count;
    return count > 0 && seen >= share * total;
  });
  if (range < 0) return null;
  const value = middleOf(metric, range);
  return metric === 'cls' ? Math.round(value * 1_000) / 1_000 : Math.round(value);
}
