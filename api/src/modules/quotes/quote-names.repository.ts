import type { SiteLanguage } from '@aangan/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';

type Db = Kysely<Tables>;

/** Who talks in a conversation; null for an account that was erased. */
export async function namesOf(
  db: Db,
  conversationId: number,
): Promise<{ firm: string | null; client: string | null }> {
  const { rows } = await sql<{ firm: string | null; client: string | null }>`
    select coalesce(d.full_name, v.company_name) as firm,
      case when r.id is not null then account_name(r.first_name, r.last_name) end as client
    from conversation c
    left join conversation_member m on m.conversation_id = c.id and m.side = 'firm'
    left join connection_request r on r.id = c.request_id
    left join designer_profile d on d.account_id = m.account_id
    left join vendor_profile v on v.account_id = m.account_id
    where c.id = ${conversationId}`.execute(db);
  return rows[0] ?? { firm: null, client: null };
}

export async function languageOf(db: Db, accountId: number): Promise<SiteLanguage> {
  const { language } = await db
    .selectFrom('account')
    .select('language')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return language;
}
