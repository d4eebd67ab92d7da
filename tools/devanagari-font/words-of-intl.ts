const letters = Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index));
const pairs = letters.flatMap((first) => letters.map((second) => first + second));

/** What Node can say in Hindi: names of countries, languages and currencies, dates and relative times. */
export function wordsOfIntl(): string[] {
  const nameOf = (type: 'language' | 'region' | 'currency') => {
    const names = new Intl.DisplayNames('hi', { type, fallback: 'none' });
    return (code: string) => names.of(code) ?? '';
  };
  const days = Array.from({ length: 12 }, (_, month) => new Date(2027, month, month + 1));
  const relative = new Intl.RelativeTimeFormat('hi', { numeric: 'auto' });
  const units = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;
  return [
    ...pairs.map(nameOf('language')),
    ...pairs.map((code) => nameOf('region')(code.toUpperCase())),
    ...Intl.supportedValuesOf('currency').map(nameOf('currency')),
    ...days.map((day) => new Intl.DateTimeFormat('hi-IN', { dateStyle: 'full' }).format(day)),
    ...days.map((day) => new Intl.DateTimeFormat('hi-IN', { dateStyle: 'medium' }).format(day)),
    ...units.flatMap((unit) => [-2, -1, 0, 1, 2].map((count) => relative.format(count, unit))),
  ];
}
