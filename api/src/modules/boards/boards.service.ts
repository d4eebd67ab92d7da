import type { Kysely } from 'kysely';
import type { NoteCreated } from '../../plugins/idempotency/idempotency.ts';
import { notFound } from '../../problems.ts';
import type { Tables } from '../../tables.ts';

/** The boards of accounts. */
export function createBoardsService(_db: Kysely<Tables>, _publicUrl: string) {
  const later = async (): Promise<never> => {
    throw notFound();
  };
  return {
    list: (_accountId: number): Promise<string> => later(),
    add: (_accountId: number, _title: string, _noteCreated: NoteCreated): Promise<string> =>
      later(),
    read: (_accountId: number, _id: number, _query: object): Promise<string> => later(),
    rename: (_accountId: number, _id: number, _title: string): Promise<string> => later(),
    remove: (_accountId: number, _id: number): Promise<void> => later(),
    share: (_accountId: number, _id: number): Promise<{ token: string; created_at: string }> =>
      later(),
    endLink: (_accountId: number, _id: number): Promise<void> => later(),
  };
}
