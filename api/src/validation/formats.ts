import { domainToASCII } from 'node:url';
import {
  isContactPhone,
  isInstagramUrl,
  isLinkedinUrl,
  isWebUrl,
  ownMediaPattern,
  profileMessages,
} from '@aangan/domain';
import type { Reading } from './reading.ts';

interface Format {
  /** The text as it is stored. */
  tidy?: (text: string) => string;
  isValid: (text: string) => boolean;
  message: string;
}

/** An address may be typed with any case before the colon; it is stored, and checked, in lower case there. */
const lowerScheme = (text: string) => text.replace(/^https?:/i, (scheme) => scheme.toLowerCase());

const isWholeWebUrl = (text: string) => /^https?:\/\/\S+$/.test(text) && isWebUrl(text);

const formats: Record<string, Format> = {
  email: { isValid: isEmail, message: 'Enter a valid email address.' },
  uuid: {
    isValid: (text) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text),
    message: 'Must be a valid UUID.',
  },
  'web-url': {
    tidy: lowerScheme,
    isValid: isWholeWebUrl,
    message: profileMessages.urlInvalid,
  },
  'linkedin-url': {
    tidy: lowerScheme,
    isValid: (text) => isWholeWebUrl(text) && isLinkedinUrl(text),
    message: profileMessages.linkedinInvalid,
  },
  'instagram-url': {
    tidy: lowerScheme,
    isValid: (text) => isWholeWebUrl(text) && isInstagramUrl(text),
    message: profileMessages.instagramInvalid,
  },
  'contact-phone': { isValid: isContactPhone, message: profileMessages.phoneInvalid },
  'picture-url': {
    tidy: lowerScheme,
    isValid: (text) => isWholeWebUrl(text) || ownMediaPattern.test(text),
    message: profileMessages.urlInvalid,
  },
};

/** Reads text of a format that a schema names. */
export function readFormat(name: string, text: string): Reading {
  const format = formats[name];
  if (!format) throw new Error(`There is no format ${name}.`);
  const tidy = format.tidy?.(text) ?? text;
  return format.isValid(tidy)
    ? { value: tidy }
    : { errors: [{ code: 'invalid', sentence: format.message }] };
}

/** Django's EmailValidator: an unquoted ASCII local part and a domain of at least two labels. */
function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  const domain = domainToASCII(text.slice(at + 1));
  if (isReserved(domain)) return false;
  return (
    /^[-!#$%&'*+/=?^_`{}|~0-9A-Z]+(\.[-!#$%&'*+/=?^_`{}|~0-9A-Z]+)*$/i.test(local) &&
    local.length <= 64 &&
    /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/i.test(domain)
  );
}

/** No mail reaches it (RFC 2606), and erased accounts have their place there. */
const isReserved = (domain: string) => /(^|\.)invalid$/i.test(domain);
