import type { Channel } from '@aangan/manifest';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** Whether a channel is there: it was not removed, and has not expired by the database's clock. */
export function isThere(eb: ExpressionBuilder<Tables, 'channel'>) {
  return eb.and([
    eb('removed_at', 'is', null),
    eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', sql<string>`now()`)]),
  ]);
}

/** The names of all channels. */
export async function listChannels(db: Kysely<Tables>): Promise<Channel[]> {
  const rows = await db
    .selectFrom('channel')
    .select('name')
    .where(isThere)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

/** Whether there is such a channel, or was one: its history stays when it is removed. */
export async function hasBeen(db: Kysely<Tables>, channel: Channel): Promise<boolean> {
  const row = await db
    .selectFrom('channel')
    .select('name')
    .where('name', '=', channel)
    .executeTakeFirst();
  return row !== undefined;
}

/** The channel's revision; undefined where there is no such channel. */
export async function findRevision(
  db: Kysely<Tables>,
  channel: Channel,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('channel')
    .select('revision')
    .where('name', '=', channel)
    .where(isThere)
    .executeTakeFirst();
  return row?.revision;
}

/** The channel's revision, and that of its newest security fix (0 without one); undefined without such a channel. */
export function findState(
  db: Kysely<Tables>,
  channel: Channel,
): Promise<{ revision: number; securityFix: number } | undefined> {
  return db
    .selectFrom('channel')
    .select(['revision', 'security_fix as securityFix'])
    .where('name', '=', channel)
    .where(isThere)
    .executeTakeFirst();
}

/**
 * A text that changes whenever the channel may serve something else: after a change, a retired release, a revoked
 * token, or a new day. Undefined where there is no such channel.
 */
export async function findServedState(
  db: Kysely<Tables>,
  channel: Channel,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('channel')
    .select(({ selectFrom }) => [
      'revision',
      selectFrom('release')
        .select(({ fn }) => fn.max('retired_at').as('at'))
        .as('retired'),
      selectFrom('team_token')
        .select(({ fn }) => fn.max('revoked_at').as('at'))
        .as('revoked'),
      sql<string>`current_date`.as('day'),
    ])
    .where('name', '=', channel)
    .where(isThere)
    .executeTakeFirst();
  return row && JSON.stringify(row);
}

/**
 * The revision, locked until the transaction ends, so that changes of one channel happen one after another.
 * Undefined where there is no such channel.
 */
export async function lockRevision(
  db: Kysely<Tables>,
  channel: Channel,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('channel')
    .select('revision')
    .where('name', '=', channel)
    .where(isThere)
    .forUpdate()
    .executeTakeFirst();
  return row?.revision;
}

/** The channels that are there, locked until the transaction ends, in the order of their names. */
export async function lockChannels(db: Kysely<Tables>): Promise<Channel[]> {
  const rows = await db
    .selectFrom('channel')
    .select('name')
    .where(isThere)
    .orderBy('name')
    .forUpdate()
    .execute();
  return rows.map(({ name }) => name);
}

/** Sets the channel's revision. @param isSecurityFix whether the revision is also the newest security fix */
export async function setRevision(
  db: Kysely<Tables>,
  channel: Channel,
  { revision, isSecurityFix }: { revision: number; isSecurityFix: boolean },
): Promise<void> {
  await db
    .updateTable('channel')
    .set({ revision, ...(isSecurityFix && { security_fix: revision }) })
    .where('name', '=', channel)
    .execute();
}

/** Whether a channel takes only checked compositions; undefined where there is no such channel. */
export async function requiresCheck(
  db: Kysely<Tables>,
  channel: Channel,
): Promise<boolean | undefined> {
  const row = await db
    .selectFrom('channel')
    .select('requires_check')
    .where('name', '=', channel)
    .where(isThere)
    .executeTakeFirst();
  return row?.requires_check;
}

/** The names of the channels that take only checked compositions. */
export async function listRequiringCheck(db: Kysely<Tables>): Promise<Channel[]> {
  const rows = await db
    .selectFrom('channel')
    .select('name')
    .where('requires_check', '=', true)
    .where(isThere)
    .orderBy('name')
    .execute();
  return rows.map(({ name }) => name);
}

/** Has a channel take only checked compositions, or all. */
export async function setRequiresCheck(
  db: Kysely<Tables>,
  channel: Channel,
  isRequired: boolean,
): Promise<void> {
  await db
    .updateTable('channel')
    .set({ requires_check: isRequired })
    .where('name', '=', channel)
    .where(isThere)
    .execute();
}

/** The day of the database (YYYY-MM-DD, UTC): the clocks of two registries may differ. */
export async function today(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select to_char(now() at time zone 'utc', 'YYYY-MM-DD') as day`.execute(db);
  return rows[0]?.day ?? '';
}
