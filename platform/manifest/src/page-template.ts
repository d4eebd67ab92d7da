/** A page's template, parsed once. */
export interface PageTemplate {
  /**
   * The page with every slot filled; a slot without a value becomes empty. `lang` replaces the language of its html
   * element, which stays as it is without a value.
   */
  fill(values: Record<string, string>): string;
}

const slot = /<!--\s*aangan:([a-z]+)\s*-->|%([a-z]+)%|(?<=<html\b[^>]*\slang=")([^"%]*)(?=")/g;

/** The slots that a page needs: title and head, what the browser composes from, and the nonce of its scripts. */
const requiredSlots = ['title', 'head', 'composition', 'scripts', 'data', 'nonce'];

/**
 * Reads a page's template with slots: `<!-- aangan:name -->` between elements, `%name%` inside of attributes.
 * @throws Error when a required slot is missing
 */
export function parsePageTemplate(html: string): PageTemplate {
  const parts: { text: string; slot?: string; without?: string }[] = [];
  let end = 0;
  for (const match of html.matchAll(slot)) {
    const text = html.slice(end, match.index);
    const language = match[3];
    parts.push(
      language === undefined
        ? { text, slot: match[1] ?? match[2] }
        : { text, slot: 'lang', without: language },
    );
    end = match.index + match[0].length;
  }
  const rest = html.slice(end);
  const missing = requiredSlots.filter((name) => !parts.some((part) => part.slot === name));
  if (missing.length > 0) {
    throw new Error(`The page’s template has no slot for ${missing.join(', ')}.`);
  }
  return {
    fill: (values) =>
      parts
        .map(({ text, slot: name, without = '' }) => text + (values[name ?? ''] ?? without))
        .join('') + rest,
  };
}
