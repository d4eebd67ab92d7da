import { type Figure, summaryOf } from '../measuring/write-results.ts';

/** One line a figure: median, extremes, and whether it is as it should be. */
export function printFigures(figures: readonly Figure[]): void {
  for (const { name, unit, runs, goal } of figures) {
    const { median, min, max } = summaryOf(runs);
    const spread = `${rounded(min)}–${rounded(max)}`;
    console.log(
      `${name.padEnd(60)} ${rounded(median).padStart(8)} ${unit} (${spread})${verdict(median, goal)}`,
    );
  }
}

const rounded = (value: number) => value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0);

function verdict(median: number, goal: Figure['goal']): string {
  if (!goal) return '';
  const isMet = 'atLeast' in goal ? median >= goal.atLeast : median <= goal.atMost;
  const wanted = 'atLeast' in goal ? `at least ${goal.atLeast}` : `at most ${goal.atMost}`;
  return isMet ? ` · ${wanted}: met` : ` · ${wanted}: NOT met`;
}
