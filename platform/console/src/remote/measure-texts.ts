/** What is measured, as it is named on the screen. */
export const measureTitles: Record<string, string> = {
  lcp: 'Largest contentful paint',
  inp: 'Interaction to next paint',
  cls: 'Layout shift',
  'load-time': 'Load time of a module',
  'render-time': 'Time to take the page over',
  'transfer-size': 'Transferred until loaded',
};

const units: Record<string, string> = { cls: '', 'transfer-size': 'kB' };

/** A measured value with its unit. */
export function amountOf(kind: string, value: number): string {
  const digits = value < 10 ? 2 : 0;
  const fraction = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return `${value.toLocaleString('en-IN', fraction)} ${units[kind] ?? 'ms'}`.trimEnd();
}
