import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../../tables.ts';

export type SandboxMail = Selectable<Tables['mail']>;

/** The newest mails first, at most 200. */
export function listMails(db: Kysely<Tables>): Promise<SandboxMail[]> {
  return db.selectFrom('mail').selectAll().orderBy('id', 'desc').limit(200).execute();
}

export function findMail(db: Kysely<Tables>, id: number): Promise<SandboxMail | undefined> {
  return db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst();
}
