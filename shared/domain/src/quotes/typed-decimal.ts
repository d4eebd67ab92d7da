import { readTypedAmount } from '../typed-number.ts';
import { withoutDirections } from '../typed-text.ts';
import { quoteLimits, quoteMessages, wholeQuote } from './quote.ts';
import { readDecimal } from './sheet/read-decimal.ts';

/**
 * What was typed into a number field of a quote, in any digits: `empty` for a blank field, `number` with an integer of the
 * smaller unit, otherwise `refused` with the message to show.
 */
export type TypedDecimal =
  | { kind: 'empty' }
  | { kind: 'number'; value: number }
  | { kind: 'refused'; message: string };

const refused = (message: string): TypedDecimal => ({ kind: 'refused', message });
const number = (value: number): TypedDecimal => ({ kind: 'number', value });

/** A quantity in thousandths: "12.5" → 12500. */
export function readQuantity(typed: string): TypedDecimal {
  const value = readExactly(typed, 3);
  if (value === null) return { kind: 'empty' };
  if (value === undefined) return refused(quoteMessages.quantityUnread);
  if (value < 1) return refused(quoteMessages.quantityTooSmall);
  return value > quoteLimits.quantityMax ? refused(quoteMessages.quantityTooLarge) : number(value);
}

/** A rate in paisa: "1,250.50" → 125050, "1.2 lakh" → 12000000. */
export function readRate(typed: string): TypedDecimal {
  const value = readExactly(typed, 2) ?? inWords(typed);
  if (value === null) return { kind: 'empty' };
  if (value === undefined) return refused(quoteMessages.rateUnread);
  if (value < 0) return refused(quoteMessages.rateNegative);
  return value > quoteLimits.rateMax ? refused(quoteMessages.rateTooLarge) : number(value);
}

/** A percentage in hundredths: "12.5" → 1250. */
export function readPercent(typed: string): TypedDecimal {
  const value = readExactly(typed, 2);
  if (value === null) return { kind: 'empty' };
  return value === undefined || value < 0 || value > wholeQuote
    ? refused(quoteMessages.percentUnread)
    : number(value);
}

/** Undefined for what is no number or would be rounded, null for a blank. */
function readExactly(typed: string, decimals: number): number | null | undefined {
  const text = withoutDirections(typed).trim();
  if (text === '') return null;
  const value = readDecimal(text, decimals);
  const finer = readDecimal(text, decimals + 3);
  return value !== undefined && finer === value * 1_000 ? value : undefined;
}

/** Paisa; null for a blank. */
function inWords(typed: string): number | null | undefined {
  const read = readTypedAmount(typed);
  if (read.kind === 'number') return read.value * 100;
  return read.kind === 'empty' ? null : undefined;
}
