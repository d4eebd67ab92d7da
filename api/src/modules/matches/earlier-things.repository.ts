import { type Kysely, sql } from 'kysely';
import type { AlikePicture } from '../../media/hashing/picture-hash.repository.ts';
import type { Tables } from '../../tables.ts';

type Db = Kysely<Tables>;

/** Whose a thing is: one of them is set. */
interface Owner {
  designer_id: number | null;
  vendor_id: number | null;
}

/** What another firm published: a portfolio item or a post. */
export interface EarlierThing {
  earlier_item_id: number | null;
  earlier_post_id: number | null;
  firm_name: string;
  published_at: string;
  /** Bits of 128 that differ. */
  distance: number;
}

const shown = (table: 'portfolio_item' | 'instagram_post', publishedAt: string) => sql`
  select ${sql.raw(table === 'portfolio_item' ? 't.id, null::bigint' : 'null::bigint, t.id')},
    t.designer_id, t.vendor_id, ${sql.ref(publishedAt)}, a.distance
  from alike a join ${sql.table(table)} t on a.sha256 = coalesce(t.thumbnail_sha256, t.media_sha256)`;

/**
 * What other public firms show of these pictures, and had before this one showed one of them: of each firm the nearest,
 * at most three, the nearest first.
 */
export async function findEarlier(
  db: Db,
  { designer_id, vendor_id }: Owner,
  alike: readonly AlikePicture[],
): Promise<EarlierThing[]> {
  if (alike.length === 0) return [];
  const sha256s = alike.map(({ sha256 }) => sha256);
  const distances = alike.map(({ distance }) => distance);
  const { rows } = await sql<EarlierThing>`
    with alike as (select * from unnest(${sha256s}::text[], ${distances}::integer[]) as a (sha256, distance)),
    things (earlier_item_id, earlier_post_id, designer_id, vendor_id, published_at, distance) as (
      ${shown('portfolio_item', 't.created_at')} where t.hidden_at is null
      union all ${shown('instagram_post', 't.posted_at')}),
    of_firms as (
      select distinct on (t.designer_id, t.vendor_id) t.*, coalesce(d.full_name, v.company_name) as firm_name
      from things t left join designer_profile d on d.id = t.designer_id
        left join vendor_profile v on v.id = t.vendor_id
      where coalesce(d.is_verified and d.is_active, v.is_verified and v.is_active)
        and (t.designer_id, t.vendor_id) is distinct from (${designer_id}::bigint, ${vendor_id}::bigint)
        and t.published_at < coalesce((select min(published_at) from things
          where (designer_id, vendor_id) is not distinct from (${designer_id}::bigint, ${vendor_id}::bigint)), 'infinity')
      order by t.designer_id, t.vendor_id, t.distance, t.published_at)
    select earlier_item_id, earlier_post_id, firm_name, to_jsonb(published_at) #>> '{}' as published_at, distance
    from of_firms order by distance, of_firms.published_at limit 3`.execute(db);
  return rows;
}

export async function insertMatches(
  db: Db,
  itemId: number,
  earlier: readonly EarlierThing[],
  confirmedBy: number | null,
): Promise<void> {
  if (earlier.length === 0) return;
  const confirmed_at = confirmedBy === null ? null : sql<string>`now()`;
  const rows = earlier.map(({ earlier_item_id, earlier_post_id, distance }) => ({
    item_id: itemId,
    earlier_item_id,
    earlier_post_id,
    distance,
    confirmed_by: confirmedBy,
    confirmed_at,
  }));
  await db.insertInto('picture_match').values(rows).execute();
}
