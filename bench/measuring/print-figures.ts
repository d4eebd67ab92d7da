import { type Figure, summaryOf } from './write-results.ts';

/** Prints each figure: its median, its spread, and what it should be. */
export function printFigures(figures: readonly Figure[]): void {
  for (const { name, unit, runs, goal } of figures) {
    const { median, min, max } = summaryOf(runs);
    const digits = ['ratio', 'CLS'].includes(unit) ? 3 : median < 10 ? 1 : 0;
    const [shown, low, high] = [median, min, max].map((value) => value.toFixed(digits));
    console.log(`${name.padEnd(56)} ${shown} ${unit} (${low}–${high})${wanted(goal, digits)}`);
  }
}

function wanted(goal: Figure['goal'], digits: number): string {
  if (!goal) return '';
  const [sign, value] = 'atMost' in goal ? ['≤', goal.atMost] : ['≥', goal.atLeast];
  return `  goal ${sign} ${value.toFixed(digits)}`;
}
