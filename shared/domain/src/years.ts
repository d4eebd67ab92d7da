/**
 * Years in business: the current year minus the establishment year, floored at 0.
 * The current year is passed in, so that a page renders the same on the server and in the browser.
 */
export function yearsInBusiness(
  establishmentYear: number | null,
  currentYear: number,
): number | null {
  return establishmentYear === null ? null : Math.max(0, currentYear - establishmentYear);
}
