import {
  accountMessages,
  readEmail,
  readInstagram,
  readLinkedin,
  readPhone,
  readPictureAddress,
  readWebAddress,
  type TextReader,
  type TextReading,
} from '@aangan/domain';
import type { Reading } from './reading.ts';

/** The readers of texts of a format, which forms use too. */
const formats: Record<string, TextReader> = {
  email: readAccountEmail,
  uuid: (text) =>
    /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
      ? { value: text }
      : { refusal: 'Must be a valid UUID.' },
  'date-time': (text) =>
    /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text))
      ? { value: text }
      : { refusal: 'Enter a valid value.' },
  date: (text) => (isDay(text) ? { value: text } : { refusal: 'Enter a valid value.' }),
  'web-url': readWebAddress,
  'linkedin-url': readLinkedin,
  'instagram-url': readInstagram,
  'picture-url': readPictureAddress,
  phone: readPhone,
};

/**
 * Reads text of a format that a schema names.
 * @param own the field's own sentence for a refusal
 */
export function readFormat(name: string, text: string, own?: string): Reading {
  const read = formats[name];
  if (!read) throw new Error(`There is no format ${name}.`);
  const reading = read(text);
  if ('value' in reading) return reading;
  return { errors: [{ code: 'invalid', sentence: own ?? reading.refusal }] };
}

/** Django's EmailValidator: an unquoted local part and a domain of at least two labels. */
function readAccountEmail(text: string): TextReading {
  const reading = readEmail(text);
  if ('refusal' in reading && reading.refusal !== accountMessages.emailInvalid) return reading;
  const [local = '', domain = ''] = 'value' in reading ? reading.value.split('@') : [];
  const isValid =
    !isReserved(domain) &&
    /^[-!#$%&'*+/=?^_`{}|~0-9A-Z]+(\.[-!#$%&'*+/=?^_`{}|~0-9A-Z]+)*$/i.test(local) &&
    local.length <= 64 &&
    /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/.test(domain);
  return isValid ? reading : { refusal: 'Enter a valid email address.' };
}

/** Whether it is a day of the calendar, as YYYY-MM-DD. */
function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text;
}

/** No mail reaches it (RFC 2606), and erased accounts have their place there. */
const isReserved = (domain: string) => /(^|\.)invalid$/i.test(domain);
