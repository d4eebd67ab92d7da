/**
 * A place's name as it stands in addresses: "New Delhi" → "new-delhi", "Pimpri-Chinchwad" → "pimpri-chinchwad".
 * Letters of any script stay; the database's function `place_slug` makes the same.
 */
export function placeSlug(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s!-/:-@[-`{-~–—’]+/g, '-')
    .replace(/^-|-$/g, '');
}

const smallWords = new Set(['and']);

/** A slug as a name: "new-delhi" → "New Delhi", "jammu-and-kashmir" → "Jammu and Kashmir". */
export function placeTitle(slug: string): string {
  const words = slug.split('-').filter(Boolean);
  return words
    .map((word) => (smallWords.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}
