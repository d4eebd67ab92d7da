/** A waiting time as text: in seconds below 90, else in whole minutes. */
export function waitingTime(seconds: number, locale = 'en-IN'): string {
  const [count, unit] =
    seconds < 90 ? ([seconds, 'second'] as const) : ([Math.ceil(seconds / 60), 'minute'] as const);
  // Without Intl in English: a first page should not load it.
  if (locale.startsWith('en')) return `${count} ${unit}${count === 1 ? '' : 's'}`;
  const options = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(`${locale}-u-nu-latn`, options).format(count);
}
