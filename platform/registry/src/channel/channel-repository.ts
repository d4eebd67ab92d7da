import type { Channel, ReleaseManifest } from '@aangan/manifest';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { ChangeKind, Tables } from '../tables.ts';
import { isKnownGood } from './known-good.ts';

/** What a channel serves of one name. */
export interface ServedRelease {
  name: string;
  manifest: ReleaseManifest;
  /** The last known good release; null where there is none. */
  previous: ReleaseManifest | null;
  isBootstrap: boolean;
  /** Whether it is switched off: its pages show a notice. */
  isOff: boolean;
}

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
 * A text that is another one once the channel may serve something else: it was changed, a release was retired, a token
 * was revoked, or a day has passed. Undefined where there is no such channel.
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

export async function findServed(db: Kysely<Tables>, channel: Channel): Promise<ServedRelease[]> {
  return db
    .selectFrom('channel_release as served')
    .innerJoin('release as current', (join) =>
      join
        .onRef('current.name', '=', 'served.name')
        .onRef('current.release', '=', 'served.release'),
    )
    .leftJoin('release as before', (join) =>
      join
        .onRef('before.name', '=', 'served.name')
        .onRef('before.release', '=', 'served.previous_release')
        .on(isKnownGood('before', channel)),
    )
    .select([
      'served.name',
      'served.is_bootstrap as isBootstrap',
      'served.is_off as isOff',
      'current.manifest',
      'before.manifest as previous',
    ])
    .where('served.channel', '=', channel)
    .orderBy('served.name')
    .execute();
}

/** The published releases among those asked for. */
export function findPublished(
  db: Kysely<Tables>,
  releases: readonly { name: string; release: string }[],
): Promise<PublishedRelease[]> {
  return selectPublished(db, releases).execute();
}

interface PublishedRelease {
  manifest: ReleaseManifest;
  packageVersion: string | null;
}

/** A release that can be put on a channel: it is published and not retired. */
export interface UsableRelease extends PublishedRelease {
  name: string;
  release: string;
}

/** Those of these releases that can be put on a channel, locked against being retired until the transaction ends. */
export async function findUsable(
  db: Kysely<Tables>,
  releases: readonly { name: string; release: string }[],
): Promise<UsableRelease[]> {
  if (releases.length === 0) return [];
  return selectPublished(db, releases)
    .select(['name', 'release'])
    .where('retired_at', 'is', null)
    .orderBy('name')
    .orderBy('release')
    .forShare()
    .execute();
}

function selectPublished(
  db: Kysely<Tables>,
  releases: readonly { name: string; release: string }[],
) {
  return db
    .selectFrom('release')
    .select(['manifest', 'package_version as packageVersion'])
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('name', 'release'),
        'in',
        releases.map(({ name, release }) => tuple(name, release)),
      ),
    )
    .where('published_at', 'is not', null);
}

/** One name's step from one release to another; `to` is null where it is removed from the channel. */
export interface Move {
  kind: ChangeKind;
  name: string;
  from: string | null;
  to: string | null;
  /** The last known good release after the move. */
  previous?: string | null;
  /** Of a release whose canary ends: which one, and the percentage that it had. */
  ended?: { id: number; percent: number };
}

/** The names whose last change on the channel was their removal. */
export async function findRemoved(db: Kysely<Tables>, channel: Channel): Promise<string[]> {
  const last = db
    .selectFrom('channel_change')
    .distinctOn('name')
    .select(['name', 'to_release'])
    .where('channel', '=', channel)
    .orderBy('name')
    .orderBy('id', 'desc');
  const rows = await db
    .selectFrom(last.as('last'))
    .select('name')
    .where('to_release', 'is', null)
    .execute();
  return rows.map(({ name }) => name);
}

/** Records that a person decided on releases which `npm start` had put there. */
export async function markDecided(
  db: Kysely<Tables>,
  channel: Channel,
  names: readonly string[],
): Promise<void> {
  await db
    .updateTable('channel_release')
    .set({ is_bootstrap: false })
    .where('channel', '=', channel)
    .where('name', 'in', names)
    .execute();
}

/**
 * Makes all that the channels serve the decision of a person, after they were restored: a start moves none of it.
 * A statement, since the tables are as old as the archive.
 */
export const servedIsDecided = 'update platform.channel_release set is_bootstrap = false';
