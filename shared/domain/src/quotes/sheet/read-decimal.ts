import { asciiDigits } from '../../typed-text.ts';

/** What stands around a number of a sheet: currency, percent, and the mark of rupees after it. */
const around = /^(?:₹|rs\.?|inr|रु\.?)\s*|\s*(?:\/-|%|₹|rs\.?)$/giu;

/**
 * Reads a decimal number as an integer of a smaller unit, without a float: "1,45,050.5" with two decimals → 14505050.
 * More decimals are rounded, half up.
 * @returns undefined for what is no number, and for one of more than fifteen digits
 */
export function readDecimal(text: string, decimals: number): number | undefined {
  const plain = asciiDigits(text.trim()).replace(around, '').replace(/[,\s]/g, '');
  const scientific = /^-?\d(\.\d+)?e[+-]?\d{1,2}$/i.test(plain)
    ? Number(plain).toFixed(decimals + 1)
    : plain;
  const [, sign = '', whole = '', part = ''] = /^([-−]?)(\d*)(?:\.(\d*))?$/.exec(scientific) ?? [];
  if (whole === '' && part === '') return undefined;
  const padded = part.padEnd(decimals + 1, '0');
  const up = (padded[decimals] ?? '0') >= '5' ? 1n : 0n;
  const digits = BigInt(`${whole}${padded.slice(0, decimals)}` || '0') + up;
  if (digits > 999_999_999_999_999n) return undefined;
  return Number(digits) * (sign === '' ? 1 : -1) || 0;
}
