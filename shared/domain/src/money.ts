// Written without Intl: its first use takes a slow phone 80 to 160 ms, which a first page should not spend.

const lakh = 100_000;

/** The exact amount in Indian grouping: 140000 → "₹1,40,000". Whole rupees. */
export function formatRupees(amount: number): string {
  return `${amount < 0 ? '-' : ''}₹${formatCount(Math.abs(amount))}`;
}

/**
 * The short amount: "₹{n}L" from 100000, with lakhs rounded to two decimals and trailing zeros cut
 * ("₹2.25L", "₹18L"); the exact amount below. Show {@link formatRupees} in the title beside it. Whole rupees.
 */
export function formatRupeesShort(amount: number): string {
  if (amount < lakh) return formatRupees(amount);
  const [lakhs = '', decimals] = String(Math.round(amount / 1_000) / 100).split('.');
  return `₹${groupDigits(lakhs)}${decimals ? `.${decimals}` : ''}L`;
}

/** The midpoint of a fee range in ₹ per sq ft; null unless both ends are set. */
export function averageFee(min: number | null, max: number | null): number | null {
  return min === null || max === null ? null : (min + max) / 2;
}

/** A whole number in Indian grouping: 123456 → "1,23,456". */
export function formatCount(count: number): string {
  return groupDigits(String(Math.round(count)));
}

/** How many a listing found, in words: beyond the exact range "1,000+". */
export function formatListCount(count: number, isExact: boolean): string {
  return isExact ? formatCount(count) : `${formatCount(count - 1)}+`;
}

/** Digits in Indian grouping, none of them dropped: "1850000" → "18,50,000", "007" → "007". */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{2})*\d{3}$)/g, ',');
}
