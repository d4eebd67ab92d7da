import { phoneNumbers } from '@aangan/server/phone-numbers';

/** Control characters, and those that change how what follows is shown. */
const unprintable = /[\p{Cc}\p{Cf}]/gu;
/** Possibly personal data: mail addresses, queries and fragments of addresses, phone numbers, and long numbers. */
const personal: [RegExp, string][] = [
  [/[^\s@<>"'()]{1,64}@[^\s@<>"'()]{1,255}\.[a-z]{2,}/gi, '[mail]'],
  [/(?<=\S)[?#][^\s:)"']+/g, ''],
  [phoneNumbers, '[number]'],
  [/\d{6,}/g, '[number]'],
];
/** A place in a file of a release: origin, path, query, line and column. */
const releasePlace =
  /(?:https?:\/\/[^\s/()]+)?(\/releases\/[a-z0-9-]+\/[a-f0-9]{16}\/[^\s():?#]*)(?:\?[^\s():]*)?((?::\d+){0,2})/g;

/**
 * A message or stack that may be stored: well-formed, without characters that a console would act on, and without
 * possibly personal data. Places in release files stay, without origin and query.
 */
export function cleanText(text: string, maxLength: number): string {
  const printable = text
    .slice(0, 4 * maxLength)
    .toWellFormed()
    .replace(unprintable, (character) => (character === '\n' ? '\n' : ' '));
  let cleaned = '';
  let end = 0;
  for (const match of printable.matchAll(releasePlace)) {
    const [whole, path = '', position = ''] = match;
    cleaned += withoutPersonal(printable.slice(end, match.index)) + path + position;
    end = match.index + whole.length;
  }
  return (cleaned + withoutPersonal(printable.slice(end))).slice(0, maxLength);
}

function withoutPersonal(text: string): string {
  return personal.reduce((result, [what, by]) => result.replace(what, by), text);
}
