// Written without Intl: its first use takes a slow phone 80 to 160 ms, which a first page should not spend.

const lakh = 100_000;
const crore = 100 * lakh;

/** The exact amount in Indian grouping, as all languages here write it: 140000 → "₹1,40,000". Whole rupees. */
export function formatRupees(amount: number): string {
  return `${amount < 0 ? '-' : ''}₹${formatCount(Math.abs(amount))}`;
}

/** The exact amount with its paise, in Indian grouping: 14505050 → "₹1,45,050.50". Whole paisa. */
export function formatPaisa(amount: number): string {
  const digits = String(Math.abs(amount)).padStart(3, '0');
  return `${amount < 0 ? '-' : ''}₹${groupDigits(digits.slice(0, -2))}.${digits.slice(-2)}`;
}

/**
 * The short amount, from 100000: in English "₹{n}L", with lakhs rounded to two decimals and trailing zeros cut
 * ("₹2.25L", "₹18L"); in Hindi "₹2.25 लाख", from 100 of those "₹1.2 करोड़". The exact amount below. Show
 * {@link formatRupees} in the title beside it. Whole rupees.
 */
export function formatRupeesShort(amount: number, locale = 'en-IN'): string {
  if (amount < lakh) return formatRupees(amount);
  const lakhs = decimalOf(amount, lakh);
  if (!locale.startsWith('hi')) return `₹${lakhs}L`;
  return lakhs === '100' || amount > crore ? `₹${decimalOf(amount, crore)} करोड़` : `₹${lakhs} लाख`;
}

/** How many of a unit an amount is, with at most two decimals, in Indian grouping: "1,234.5". */
function decimalOf(amount: number, unit: number): string {
  // Divided once: 100500 / 100000 * 100 would be less than 100.5.
  const [whole = '', decimals] = String(Math.round(amount / (unit / 100)) / 100).split('.');
  return `${groupDigits(whole)}${decimals ? `.${decimals}` : ''}`;
}

/** The midpoint of a fee range in ₹ per sq ft; null unless both ends are set. */
export function averageFee(min: number | null, max: number | null): number | null {
  return min === null || max === null ? null : (min + max) / 2;
}

/** A whole number in Indian grouping, as all languages here write it: 123456 → "1,23,456". */
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
