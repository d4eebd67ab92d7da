import { accountMessages } from './limits.ts';
import { decodePunycode } from './punycode.ts';
import { plainLine, type TextReading, withoutDirections, withoutQuotes } from './typed-text.ts';

/**
 * Reads a mail address. Its domain may be in any script and is answered in ASCII ("आंगन.भारत" → "xn--…"), as mail
 * servers need it (RFC 5890); the part before the @ is ASCII only.
 */
export function readEmail(typed: string): TextReading {
  const text = withoutQuotes(plainLine(withoutDirections(typed)).replace(/^mailto:/i, ''));
  if (text === '') return { value: '' };
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, at), asciiDomain(text.slice(at + 1))];
  if (at > 0 && domain !== null && /[^\0-\x7f]/.test(local)) {
    return { refusal: accountMessages.emailLocalPart };
  }
  return at > 0 && domain !== null && !/[\s@]/.test(local)
    ? { value: `${local}@${domain}` }
    : { refusal: accountMessages.emailInvalid };
}

/** A host name of at least two labels, in ASCII; null if the text is not such a name. */
export function asciiDomain(name: string): string | null {
  if (/[\s/?#:@\\%[\]]/.test(name)) return null;
  const host = URL.parse(`http://${name}/`)?.hostname ?? '';
  return /^([a-z0-9_-]+\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(host) ? host : null;
}

/** A mail address to show: an internationalised domain in its own script instead of "xn--…". */
export function shownEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  return email.slice(0, at) + email.slice(at).split('.').map(shownLabel).join('.');
}

/** A label is decoded only if it encodes back to the same label, so that no address can look like another one. */
function shownLabel(label: string): string {
  const decoded = label.startsWith('xn--') ? decodePunycode(label.slice(4)) : null;
  return decoded && URL.parse(`http://${decoded}/`)?.hostname === label ? decoded : label;
}
