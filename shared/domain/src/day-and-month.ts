import { dateFormat } from './locale-formats.ts';

/** Their names in English, for texts that are written without Intl. */
export const englishMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** A day without its year: "4 March", "4 मार्च". @param day YYYY-MM-DD */
export function dayAndMonth(day: string, locale: string): string {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  // Without Intl in English: a first page should not load it.
  if (locale.startsWith('en')) return `${date} ${englishMonths[month - 1]}`;
  const format = dateFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** A day with its year: "4 March 2027", "4 मार्च 2027". @param day YYYY-MM-DD */
export const longDay = (day: string, locale: string): string =>
  `${dayAndMonth(day, locale)} ${day.slice(0, 4)}`;
