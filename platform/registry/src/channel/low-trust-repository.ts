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

/** False where it was not marked. */
export async function deleteMark(db: Kysely<Tables>, name: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('low_trust')
    .where('name', '=', name)
    .returning('name')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** What the releases of a remote that channels and canaries serve ask for; without any, its newest published release. */
export async function findAsks(db: Kysely<Tables>, name: string): Promise<string[]> {
  const published = db
    .selectFrom('release')
    .select('manifest')
    .where('name', '=', name)
    .where('published_at', 'is not', null);
  const served = await published
    .where('release', 'in', (eb) =>
      eb
        .selectFrom('channel_release')
        .select('release')
        .where('name', '=', name)
        .union(eb.selectFrom('canary_release').select('release').where('name', '=', name)),
    )
    .execute();
  const releases =
    served.length > 0 ? served : await published.orderBy('published_at', 'desc').limit(1).execute();
  const asks = releases.flatMap(({ manifest }) =>
    manifest.kind === 'remote' ? (manifest.manifest.asks ?? []) : [],
  );
  return [...new Set(asks)];
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
