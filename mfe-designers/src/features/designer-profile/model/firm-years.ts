import { countedWords } from '@aangan/domain';

/** The age of a firm: "15 years in business". The unit makes clear that it is not the architect's experience. */
export function firmYearsText(years: number): string {
  return years > 0 ? `${countedWords(years, 'year')} in business` : 'in its first year';
}
