import type { Channel } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import type { ReleaseRef } from '../release/release-ref.ts';
import type { Tables, Untranslated } from '../tables.ts';
import { isThere } from './channel-repository.ts';

/** Has a channel require languages. */
export async function setLanguages(
  db: Kysely<Tables>,
  channel: Channel,
  languages: string[],
): Promise<void> {
  await db
    .updateTable('channel')
    .set({ required_languages: languages })
    .where('name', '=', channel)
    .where(isThere)
    .execute();
}

/** The languages that a channel requires. */
export async function findLanguages(db: Kysely<Tables>, channel: Channel): Promise<string[]> {
  const row = await db
    .selectFrom('channel')
    .select('required_languages')
    .where('name', '=', channel)
    .where(isThere)
    .executeTakeFirst();
  return row?.required_languages ?? [];
}

/** The channels that require languages, with these. */
export async function listLanguages(db: Kysely<Tables>): Promise<[Channel, string[]][]> {
  const rows = await db
    .selectFrom('channel')
    .select(['name', 'required_languages'])
    .where(isThere)
    .orderBy('name')
    .execute();
  return rows
    .filter(({ required_languages: languages }) => languages.length > 0)
    .map(({ name, required_languages: languages }) => [name, languages]);
}

/** What releases lack in each language, by `name release`; null for those that say nothing of their messages. */
export async function findUntranslated(
  db: Kysely<Tables>,
  releases: readonly ReleaseRef[],
): Promise<Map<string, Record<string, Untranslated> | null>> {
  const rows = await db
    .selectFrom('release')
    .select(['name', 'release', 'untranslated'])
    .where((eb) => eb.or(releases.map(({ name, release }) => eb.and({ name, release }))))
    .execute();
  return new Map(rows.map((row) => [`${row.name} ${row.release}`, row.untranslated]));
}
