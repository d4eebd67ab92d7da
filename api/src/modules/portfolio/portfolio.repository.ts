import type { Database } from '@aangan/server';
import { type Kysely, sql } from 'kysely';
import type { StoredMedia } from '../../media/store-media.ts';
import type { Tables } from '../../tables.ts';
import { jsonOf } from '../firms/firm.columns.ts';
import { type Owner, ownedBy } from './owner.columns.ts';
import type { ItemChange, NewItemFields } from './portfolio.schemas.ts';
import { portfolioColumns, portfolioOrder, portfolioTables } from './portfolio-item.columns.ts';

type Db = Kysely<Tables>;

const ownItems = `
  select coalesce(json_agg(item), '[]')::text as items from (
    select ${portfolioColumns} from ${portfolioTables}
    where i.designer_id = (select id from designer_profile where account_id = $1)
      or i.vendor_id = (select id from vendor_profile where account_id = $1)
    order by ${portfolioOrder}
  ) as item`;

/** The portfolio items of the account's profile as JSON text, in its own order. */
export async function listOwnItems(database: Database<Tables>, accountId: number): Promise<string> {
  const { rows } = await database.pool.query<{ items: string }>({
    name: 'portfolio-own',
    text: ownItems,
    values: [accountId],
  });
  return rows[0]?.items ?? '[]';
}

/** The profile of an account; undefined while there is none. */
export async function findOwner(db: Db, accountId: number): Promise<Owner | undefined> {
  const { rows } = await sql<Owner>`
    select id as designer_id, null as vendor_id from designer_profile where account_id = ${accountId}
    union all select null, id from vendor_profile where account_id = ${accountId}`.execute(db);
  return rows[0];
}

/** The JSON of an item. */
export async function readItem(db: Db, id: number): Promise<string> {
  const { rows } = await sql<{ json: string }>`
    select ${sql.raw(jsonOf(portfolioColumns))}::text as json
    from ${sql.raw(portfolioTables)} where i.id = ${id}`.execute(db);
  return rows[0]?.json ?? 'null';
}

export interface OwnItem {
  id: number;
  media_type: 'IMAGE' | 'VIDEO';
  media_sha256: string;
  thumbnail_sha256: string | null;
  is_profile_picture: boolean;
}

/** An item of this owner, locked; undefined for one of another or none. */
export function lockItem(db: Db, owner: Owner, id: number): Promise<OwnItem | undefined> {
  return db
    .selectFrom('portfolio_item')
    .select(['id', 'media_type', 'media_sha256', 'thumbnail_sha256', 'is_profile_picture'])
    .where('id', '=', id)
    .where(ownedBy('portfolio_item', owner))
    .forUpdate()
    .executeTakeFirst();
}

export async function insertItem(
  db: Db,
  owner: Owner,
  { title, description, category }: NewItemFields,
  { mediaType, sha256, thumbnailSha256 }: StoredMedia,
): Promise<number> {
  const { id } = await db
    .insertInto('portfolio_item')
    .values({
      ...owner,
      title,
      description,
      category,
      media_type: mediaType,
      media_sha256: sha256,
      thumbnail_sha256: thumbnailSha256,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns whether the owner has such an item */
export async function updateItem(
  db: Db,
  owner: Owner,
  id: number,
  change: ItemChange,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('portfolio_item')
    .set({ ...change, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .where(ownedBy('portfolio_item', owner))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteItem(db: Db, id: number): Promise<void> {
  await db.deleteFrom('portfolio_item').where('id', '=', id).execute();
}

export async function markProfilePicture(db: Db, id: number): Promise<void> {
  await sql`update portfolio_item set is_profile_picture = true where id = ${id}`.execute(db);
}
