/** Letters that are written from right to left, and the characters that control the direction of a text. */
const turning =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** What would end the isolate before the text ends. */
const isolates = /[\u2066-\u2069]/g;

/**
 * A text of a user as it can stand in one line with other text: what it has of directions does not reach beyond it. Put
 * between U+2068 and U+2069 (Unicode Standard Annex #9) where it has any; any other text is answered as it is.
 */
export function isolated(text: string): string {
  return turning.test(text) ? `\u2068${text.replace(isolates, '')}\u2069` : text;
}
