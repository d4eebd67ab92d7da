import { accountLimits, accountMessages } from './limits.ts';
import { asciiDigits, plainLine, type TextReading, withoutDirections } from './typed-text.ts';

const form = /^\+?[\d ()-]+$/;

/**
 * Reads a phone number: an optional leading +, 6 to 15 digits of any script (E.164 has at most 15), spaces, hyphens and
 * parentheses. It is stored as typed, with ASCII digits and hyphens and without marks of direction and no-break spaces.
 */
export function readPhone(typed: string): TextReading {
  const value = asciiDigits(plainLine(withoutDirections(typed).replace(noBreakSpaces, '')))
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace('\uff0b', '+');
  const digits = value.replace(/\D/g, '').length;
  const isPhone = form.test(value) && digits >= accountLimits.phoneDigitsMin;
  if (value === '' || (isPhone && digits <= accountLimits.phoneDigitsMax)) return { value };
  return { refusal: accountMessages.phoneInvalid };
}

const noBreakSpaces = /[\u00a0\u2007\u202f]/g;
