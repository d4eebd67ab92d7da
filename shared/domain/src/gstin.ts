import { evidenceMessages } from './evidence-messages.ts';
import { asciiDigits, plainLine, type TextReading, withoutDirections } from './typed-text.ts';

/**
 * States and union territories by the first two digits of a GSTIN: the codes of the GST portal, named as the table of
 * cities names them. 25 and 28 are of registrations from before Daman and Diu and Andhra Pradesh were changed; 97 is land and
 * sea of no state.
 */
const states: Readonly<Record<string, string>> = {
  '01': 'Jammu and Kashmir',
  '02': 'Himachal Pradesh',
  '03': 'Punjab',
  '04': 'Chandigarh',
  '05': 'Uttarakhand',
  '06': 'Haryana',
  '07': 'Delhi',
  '08': 'Rajasthan',
  '09': 'Uttar Pradesh',
  10: 'Bihar',
  11: 'Sikkim',
  12: 'Arunachal Pradesh',
  13: 'Nagaland',
  14: 'Manipur',
  15: 'Mizoram',
  16: 'Tripura',
  17: 'Meghalaya',
  18: 'Assam',
  19: 'West Bengal',
  20: 'Jharkhand',
  21: 'Odisha',
  22: 'Chhattisgarh',
  23: 'Madhya Pradesh',
  24: 'Gujarat',
  25: 'Dadra and Nagar Haveli and Daman and Diu',
  26: 'Dadra and Nagar Haveli and Daman and Diu',
  27: 'Maharashtra',
  28: 'Andhra Pradesh',
  29: 'Karnataka',
  30: 'Goa',
  31: 'Lakshadweep',
  32: 'Kerala',
  33: 'Tamil Nadu',
  34: 'Puducherry',
  35: 'Andaman and Nicobar Islands',
  36: 'Telangana',
  37: 'Andhra Pradesh',
  38: 'Ladakh',
  97: 'Other Territory',
};

/** Two digits of the state, the PAN, which registration of that PAN in the state, a letter, the check character. */
const form = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][A-Z][\dA-Z]$/;

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The names of all states that a GSTIN can be of. */
export const gstStates: readonly string[] = [...new Set(Object.values(states))];

/**
 * The last character of a GSTIN, computed from the 14 before it: each is a digit to base 36, and every second one counts
 * twice (the Luhn mod N algorithm, with N = 36). It finds each single character that is changed, and all but a few of two
 * neighbours that are swapped.
 * @param first 14 digits and capital letters
 */
export function gstinCheckCharacter(first: string): string {
  let sum = 0;
  for (const [place, character] of [...first].entries()) {
    const product = alphabet.indexOf(character) * (place % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / 36) + (product % 36);
  }
  return alphabet.charAt((36 - (sum % 36)) % 36);
}

/**
 * Reads a GSTIN as people type it: small letters, blanks, hyphens and digits of any script. `value` has 15 capital letters and
 * digits, such as "27AAPFU0939F1ZV"; '' for a blank field. Three refusals: the form, the state, the check character.
 */
export function readGstin(typed: string): TextReading {
  const value = asciiDigits(plainLine(withoutDirections(typed)))
    .replace(/[\s\u2010-\u2015-]/g, '')
    .toUpperCase();
  if (value === '') return { value };
  if (!form.test(value)) return { refusal: evidenceMessages.gstinForm };
  if (stateOfGstin(value) === null) return { refusal: evidenceMessages.gstinState };
  return value.endsWith(gstinCheckCharacter(value.slice(0, 14)))
    ? { value }
    : { refusal: evidenceMessages.gstinCheck };
}

/** The state or union territory that the first two digits of a GSTIN name; null where they name none. */
export function stateOfGstin(gstin: string): string | null {
  return states[gstin.slice(0, 2)] ?? null;
}
