import type { Channel } from '@aangan/manifest';
import { type Kysely, sql } from 'kysely';
import { versionOf } from '../release/release-source.ts';
import type { ChangeKind, Tables } from '../tables.ts';
import { selectMembers } from './canary-repository.ts';
import { isKnownGood } from './known-good-repository.ts';

/** What a channel serves of one name. */
export interface ServedStatus {
  name: string;
  release: string;
  /** The version of its package with its id; null where its publisher gave none. */
  version: string | null;
  /** Null for the shell. */
  team: string | null;
  /** The last known good release; null where there is none. */
  previous: string | null;
  isOff: boolean;
  /** The newest change of the stable release: what, when, by whom and why. */
  kind: ChangeKind | null;
  at: string | null;
  by: string | null;
  why: string | null;
}

/** A canary, with its newest change: when, by whom and why. */
export interface CanaryStatus {
  id: number;
  /** Of the visitors, 0 to 100. */
  percent: number;
  releases: { name: string; release: string; version: string | null; team: string | null }[];
  at: string | null;
  by: string | null;
  why: string | null;
}

/** What a channel serves of each name, in their order. */
export async function findServedStatus(
  db: Kysely<Tables>,
  channel: Channel,
): Promise<ServedStatus[]> {
  const rows = await db
    .selectFrom('channel_release as served')
    .innerJoin('release', (join) =>
      join
        .onRef('release.name', '=', 'served.name')
        .onRef('release.release', '=', 'served.release'),
    )
    .leftJoin('release as before', (join) =>
      join
        .onRef('before.name', '=', 'served.name')
        .onRef('before.release', '=', 'served.previous_release')
        .on(isKnownGood('before', channel)),
    )
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('channel_change as change')
          .selectAll('change')
          .whereRef('change.channel', '=', 'served.channel')
          .whereRef('change.name', '=', 'served.name')
          .where('change.canary', 'is', null)
          .where('change.extension', 'is', null)
          .where('change.value', 'is', null)
          .orderBy('change.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['served.name', 'served.release', 'release.package_version'])
    .select(['before.release as previous', 'served.is_off as isOff'])
    .select(sql<string | null>`release.manifest -> 'manifest' ->> 'team'`.as('team'))
    .select(['last.kind', 'last.changed_at as at', 'last.changed_by as by', 'last.why'])
    .where('served.channel', '=', channel)
    .orderBy('served.name')
    .execute();
  return rows.map(({ package_version: version, ...row }) => ({
    ...row,
    version: versionOf(version, row.release),
  }));
}

/** The live canaries of a channel, the oldest first. */
export async function findCanaryStatus(
  db: Kysely<Tables>,
  channel: Channel,
): Promise<CanaryStatus[]> {
  const rows = await selectMembers(db)
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('channel_change as change')
          .selectAll('change')
          .whereRef('change.canary', '=', 'canary.id')
          .orderBy('change.id', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .select(['canary.id', 'canary.percent', 'member.name', 'member.release'])
    .select(['release.package_version', 'last.changed_at as at', 'last.changed_by as by'])
    .select(['last.why', sql<string | null>`release.manifest -> 'manifest' ->> 'team'`.as('team')])
    .where('canary.channel', '=', channel)
    .orderBy('canary.id')
    .orderBy('member.name')
    .execute();
  const canaries = new Map<number, CanaryStatus>();
  for (const { id, percent, at, by, why, package_version: packageVersion, ...row } of rows) {
    const canary = canaries.get(id) ?? { id, percent, releases: [], at, by, why };
    canary.releases.push({ ...row, version: versionOf(packageVersion, row.release) });
    canaries.set(id, canary);
  }
  return [...canaries.values()];
}
