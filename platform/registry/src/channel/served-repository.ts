import type { Channel, ReleaseManifest, Settings } from '@aangan/manifest';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Tables, ValueStep } from '../tables.ts';
import { isKnownGood } from './known-good-repository.ts';

/** What a channel serves of one name. */
export interface ServedRelease {
  name: string;
  manifest: ReleaseManifest;
  /** The last known good release; null where there is none. */
  previous: ReleaseManifest | null;
  isBootstrap: boolean;
  /** Whether it is switched off: its pages show a notice. */
  isOff: boolean;
  /** What it puts into slots and is switched off there, as `extensionKey` names it. */
  offExtensions: string[];
  /** What the channel sets of its values. */
  settings: Settings;
}

/** What a channel serves, by name. */
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
      'served.off_extensions as offExtensions',
      'served.settings',
      'current.manifest',
      'before.manifest as previous',
    ])
    .where('served.channel', '=', channel)
    .orderBy('served.name')
    .execute();
}

/** The channels that serve a release. */
export async function listServing(
  db: Kysely<Tables>,
  { name, release }: { name: string; release: string },
): Promise<Channel[]> {
  const rows = await db
    .selectFrom('channel_release')
    .select('channel')
    .where('name', '=', name)
    .where('release', '=', release)
    .orderBy('channel')
    .execute();
  return rows.map(({ channel }) => channel);
}

/** Puts releases on a channel, each in the place of what it served of the name. @param served at least one */
export async function upsertServed(
  db: Kysely<Tables>,
  served: readonly Insertable<Tables['channel_release']>[],
): Promise<void> {
  await db
    .insertInto('channel_release')
    .values([...served])
    .onConflict((conflict) =>
      conflict.columns(['channel', 'name']).doUpdateSet((eb) => ({
        release: eb.ref('excluded.release'),
        previous_release: eb.ref('excluded.previous_release'),
        is_bootstrap: eb.ref('excluded.is_bootstrap'),
      })),
    )
    .execute();
}

/** Takes names off a channel. @param names at least one */
export async function deleteServed(
  db: Kysely<Tables>,
  channel: Channel,
  names: readonly string[],
): Promise<void> {
  await db
    .deleteFrom('channel_release')
    .where('channel', '=', channel)
    .where('name', 'in', names)
    .execute();
}

/** Switches a name of a channel off, or on again. */
export async function setOff(
  db: Kysely<Tables>,
  channel: Channel,
  { name, isOff }: { name: string; isOff: boolean },
): Promise<void> {
  await db
    .updateTable('channel_release')
    .set({ is_off: isOff })
    .where('channel', '=', channel)
    .where('name', '=', name)
    .execute();
}

/** Switches an extension of a name off, or on again. @param extension as `extensionKey` names it */
export async function setExtensionOff(
  db: Kysely<Tables>,
  channel: Channel,
  { name, extension, isOff }: { name: string; extension: string; isOff: boolean },
): Promise<void> {
  const others = sql<string[]>`array_remove(off_extensions, ${extension})`;
  await db
    .updateTable('channel_release')
    .set({ off_extensions: isOff ? sql`array_append(${others}, ${extension})` : others })
    .where('channel', '=', channel)
    .where('name', '=', name)
    .execute();
}

/** Sets a value of a name, or sets it no more. */
export async function saveSetting(
  db: Kysely<Tables>,
  channel: Channel,
  { remote, value: { name, to } }: { remote: string; value: Pick<ValueStep, 'name' | 'to'> },
): Promise<void> {
  const set = sql<string>`settings || jsonb_build_object(${name}::text, ${JSON.stringify(to)}::jsonb)`;
  await db
    .updateTable('channel_release')
    .set({ settings: to === null ? sql<string>`settings - ${name}::text` : set })
    .where('channel', '=', channel)
    .where('name', '=', remote)
    .execute();
}

/** Removes a release as the last known good one of every channel. */
export async function forgetPrevious(
  db: Kysely<Tables>,
  { name, release }: { name: string; release: string },
): Promise<void> {
  await db
    .updateTable('channel_release')
    .set({ previous_release: null })
    .where('name', '=', name)
    .where('previous_release', '=', release)
    .execute();
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
 * After a restore, marks all that channels serve as a person's decision, so that `npm start` moves none of it. Plain
 * SQL, because the restored tables have the schema of the archive's version.
 */
export const servedIsDecided = 'update platform.channel_release set is_bootstrap = false';
