import type { ApiTables } from 'api';
import type { Kysely, Selectable } from 'kysely';

export type SandboxMail = Selectable<ApiTables['mail']>;

/** The newest mails first, at most 200. */
export function listMails(db: Kysely<ApiTables>): Promise<SandboxMail[]> {
  return db.selectFrom('mail').selectAll().orderBy('id', 'desc').limit(200).execute();
}

export function findMail(db: Kysely<ApiTables>, id: number): Promise<SandboxMail | undefined> {
  return db.selectFrom('mail').selectAll().where('id', '=', id).executeTakeFirst();
}
