/** The longest headline, in characters. */
const maxHeadline = 150;
/** The shortest first sentence, in characters: an earlier end is an abbreviation or an exclamation. */
const minHeadline = 20;

/**
 * Splits a firm's bio into its first sentence, which is set as a headline, and the rest. A short bio is a headline as a
 * whole. Where the first sentence is too long for a headline, the headline is '' and the rest is the whole text.
 */
export function splitHeadline(bio: string): { headline: string; rest: string } {
  const text = bio.trim();
  if (text.length <= maxHeadline && !text.includes('\n')) return { headline: text, rest: '' };
  const end = endOfSentence(text);
  if (end > maxHeadline) return { headline: '', rest: text };
  return { headline: text.slice(0, end), rest: text.slice(end).trim() };
}

/** Where the first sentence or line ends, with the pictures and marks that follow it. */
function endOfSentence(text: string): number {
  for (const { index } of text.matchAll(/(?<=[.!?…।])(?=\s|$)|(?=\n)/g)) {
    if (index < minHeadline && text[index] !== '\n') continue;
    const marks = /^[^\p{L}\p{N}\n]*(?=\n|$)/u.exec(text.slice(index));
    return index + (marks?.[0] ?? '').trimEnd().length;
  }
  return text.length;
}
