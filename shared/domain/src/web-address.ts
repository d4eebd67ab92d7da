import { asciiDomain } from './email.ts';
import { profileMessages } from './limits.ts';
import { isInstagramUrl, isLinkedinUrl, isPictureUrl, isWebUrl } from './patterns.ts';
import { plainLine, type TextReading, withoutDirections, withoutQuotes } from './typed-text.ts';

/**
 * Reads an address of a web page as people write it: "www.studio.in" and "punetile.in" get their `https://`. The
 * refusal says why.
 */
export function readWebAddress(typed: string): TextReading {
  return readAddress(tidy(typed), profileMessages.urlInvalid, 'www.studio.in');
}

/** Reads an address on LinkedIn: "linkedin.com/company/studio" → "https://linkedin.com/company/studio". */
export function readLinkedin(typed: string): TextReading {
  const { linkedinInvalid } = profileMessages;
  return readOn('linkedin.com', isLinkedinUrl, linkedinInvalid, 'company/studio', tidy(typed));
}

/** Reads an address on Instagram, or a name there: "@studio" → "https://www.instagram.com/studio". */
export function readInstagram(typed: string): TextReading {
  const text = tidy(typed);
  const [, name] = /^[@＠]([a-z0-9._]{1,30})$/iu.exec(text) ?? [];
  const url = name ? `https://www.instagram.com/${name}` : text;
  const { instagramInvalid } = profileMessages;
  return readOn('instagram.com', isInstagramUrl, instagramInvalid, 'studio', url);
}

/** Reads an address of a picture: on the web, or a path of this site's own media. */
export function readPictureAddress(typed: string): TextReading {
  const text = tidy(typed);
  return text.startsWith('/') && isPictureUrl(text) ? { value: text } : readWebAddress(text);
}

const tidy = (typed: string) => withoutQuotes(plainLine(withoutDirections(typed)));

/** @param example the end of an address on that host, for the refusal */
function readOn(
  host: string,
  isOnHost: (url: string) => boolean,
  invalid: string,
  example: string,
  text: string,
): TextReading {
  const reading = readAddress(text, invalid, `${host}/${example}`);
  if ('refusal' in reading || reading.value === '') return reading;
  // These hosts answer on https only.
  const url = reading.value.replace(/^http:/, 'https:');
  if (isOnHost(url)) return { value: url };
  const { hostname = '' } = URL.parse(url) ?? {};
  const isThere = hostname === host || hostname.endsWith(`.${host}`);
  const reason = isThere ? 'it has a character that no address has' : `it is not on ${host}`;
  return { refusal: `${invalid}: ${reason}` };
}

function readAddress(text: string, invalid: string, example: string): TextReading {
  if (text === '') return { value: '' };
  const refused = (reason: string) => ({ refusal: `${invalid}${reason}` });
  if (text.includes(' ')) return refused(': there is a space in it');
  const [, scheme, rest = ''] = /^(https?):\/*(.*)$/iu.exec(text) ?? [];
  if (scheme === undefined) return readBare(text, refused, example);
  const url = `${scheme.toLowerCase()}://${rest}`;
  if (isWebUrl(url) && hasDomain(url)) return { value: url };
  if (rest.includes('@')) return refused(': there is a user’s name before its @');
  return refused(`, such as ${example}`);
}

/** Whether the host has a dot inside: others cannot open an address such as `http://a`. */
const hasDomain = (url: string) => /[^.]\.[^.]/.test(URL.parse(url)?.hostname ?? '');

const fileName = /\.(?:jpe?g|png|gif|webp|avif|heic|svg|pdf|docx?|xlsx?|pptx?|html?|php|mp4)$/i;

/** Reads an address without a scheme. A colon may only precede a port: `javascript:…` has another scheme. */
function readBare(
  text: string,
  refused: (reason: string) => { refusal: string },
  example: string,
): TextReading {
  const bare = text.replace(/^\/+/, '').replace(/[.,;]+$/, '');
  const [host = ''] = bare.split(/[/?#]/);
  if (host.startsWith('@')) return refused(`: this is a name, not an address such as ${example}`);
  if (host.includes('@')) return refused(': this is a mail address');
  if (host === bare && fileName.test(host)) return refused(': this is the name of a file');
  const name = host.replace(/:\d{1,5}$/, '');
  if (name.includes(':')) return refused(': it begins with another word than http or https');
  const url = `https://${bare}`;
  return asciiDomain(name) !== null && isWebUrl(url)
    ? { value: url }
    : refused(`, such as ${example}`);
}
