import type { Channel } from '@aangan/manifest';
import { type Kysely, sql } from 'kysely';
import { versionOf } from '../release/release-source.ts';
import type { Tables } from '../tables.ts';
import { unknownChannel } from './change-channel.ts';
import { hasBeen } from './channel-repository.ts';
import type { NamedRelease } from './served-composition.ts';

/** What a channel served of one name at a moment, and the change that had put it there. */
interface PastRelease extends NamedRelease {
  isOff: boolean;
  since: string;
  by: string;
  why: string;
}

/** What a channel served at a moment. */
export interface ChannelAt {
  channel: Channel;
  /** ISO 8601. */
  at: string;
  /** The revision of that moment; 0 before the first change. */
  revision: number;
  releases: PastRelease[];
  canaries: { id: number; percent: number; releases: NamedRelease[] }[];
}

/**
 * What a channel served at a moment, by its history. What one revision changed is there from its last line on, so that
 * no moment lies within a change.
 * @throws {RegistryRefusal} `not-found` for an unknown channel.
 */
export async function readChannelAt(
  db: Kysely<Tables>,
  channel: Channel,
  at: Date,
): Promise<ChannelAt> {
  if (!(await hasBeen(db, channel))) throw unknownChannel(channel);
  const moment = at.toISOString();
  const revision = await revisionAt(db, channel, moment);
  return {
    ...{ channel, at: moment, revision },
    releases: await findStable(db, channel, revision),
    canaries: await findCanariesAt(db, channel, revision),
  };
}

async function revisionAt(db: Kysely<Tables>, channel: Channel, moment: string): Promise<number> {
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
function findStable(
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
      .orderBy('name')
      .orderBy('id', 'desc');
  return db
    .selectFrom(linesUntil(['promote', 'rollback', 'remove']).as('line'))
    .leftJoin(
      // Removing a name ends its being switched off.
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
async function findCanariesAt(
  db: Kysely<Tables>,
  channel: Channel,
  revision: number,
): Promise<ChannelAt['canaries']> {
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
  const canaries = new Map<number, ChannelAt['canaries'][number]>();
  for (const { canary, percent, package_version: version, ...row } of rows) {
    const id = canary ?? 0;
    const known = canaries.get(id) ?? { id, percent: percent ?? 0, releases: [] };
    known.releases.push({ ...row, version: versionOf(version, row.release) });
    canaries.set(id, known);
  }
  return [...canaries.values()];
}
