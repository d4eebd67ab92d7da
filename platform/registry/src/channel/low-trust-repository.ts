import type { Channel, LowTrust } from '@aangan/manifest';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { isThere } from './channel-repository.ts';

/** A remote of low trust, and who marked it. */
export interface MarkedRemote extends LowTrust {
  name: string;
  by: string;
  at: string;
  why: string;
}

/** The remotes of low trust, by name. */
export function listMarked(db: Kysely<Tables>): Promise<MarkedRemote[]> {
  return db
    .selectFrom('low_trust')
    .select(['name', 'grants', 'marked_by as by', 'marked_at as at', 'why'])
    .orderBy('name')
    .execute();
}

/** Remote → what its frames may do; remotes of full trust are left out. */
export async function findLowTrust(db: Kysely<Tables>): Promise<ReadonlyMap<string, LowTrust>> {
  return new Map((await listMarked(db)).map(({ name, grants }) => [name, { grants }]));
}

/** Marks a remote as of low trust, or changes what its frames may do. */
export async function saveMark(
  db: Kysely<Tables>,
  { name, grants, by, why }: Omit<MarkedRemote, 'at'>,
): Promise<void> {
  const mark = { grants: JSON.stringify(grants), marked_by: by, why };
  await db
    .insertInto('low_trust')
    .values({ name, ...mark })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ ...mark, marked_at: sql`now()` }),
    )
    .execute();
}

export async function deleteMark(db: Kysely<Tables>, name: string): Promise<void> {
  await db.deleteFrom('low_trust').where('name', '=', name).execute();
}

/** Whether any release of a remote was announced. */
export async function isKnown(db: Kysely<Tables>, name: string): Promise<boolean> {
  const found = await db
    .selectFrom('release')
    .select('name')
    .where('name', '=', name)
    .where('kind', '=', 'remote')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The channels that serve a remote, with its release, by name: in this order they are locked. */
export function listServed(
  db: Kysely<Tables>,
  name: string,
): Promise<{ channel: Channel; release: string }[]> {
  return db
    .selectFrom('channel_release')
    .select(['channel', 'release'])
    .where('name', '=', name)
    .where('channel', 'in', (eb) => eb.selectFrom('channel').select('name').where(isThere))
    .orderBy('channel')
    .execute();
}
