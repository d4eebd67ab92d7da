/** Letters that are written from right to left, and the characters that control the direction of a text. */
const turning =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Characters that could close the isolate early. */
const isolates = /[\u2066-\u2069]/g;

/**
 * A user's text that can share a line with other text without changing its direction. A text with right-to-left letters
 * or direction marks is wrapped in U+2068 and U+2069 (Unicode Standard Annex #9); any other text is returned as it is.
 */
export function isolated(text: string): string {
  return turning.test(text) ? `\u2068${text.replace(isolates, '')}\u2069` : text;
}
