import { formatRupees } from './money.ts';
import { readTypedAmount } from './typed-number.ts';

/**
 * How an amount typed in words is understood, to show beside the field: "18.5 lakh" → "= ₹18,50,000". Null for plain
 * digits and for text that cannot be read.
 */
export function amountReading(typed: string): string | null {
  if (/^[\d,]*$/.test(typed.trim())) return null;
  const read = readTypedAmount(typed);
  return read.kind === 'number' ? `= ${formatRupees(read.value)}` : null;
}
