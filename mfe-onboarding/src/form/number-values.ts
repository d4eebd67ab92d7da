/** What a number field holds for a stored number. */
export function digitsOf(value: number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value);
}

/** The number that a field's digits are; null where there are none. */
export function numberOf(digits: string): number | null {
  return digits === '' ? null : Number(digits);
}
