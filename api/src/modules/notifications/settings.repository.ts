import { type Kysely, sql } from 'kysely';
import type { Kind } from '../../notifications/notification-kinds.ts';
import type { Tables } from '../../tables.ts';

type Db = Kysely<Tables>;

export interface Settings {
  offSite: string[];
  offMail: string[];
  quiet_from: number;
  quiet_to: number;
}

/** Which kinds become wanted or not. */
export interface SettingsChange {
  onSite?: Partial<Record<Kind, boolean>>;
  byMail?: Partial<Record<Kind, boolean>>;
  quietFrom?: number | undefined;
  quietTo?: number | undefined;
}

/** Undefined where an account has chosen nothing. */
export async function findSettings(db: Db, accountId: number): Promise<Settings | undefined> {
  return db
    .selectFrom('notification_setting')
    .select(['off_site as offSite', 'off_mail as offMail', 'quiet_from', 'quiet_to'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
}

/** Changes what is given; two changes at once lose nothing of each other. */
export async function saveSettings(
  db: Db,
  accountId: number,
  { onSite = {}, byMail = {}, quietFrom, quietTo }: SettingsChange,
): Promise<void> {
  await sql`
    insert into notification_setting as s (account_id, off_site, off_mail, quiet_from, quiet_to)
    values (${accountId}, ${list(onSite, false)}, ${list(byMail, false)}, ${quietFrom ?? 22}, ${quietTo ?? 8})
    on conflict (account_id) do update set
      off_site = ${changed('off_site', onSite)}, off_mail = ${changed('off_mail', byMail)},
      quiet_from = coalesce(${quietFrom ?? null}::smallint, s.quiet_from),
      quiet_to = coalesce(${quietTo ?? null}::smallint, s.quiet_to)`.execute(db);
}

/** The kinds that are wanted, or that are not. */
const list = (wishes: Partial<Record<Kind, boolean>>, isWanted: boolean) =>
  sql`${sql.val(
    Object.entries(wishes)
      .filter(([, wish]) => wish === isWanted)
      .map(([kind]) => kind),
  )}::text[]`;

const changed = (column: string, wishes: Partial<Record<Kind, boolean>>) => sql`array(
  select one from unnest(s.${sql.ref(column)} || ${list(wishes, false)}) as one
  where one <> all(${list(wishes, true)}) group by one order by one)`;
