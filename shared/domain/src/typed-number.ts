import { asciiDigits, plainLine, withoutDirections, withoutQuotes } from './typed-text.ts';

/** Why what was typed is not a number that the field takes. */
export type TypedNumberRefusal = 'decimal' | 'sign' | 'letters' | 'grouping' | 'too_large';

/**
 * What was typed into a number field: `empty` for a blank field, `number` for a readable one, otherwise `refused` with
 * the message to show.
 */
export type TypedNumber =
  | { kind: 'empty' }
  | { kind: 'number'; value: number }
  | { kind: 'refused'; reason: TypedNumberRefusal; message: string };

/** Messages of fields for whole numbers. */
export const integerMessages: Record<TypedNumberRefusal, string> = {
  decimal: 'Enter a whole number, without a decimal point',
  sign: 'Enter a number without a plus or minus sign',
  letters: 'Enter digits only',
  grouping: 'Enter digits only, or group them like 1,85,000',
  too_large: 'This number is too large',
};

/** Messages of fields for amounts of money. */
export const amountMessages: Record<TypedNumberRefusal, string> = {
  decimal: 'Enter whole rupees, or an amount like 18.5 lakh',
  sign: 'Enter an amount without a plus or minus sign',
  letters: 'Enter an amount like 18,50,000, 18.5 lakh or 1.2 crore',
  grouping: 'Check the commas: group the digits like 18,50,000',
  too_large: 'This amount is too large',
};

/** The words for a unit, in English, Hindi, and Hindi in Latin letters as people spell it, by its zeros. */
const unitWords: readonly (readonly [zeros: number, words: string])[] = [
  [3, 'k thousand thousands hazar hazaar hajar hajaar हज़ार हजार'],
  [5, 'l lac lacs lakh lakhs laakh लाख'],
  [7, 'cr crore crores karod karor kror करोड़ करोड'],
  [9, 'arab अरब'],
];

const units = new Map(
  unitWords.flatMap(([zeros, words]) =>
    words.split(' ').map((word) => [word.normalize('NFKC'), zeros] as const),
  ),
);

/** The words for the currency, before or after an amount. */
const rupees = '₹|rs\\.?|inr|rupees?|rupaye|rupaya|रुपये|रुपए|रुपया|रु\\.?|रू\\.?'.normalize('NFKC');
const currencyBefore = new RegExp(`^(?:${rupees})\\s*`, 'u');
const currencyAfter = new RegExp(`\\s*(?:${rupees})$`, 'u');
/** Longer texts, in characters, are refused unread. */
const maxTypedNumber = 100;

/** Groups of three, or of two and a last one of three as in India. */
const groupedDigits = /^\d{1,3}(?:,\d{3})+$|^\d{1,2}(?:,\d{2})*,\d{3}$/;
const part = /(\d[\d,]*)(?:\.(\d+))?\s*(?:(\p{L}[\p{L}\p{M}]*)\.?)?\s*/uy;

/** Reads a whole number: "12", "1,250". A decimal point, a sign and letters are refused. */
export function readTypedInteger(typed: string): TypedNumber {
  if (typed.length > maxTypedNumber) return refused('too_large', integerMessages);
  const text = plainDigits(typed);
  if (text === '') return { kind: 'empty' };
  if (/^\d+$/.test(text) || groupedDigits.test(text)) return numberOf(text, integerMessages);
  return refused(reasonOf(text), integerMessages);
}

/**
 * Reads an amount in whole rupees: "1850000", "₹18,50,000", "18.5 lakh", "1.2 crore", "1 crore 20 lakh",
 * "Rs. 50,000/-", "50k". Paise other than .00, signs and unknown words are refused.
 */
export function readTypedAmount(typed: string): TypedNumber {
  if (typed.length > maxTypedNumber) return refused('too_large', amountMessages);
  const text = withoutCurrency(plainDigits(typed));
  if (text === '') return { kind: 'empty' };
  const parts = partsOf(text);
  if (parts === null) return refused(reasonOf(text), amountMessages);
  if (parts.some(({ whole }) => whole.includes(',') && !groupedDigits.test(whole))) {
    return refused('grouping', amountMessages);
  }
  const amounts = parts.map(rupeesOf);
  if (amounts.includes(null)) return refused('decimal', amountMessages);
  return numberOf(
    String(amounts.reduce<bigint>((sum, one) => sum + (one ?? 0n), 0n)),
    amountMessages,
  );
}

interface Part {
  whole: string;
  decimals: string;
  zeros: number;
}

/** The parts of "1 crore 20 lakh", each unit smaller than the one before; null if the text is not an amount. */
function partsOf(text: string): Part[] | null {
  const parts: Part[] = [];
  part.lastIndex = 0;
  while (part.lastIndex < text.length) {
    const [, whole, decimals = '', unit] = part.exec(text) ?? [];
    const zeros = unit === undefined ? 0 : units.get(unit);
    if (whole === undefined || zeros === undefined) return null;
    if (parts.some((earlier) => earlier.zeros <= zeros)) return null;
    parts.push({ whole, decimals, zeros });
  }
  return parts;
}

/** Shifts the decimals as digits: floating point would round them. */
function rupeesOf({ whole, decimals, zeros }: Part): bigint | null {
  const paise = decimals.slice(zeros);
  if (/[1-9]/.test(paise)) return null;
  return BigInt(whole.replaceAll(',', '') + decimals.slice(0, zeros).padEnd(zeros, '0'));
}

/** Trimmed, in lower case and with ASCII digits, without quotes and invisible characters that copying adds. */
function plainDigits(typed: string): string {
  const text = withoutQuotes(plainLine(withoutDirections(typed)));
  return asciiDigits(text.normalize('NFKC')).toLowerCase().trim();
}

function withoutCurrency(text: string): string {
  return text
    .replace(currencyBefore, '')
    .replace(currencyAfter, '')
    .replace(/\s*\/-?$/, '');
}

function reasonOf(text: string): TypedNumberRefusal {
  if (/\p{L}/u.test(text)) return 'letters';
  if (/^[+\-−–]/.test(text)) return 'sign';
  if (/^\d[\d,]*\.\d*$|^\.\d+$/.test(text)) return 'decimal';
  return /^[\d,\s]+$/.test(text) ? 'grouping' : 'letters';
}

function numberOf(digits: string, messages: Record<TypedNumberRefusal, string>): TypedNumber {
  const value = Number(digits.replaceAll(',', ''));
  return Number.isSafeInteger(value) ? { kind: 'number', value } : refused('too_large', messages);
}

function refused(
  reason: TypedNumberRefusal,
  messages: Record<TypedNumberRefusal, string>,
): TypedNumber {
  return { kind: 'refused', reason, message: messages[reason] };
}
