import { countedWords } from '@aangan/domain';

/** How long a firm has been there, told as the firm's, not as the person's beside it: "15 years in business". */
export function firmYearsWords(years: number): string {
  return years > 0 ? `${countedWords(years, 'year')} in business` : 'in its first year';
}
