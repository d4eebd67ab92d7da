const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});
const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

const lakhs = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 });

const lakh = 100_000;

/** The exact amount in Indian grouping: 140000 → "₹1,40,000". Whole rupees. */
export function formatRupees(amount: number): string {
  return rupees.format(amount);
}

/**
 * The short amount: "₹{n}L" from 100000, with lakhs rounded to two decimals and trailing zeros cut
 * ("₹2.25L", "₹18L"); the exact amount below. Show {@link formatRupees} in the title beside it. Whole rupees.
 */
export function formatRupeesShort(amount: number): string {
  return amount >= lakh ? `₹${lakhs.format(amount / lakh)}L` : formatRupees(amount);
}

/** The midpoint of a fee range in ₹ per sq ft; null unless both ends are set. */
export function averageFee(min: number | null, max: number | null): number | null {
  return min === null || max === null ? null : (min + max) / 2;
}

/** A whole number in Indian grouping: 123456 → "1,23,456". */
export function formatCount(count: number): string {
  return grouped.format(count);
}

/** How many a listing found, in words: beyond the exact range "1,000+". */
export function formatListCount(count: number, isExact: boolean): string {
  return isExact ? formatCount(count) : `${formatCount(count - 1)}+`;
}

/** Digits in Indian grouping, none of them dropped: "1850000" → "18,50,000", "007" → "007". */
export function groupDigits(digits: string): string {
  return digits.replace(/\B(?=(\d{2})*\d{3}$)/g, ',');
}
