import type { Channel, ReleaseManifest, SiteValues } from '@aangan/manifest';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** Releases that a percentage of a channel's visitors get, all of them or none. */
export interface LiveCanary {
  id: number;
  /** Of the visitors, 0 to 100. */
  percent: number;
  releases: readonly ReleaseManifest[];
  /** What it sets in place of the channel, by the names of its releases. */
  settings: SiteValues;
}

/** The canary that a name is in. */
export function canaryOf(canaries: readonly LiveCanary[], name: string): LiveCanary | undefined {
  return canaries.find(({ releases }) => releases.some((release) => release.name === name));
}

/** The live canaries, with a row for each release in a canary. */
export function selectMembers(db: Kysely<Tables>) {
  return db
    .selectFrom('canary')
    .innerJoin('canary_release as member', 'member.canary', 'canary.id')
    .innerJoin('release', (join) =>
      join
        .onRef('release.name', '=', 'member.name')
        .onRef('release.release', '=', 'member.release'),
    );
}

/** The live canaries of a channel, the oldest first. */
export async function findCanaries(db: Kysely<Tables>, channel: Channel): Promise<LiveCanary[]> {
  const rows = await selectMembers(db)
    .select(['canary.id', 'canary.percent', 'release.manifest', 'member.settings'])
    .where('canary.channel', '=', channel)
    .orderBy('canary.id')
    .orderBy('member.name')
    .execute();
  const canaries = new Map<number, LiveCanary & { releases: ReleaseManifest[] }>();
  for (const { id, percent, manifest, settings } of rows) {
    const canary = canaries.get(id) ?? { id, percent, releases: [], settings: {} };
    canary.releases.push(manifest);
    if (Object.keys(settings).length > 0) canary.settings[manifest.name] = settings;
    canaries.set(id, canary);
  }
  return [...canaries.values()];
}

/** Begins a canary. @returns its id */
export async function insertCanary(
  db: Kysely<Tables>,
  channel: Channel,
  { percent, releases, settings }: Omit<LiveCanary, 'id'>,
): Promise<number> {
  const { id } = await db
    .insertInto('canary')
    .values({ channel, percent })
    .returning('id')
    .executeTakeFirstOrThrow();
  const members = releases.map(({ name, release }) => ({
    channel,
    name,
    canary: id,
    release,
    settings: JSON.stringify(settings[name] ?? {}),
  }));
  await db.insertInto('canary_release').values(members).execute();
  return id;
}

export async function setPercent(
  db: Kysely<Tables>,
  { id, percent }: Pick<LiveCanary, 'id' | 'percent'>,
): Promise<void> {
  await db.updateTable('canary').set({ percent }).where('id', '=', id).execute();
}

export async function deleteCanaries(db: Kysely<Tables>, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('canary').where('id', 'in', ids).execute();
}

/** The revisions of a channel in which the first and the last of its live canaries were set; null without one. */
export async function liveSince(
  db: Kysely<Tables>,
  channel: Channel,
): Promise<{ oldest: number | null; newest: number | null }> {
  const { rows } = await sql<{ oldest: number | null; newest: number | null }>`
    select min(set_in)::int as oldest, max(set_in)::int as newest
    from canary
    join lateral (
      select max(revision) as set_in from channel_change
      where channel = canary.channel and kind = 'canary' and canary = canary.id) change on true
    where canary.channel = ${channel}`.execute(db);
  return rows[0] ?? { oldest: null, newest: null };
}
