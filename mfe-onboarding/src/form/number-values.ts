/** The digits of a stored number for a number field; '' for none. */
export function digitsOf(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

/** The number for a field's digits; null for ''. */
export function numberOf(digits: string): number | null {
  return digits === '' ? null : Number(digits);
}
