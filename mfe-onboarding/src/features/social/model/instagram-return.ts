import { instagramReturnMessages } from '@aangan/domain';

/** What the provider's return to this page says; the reason as the site has it in English, null for no known one. */
export type InstagramReturn =
  | { kind: 'connected'; imported: number }
  | { kind: 'failed'; reason: string | null };

const names = ['success', 'platform', 'posts_imported', 'error'];
const knownErrors: ReadonlySet<string> = new Set(Object.values(instagramReturnMessages));

/**
 * Reads the return from Instagram out of the page's query; null where there is none. Anyone can write such an address,
 * so that only the site's own sentences are shown, and a count is a number of at most five digits.
 */
export function readInstagramReturn(query: URLSearchParams): InstagramReturn | null {
  const platform = query.get('platform');
  if (platform !== null && platform !== 'instagram') return null;
  const error = query.get('error')?.trim();
  if (error) {
    return { kind: 'failed', reason: knownErrors.has(error) ? error : null };
  }
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
