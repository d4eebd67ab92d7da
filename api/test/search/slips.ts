/** The ways in which a word gets misspelt: each spoils one letter at a place. */
export const slips = {
  missing: (text: string, at: number) => text.slice(0, at) + text.slice(at + 1),
  doubled: (text: string, at: number) => text.slice(0, at + 1) + text.slice(at),
  swapped: (text: string, at: number) =>
    text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2),
  wrong: (text: string, at: number) =>
    `${text.slice(0, at)}${text.charAt(at) === 'k' ? 'w' : 'k'}${text.slice(at + 1)}`,
};

/** Twenty slips of one kind, spread over the texts and over the places in their words of four letters or more. */
export function twentySlips(texts: readonly string[], kind: keyof typeof slips) {
  const step = Math.floor(texts.length / 20);
  return Array.from({ length: 20 }, (_, number) => {
    const text = texts[number * step] ?? '';
    const words = [...text.matchAll(/\p{L}{4,}/gu)];
    const word = words[number % words.length];
    const length = word?.[0].length ?? 0;
    const at = (word?.index ?? 0) + 1 + ((number * 7) % (length - 2));
    return { text, misspelt: slips[kind](text.toLowerCase(), at) };
  });
}
