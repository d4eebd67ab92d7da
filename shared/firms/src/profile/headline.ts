/** The longest first sentence that is set as a headline, in characters. */
const headlineMax = 150;

/**
 * Splits a firm's bio into its first sentence, which is set as a headline, and the rest. Where the first sentence
 * is too long for a headline, the headline is '' and the rest is the whole text.
 */
export function splitHeadline(bio: string): { headline: string; rest: string } {
  const text = bio.trim();
  const end = text.search(/[.!?](\s|$)/);
  if (end < 0 || end >= headlineMax) {
    return text.length <= headlineMax ? { headline: text, rest: '' } : { headline: '', rest: text };
  }
  return { headline: text.slice(0, end + 1), rest: text.slice(end + 1).trim() };
}
