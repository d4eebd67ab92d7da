import Type from 'typebox';
import type { TextInLanguages } from './languages.ts';
import { limits } from './limits.ts';
import { isLine, linePattern } from './line-text.ts';
import { closedRecord } from './parse.ts';
import { printable } from './printable.ts';

/** The code of a language. */
export const LanguageCode = Type.String({
  pattern: '^[a-z]{2,3}$',
  description: 'the code of a language: two or three lower-case letters',
});

/** The languages of a site; the first is the default one, whose addresses have no prefix. */
export const Languages = Type.Array(
  Type.Object(
    {
      code: LanguageCode,
      locale: Type.String({
        pattern: '^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$',
        description: 'a language tag such as "en-IN"',
      }),
      name: Type.String({
        minLength: 1,
        maxLength: 40,
        pattern: linePattern,
        description: 'one line of 1 to 40 characters',
      }),
    },
    { additionalProperties: false },
  ),
  { minItems: 1, maxItems: limits.languages },
);

/**
 * A text, or one for each language: `"Vendors"` or `{ "en": "Vendors", "hi": "वेंडर" }`.
 * @param maxLength of each, in characters
 */
export function textInLanguages(maxLength: number) {
  const description = `one line of 1 to ${maxLength} characters, or one by the code of each language`;
  const one = Type.String({ minLength: 1, maxLength, description });
  const byLanguage = closedRecord(LanguageCode, one, { maxProperties: limits.languages });
  return Type.Union([one, byLanguage], { description });
}

/** A text with what it is of, such as `the title of "/items"`. */
export interface NamedText {
  of: string;
  text: TextInLanguages | undefined;
}

/**
 * Texts that are not one line, and those in no language. This is no pattern of the schema: compositions are read with
 * it too, and may have releases from before this rule.
 */
export function lineProblems(texts: readonly NamedText[]): string[] {
  return texts.flatMap(({ of, text = '' }) => {
    const lines = typeof text === 'string' ? [text] : Object.values(text);
    if (lines.length === 0) return [`${of} has no text in any language`];
    return lines
      .filter((line) => !isLine(line))
      .map((line) => `${of} is one line without control characters, found "${printable(line)}"`);
  });
}

/**
 * Texts in languages that a site does not speak, and those without its default language.
 * @param codes of the site's languages, the default one first
 */
export function unspokenTexts(texts: readonly NamedText[], codes: readonly string[]): string[] {
  return texts.flatMap(({ of, text = '' }) => {
    if (typeof text === 'string') return [];
    const unknown = Object.keys(text).filter((code) => !codes.includes(code));
    const [first = ''] = codes;
    return [
      ...unknown.map(
        (code) => `${of} is in "${code}", and the site’s languages are ${codes.join(', ')}`,
      ),
      ...(Object.hasOwn(text, first) ? [] : [`${of} is not in "${first}", the default language`]),
    ];
  });
}
