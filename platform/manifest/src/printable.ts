/** Control characters, and those that change how what follows is shown; not the joiners that Indian scripts need. */
const acting = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * Makes untrusted text safe for a terminal: each character that a terminal would act on, such as a line break, is
 * written as its code.
 */
export function printable(text: string): string {
  return text.replace(
    acting,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/** As `printable`, but keeps line breaks. */
export function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n');
}
