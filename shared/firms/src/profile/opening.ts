/** The longest first sentence that still reads as a headline, in characters. */
const openingMax = 150;

/**
 * A firm's text as a magazine sets it: its first sentence large, the rest below. A text whose first
 * sentence is too long for that is all rest.
 */
export function openingOf(bio: string): { opening: string; rest: string } {
  const text = bio.trim();
  const end = text.search(/[.!?](\s|$)/);
  if (end < 0 || end >= openingMax) {
    return text.length <= openingMax ? { opening: text, rest: '' } : { opening: '', rest: text };
  }
  return { opening: text.slice(0, end + 1), rest: text.slice(end + 1).trim() };
}
