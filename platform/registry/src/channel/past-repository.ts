import type { Channel } from '@aangan/manifest';
import { type Kysely, sql } from 'kysely';
import type { VersionedRelease } from '../release/named-release-repository.ts';
import { versionOf } from '../release/release-source.ts';
import type { Tables } from '../tables.ts';

/** What a channel served of one name at a moment, and the change that had put it there. */
export interface PastRelease extends VersionedRelease {
  isOff: boolean;
  since: string;
  by: string;
  why: string;
}

/** A canary of a moment. */
export interface PastCanary {
  id: number;
  /** Of the visitors, 0 to 100. */
  percent: number;
  releases: VersionedRelease[];
}

/** The channel's newest revision of which all lines were written by a moment (ISO 8601); 0 before the first one. */
export async function revisionAt(
  db: Kysely<Tables>,
  channel: Channel,
  moment: string,
): Promise<number> {
  const { revision } = await db
    .selectFrom('channel_change')
    .select(({ fn }) => fn.max('revision').as('revision'))
    .where('channel', '=', channel)
    .where('changed_at', '<=', moment)
    .where('revision', 'not in', (eb) =>
      eb
        .selectFrom('channel_change as later')
        .select(sql<number>`later.revision`.as('revision'))
        .where('later.channel', '=', channel)
        .where('later.changed_at', '>', moment),
    )
    .executeTakeFirstOrThrow();
  return revision ?? 0;
}

/** The newest line of each name that put a release on the channel or took it off, and its newest switch. */
export function findStableAt(
  db: Kysely<Tables>,
  channel: Channel,
  revision: number,
): Promise<PastRelease[]> {
  const linesUntil = (kinds: ('promote' | 'rollback' | 'remove' | 'switch-off' | 'switch-on')[]) =>
    db
      .selectFrom('channel_change')
      .distinctOn('name')
      .select(['name', 'kind', 'to_release', 'changed_at', 'changed_by', 'why'])
      .where('channel', '=', channel)
      .where('revision', '<=', revision)
      .where('kind', 'in', kinds)
      .where('extension', 'is', null)
      .orderBy('name')
      .orderBy('id', 'desc');
  return db
    .selectFrom(linesUntil(['promote', 'rollback', 'remove']).as('line'))
    .leftJoin(
      // A name that was removed is no longer switched off.
      linesUntil(['switch-off', 'switch-on', 'remove']).as('switch'),
      'switch.name',
      'line.name',
    )
    .innerJoin('release', (join) =>
      join.onRef('release.name', '=', 'line.name').onRef('release.release', '=', 'line.to_release'),
    )
    .select(['line.name', 'release.release', 'release.package_version'])
    .select(({ eb }) => eb('switch.kind', '=', 'switch-off').as('isOff'))
    .select(['line.changed_at as since', 'line.changed_by as by', 'line.why'])
    .orderBy('line.name')
    .execute()
    .then((rows) =>
      rows.map(({ package_version: version, isOff, ...row }) => ({
        ...row,
        version: versionOf(version, row.release),
        isOff: isOff === true,
      })),
    );
}

/** The canaries whose newest line does not end them. */
export async function findCanariesAt(
  db: Kysely<Tables>,
  channel: Channel,
  revision: number,
): Promise<PastCanary[]> {
  const newest = db
    .selectFrom('channel_change')
    .distinctOn(['canary', 'name'])
    .select(['canary', 'kind', 'percent', 'name', 'to_release'])
    .where('channel', '=', channel)
    .where('revision', '<=', revision)
    .where('canary', 'is not', null)
    .orderBy('canary')
    .orderBy('name')
    .orderBy('id', 'desc');
  const rows = await db
    .selectFrom(newest.as('line'))
    .innerJoin('release', (join) =>
      join.onRef('release.name', '=', 'line.name').onRef('release.release', '=', 'line.to_release'),
    )
    .select(['line.canary', 'line.percent', 'line.name'])
    .select(['release.release', 'release.package_version'])
    .where('line.kind', '=', 'canary')
    .orderBy('line.canary')
    .orderBy('line.name')
    .execute();
  const canaries = new Map<number, PastCanary>();
  for (const { canary, percent, package_version: version, ...row } of rows) {
    const id = canary ?? 0;
    const known = canaries.get(id) ?? { id, percent: percent ?? 0, releases: [] };
    known.releases.push({ ...row, version: versionOf(version, row.release) });
    canaries.set(id, known);
  }
  return [...canaries.values()];
}
