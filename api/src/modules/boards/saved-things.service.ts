import type { Thing } from '@aangan/domain';
import type { Kysely } from 'kysely';
import { notFound } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import type { User } from '../auth/auth.schemas.ts';
import type { JoinBody, Joined } from './boards.schemas.ts';

/** What accounts have saved, on whichever board. */
export function createSavedThingsService(_db: Kysely<Tables>) {
  const later = async (): Promise<never> => {
    throw notFound();
  };
  return {
    list: (_accountId: number): Promise<string> => later(),
    save: (
      _account: User,
      _thing: Thing,
    ): Promise<{ board: { id: number; title: string }; item_id: number }> => later(),
    remove: (_accountId: number, _thing: Thing): Promise<string> => later(),
    join: (_account: User, _items: JoinBody['items']): Promise<Joined> => later(),
  };
}
