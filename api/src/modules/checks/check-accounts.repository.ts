import { randomUUID } from 'node:crypto';
import { designerCatalogue, type Role, vendorCatalogue } from '@aangan/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';

type Db = Kysely<Tables>;

/** How many of these accounts are there now. */
export async function countCheckAccounts(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('account')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('check_until', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Adds an account that nobody can sign in to. @param minutes how long it works */
export async function insertCheckAccount(db: Db, role: Role, minutes: number) {
  const name = `check-${randomUUID()}`;
  return db
    .insertInto('account')
    .values({
      email: `${name}@check.invalid`,
      username: name,
      password_hash: null,
      first_name: 'Release',
      last_name: role === 'vendor' ? '' : 'Check',
      phone: null,
      bio: null,
      avatar_sha256: null,
      is_designer: role === 'designer',
      is_architect: role === 'architect',
      is_vendor: role === 'vendor',
      email_verified_at: sql<string>`now()`,
      check_until: sql<string>`now() + make_interval(mins => ${minutes})`,
    })
    .returning(['id', 'check_until as until'])
    .executeTakeFirstOrThrow();
}

/** The profile of a firm's account, which no operator has verified. */
export async function insertCheckProfile(
  db: Db,
  accountId: number,
  role: Exclude<Role, 'client'>,
): Promise<void> {
  const [group] = role === 'vendor' ? vendorCatalogue : designerCatalogue;
  const item = group?.items[0];
  if (!group || !item) throw new Error('The catalogue is empty.');
  const shared = {
    account_id: accountId,
    specializations: [item.id],
    specializations_display: [item.label],
    specialization_groups: [group.label],
    establishment_year: 2000,
    experience_years: 10,
    team_strength: 5,
    projects_completed: 20,
    city: 'Bengaluru',
    head_office_address: '1 Check Road, Bengaluru 560001',
    spoc_name: 'Release Check',
    spoc_phone: '+919000000000',
    bio: 'Made to check a release.',
    linkedin_profile: null,
    instagram_profile: null,
  };
  if (role === 'vendor') {
    await db
      .insertInto('vendor_profile')
      .values({
        ...shared,
        vendor_type: 'brand',
        website: null,
        min_order_value: 0,
        service_areas: null,
        lead_time: null,
      })
      .execute();
  } else {
    await db
      .insertInto('designer_profile')
      .values({
        ...shared,
        portfolio_website: null,
        min_project_size: 0,
        fee_range_min: 100_000,
        fee_range_max: 500_000,
        min_project_budget: 100_000,
      })
      .execute();
  }
}

/** A session that ends with the account, without a refresh token. */
export async function insertCheckSession(db: Db, accountId: number): Promise<string> {
  const { rows } = await sql<{ id: string }>`insert into session (account_id, expires_at)
    select id, check_until from account where id = ${accountId} returning id`.execute(db);
  if (!rows[0]) throw new Error(`There is no account ${accountId}.`);
  return rows[0].id;
}

/**
 * Deletes accounts that were made for a check with all that refers to them, and no other account. The profiles go first:
 * whose they were is looked up while they are removed.
 * @param which one of them, or those whose time is over
 */
export async function deleteCheckAccounts(db: Db, which: { id: number } | 'ended'): Promise<void> {
  const condition =
    which === 'ended'
      ? sql`check_until < now()`
      : sql`check_until is not null and id = ${which.id}`;
  const ids = sql`(select id from account where ${condition})`;
  await db.transaction().execute(async (transaction) => {
    for (const table of ['designer_profile', 'vendor_profile']) {
      await sql`delete from ${sql.table(table)} where account_id in ${ids}`.execute(transaction);
    }
    await sql`delete from account where ${condition}`.execute(transaction);
  });
}
