/** Control characters, and those that change how what follows is shown; not the joiners that Indian scripts need. */
const acting = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/**
 * Text of others as a terminal may show it: what the terminal would act on is written as its code. A line break is one
 * of them.
 */
export function printable(text: string): string {
  return text.replace(
    acting,
    (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/** As `printable`, of a text that has lines. */
export function printableLines(text: string): string {
  return text.split('\n').map(printable).join('\n');
}
