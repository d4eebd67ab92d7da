import type { Channel } from '@aangan/manifest';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { ChangeKind, Tables, ValueStep } from '../tables.ts';
import { isOfRevokedToken } from '../tokens/token-repository.ts';

/** One line of a channel's history. */
export interface ChannelChange {
  /** Counts all lines of the registry: the history is in its order. */
  id: number;
  kind: ChangeKind;
  /** Null for a retired release: that changes no channel. */
  channel: Channel | null;
  /** The channel's revision that the change made, the same for all that changed at once; null for a retired release. */
  revision: number | null;
  /** Empty where the channel itself was made or removed. */
  name: string;
  /** The release before. */
  from: string | null;
  /** The release after; null where the name was removed, or its release retired. */
  to: string | null;
  at: string;
  by: string;
  why: string;
  /** Problems that the gate found and an integrator overrode. */
  overridden: string[];
  /** For a line about a canary: its id, and its percentage after the change or when it ended. */
  canary: number | null;
  percent: number | null;
  /** Whether pages that are already open reload. */
  isSecurityFix: boolean;
  /** The extension that was switched; null where the line is about the whole remote. */
  extension: string | null;
  /** The languages that the channel requires from then on; null in lines about anything else. */
  languages: string[] | null;
  /** The engines that the channel requires from then on; null in lines about anything else. */
  engines: string[] | null;
  /** What the remote's frames may do from then on; null in lines about anything else. */
  grants: string[] | null;
  /** The value that was set, or that a canary tries; null where the line is about a release. */
  value: ValueStep | null;
}

/** Adds lines to the history. The database refuses to change or delete them. */
export async function appendChanges(
  db: Kysely<Tables>,
  changes: Insertable<Tables['channel_change']>[],
): Promise<void> {
  if (changes.length > 0) await db.insertInto('channel_change').values(changes).execute();
}

/**
 * A page of the changes, and of the releases that were retired, newest first.
 * @param options.channel only its changes; without, those of all channels
 * @param options.before only lines with a smaller id
 */
export function listChanges(
  db: Kysely<Tables>,
  options: { channel?: Channel | undefined; before?: number | undefined; limit: number },
): Promise<ChannelChange[]> {
  const { channel = null, before, limit } = options;
  return selectChanges(db)
    .$if(channel !== null, (query) =>
      query.where((eb) => eb.or([eb('channel', '=', channel), eb('channel', 'is', null)])),
    )
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** When the first line about a channel was written. */
export async function findBeginning(
  db: Kysely<Tables>,
  channel: Channel,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('channel_change')
    .select('changed_at')
    .where('channel', '=', channel)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row && new Date(row.changed_at);
}

function selectChanges(db: Kysely<Tables>) {
  return db
    .selectFrom('channel_change')
    .select([
      'id',
      'kind',
      'channel',
      'revision',
      'name',
      'from_release as from',
      'to_release as to',
    ])
    .select(['changed_at as at', 'changed_by as by', 'why', 'overridden'])
    .select(['canary', 'percent', 'is_security_fix as isSecurityFix', 'extension', 'value'])
    .select(['languages', 'engines', 'grants']);
}

/** What one revision of the channel changed. */
export function listChangeSet(
  db: Kysely<Tables>,
  channel: Channel,
  revision: number,
): Promise<ChannelChange[]> {
  return selectChanges(db)
    .where('channel', '=', channel)
    .where('revision', '=', revision)
    .orderBy('id')
    .execute();
}

/** The changes after a revision, oldest first; if there are very many, only the newest. */
export async function listChangesSince(
  db: Kysely<Tables>,
  channel: Channel,
  revision: number,
): Promise<ChannelChange[]> {
  const newest = await selectChanges(db)
    .where('channel', '=', channel)
    .where('revision', '>', revision)
    .orderBy('id', 'desc')
    .limit(20)
    .execute();
  return newest.reverse();
}

/** All changes of a name on the channel, oldest first. */
export function listMovesOf(
  db: Kysely<Tables>,
  channel: Channel,
  name: string,
): Promise<{ kind: ChangeKind; to: string | null }[]> {
  return db
    .selectFrom('channel_change')
    .select(['kind', 'to_release as to'])
    .where('channel', '=', channel)
    .where('name', '=', name)
    .orderBy('id')
    .execute();
}

/** The names whose release on the channel was put there, or marked, as a security fix. */
export async function findFixed(db: Kysely<Tables>, channel: Channel): Promise<Set<string>> {
  const newest = db
    .selectFrom('channel_change')
    .distinctOn('name')
    .select(['name', 'is_security_fix'])
    .where('channel', '=', channel)
    .where('kind', 'in', ['promote', 'rollback', 'remove'])
    .orderBy('name')
    .orderBy('id', 'desc');
  const rows = await db
    .selectFrom(newest.as('newest'))
    .select('name')
    .where('is_security_fix', '=', true)
    .execute();
  return new Set(rows.map(({ name }) => name));
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

/** How long pages stay open that may still load files of a release that their channel served, in days. */
const keptDays = 30;

/**
 * The releases that a channel served in the last days, by name. Retired releases are left out, and so are those
 * published with a team's token that was revoked since: another person may have published them.
 */
export async function findEarlier(
  db: Kysely<Tables>,
  channel: Channel,
): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ name: string; releases: string[] }>`
    select change.name, array_agg(distinct side.release order by side.release) as releases
    from channel_change change
      cross join lateral (values (change.from_release), (change.to_release)) side (release)
      join release on release.name = change.name and release.release = side.release
    where change.channel = ${channel} and change.changed_at > now() - make_interval(days => ${keptDays})
      and release.published_at is not null and release.retired_at is null
      and not ${isOfRevokedToken('release')}
    group by change.name order by change.name`.execute(db);
  return Object.fromEntries(rows.map(({ name, releases }) => [name, releases]));
}

/** The newest change of each value that a channel has set, as `remote name`. */
export async function findNewestSettings(
  db: Kysely<Tables>,
  channel: Channel,
): Promise<Map<string, Pick<ChannelChange, 'at' | 'by' | 'why'>>> {
  const rows = await db
    .selectFrom('channel_change')
    .distinctOn(['name', sql`value ->> 'name'`])
    .select(['name', 'changed_at as at', 'changed_by as by', 'why'])
    .select(sql<string>`value ->> 'name'`.as('value'))
    .where('channel', '=', channel)
    .where('kind', '=', 'set-value')
    .orderBy('name')
    .orderBy(sql`value ->> 'name'`)
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ name, value, ...newest }) => [`${name} ${value}`, newest]));
}
