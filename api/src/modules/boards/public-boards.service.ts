import type { Kysely } from 'kysely';
import type { GuestCache } from '../../plugins/guest-cache/guest-cache.ts';
import type { StoredAnswer } from '../../plugins/guest-cache/stored-answer.ts';
import { notFound } from '../../problems.ts';
import type { Tables } from '../../tables.ts';

/** What guests are shown of boards. */
export function createPublicBoardsService(_options: {
  db: Kysely<Tables>;
  cache: GuestCache;
  publicUrl: string;
}) {
  const later = async (): Promise<never> => {
    throw notFound();
  };
  return {
    cards: (_things: string): Promise<StoredAnswer> => later(),
    shared: (_token: string, _query: object): Promise<string> => later(),
  };
}
