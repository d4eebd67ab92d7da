/** Scripts of India with the language that most texts in them are in. */
const scripts: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Latin}/gu, 'en'],
  [/\p{Script=Devanagari}/gu, 'hi'],
  [/\p{Script=Bengali}/gu, 'bn'],
  [/\p{Script=Gujarati}/gu, 'gu'],
  [/\p{Script=Gurmukhi}/gu, 'pa'],
  [/\p{Script=Kannada}/gu, 'kn'],
  [/\p{Script=Malayalam}/gu, 'ml'],
  [/\p{Script=Oriya}/gu, 'or'],
  [/\p{Script=Tamil}/gu, 'ta'],
  [/\p{Script=Telugu}/gu, 'te'],
  [/\p{Script=Arabic}/gu, 'ur'],
];

/**
 * The language of what people wrote, by the script that most of its letters have: for `lang`, so that it is read out
 * with the right voice. Texts are as the API has them, in whichever language the page is.
 * @returns a language tag; undefined for a text without letters of these scripts
 */
export function writtenLanguage(text: string | null | undefined): string | undefined {
  let most = 0;
  let language: string | undefined;
  for (const [letters, tag] of scripts) {
    const count = text?.match(letters)?.length ?? 0;
    if (count > most) [most, language] = [count, tag];
  }
  return language;
}
