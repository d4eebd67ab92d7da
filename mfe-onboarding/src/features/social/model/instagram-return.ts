/** What the provider's return to this page says. */
export type InstagramReturn =
  | { kind: 'connected'; imported: number }
  | { kind: 'failed'; error: string };

const names = ['success', 'platform', 'posts_imported', 'error'];
const errorMax = 160;

/**
 * Reads the return from Instagram out of the page's query; null where there is none. Anyone can write such an address,
 * so that an error becomes one line of bounded plain text and a count is a number of at most five digits.
 */
export function readInstagramReturn(query: URLSearchParams): InstagramReturn | null {
  const platform = query.get('platform');
  if (platform !== null && platform !== 'instagram') return null;
  const error = plainText(query.get('error') ?? '');
  if (error) return { kind: 'failed', error };
  if (query.get('success') !== 'true') return null;
  const count = query.get('posts_imported') ?? '';
  return { kind: 'connected', imported: /^\d{1,5}$/.test(count) ? Number(count) : 0 };
}

/** Whether the query has anything of a return. */
export function hasInstagramReturn(query: URLSearchParams): boolean {
  return names.some((name) => query.has(name));
}

/** The query without the return. */
export function withoutInstagramReturn(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query);
  for (const name of names) rest.delete(name);
  return rest;
}

/** One line, without characters that cannot be seen or that turn the direction of the text around. */
function plainText(text: string): string {
  const line = text.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim();
  const characters = [...line];
  return characters.length > errorMax ? `${characters.slice(0, errorMax).join('')}…` : line;
}
