import type { MatchDecision } from '@aangan/domain';
import { type Kysely, sql } from 'kysely';
import { readPage } from '../../paging/page.repository.ts';
import type { ListedPage } from '../../paging/page-body.ts';
import type { Paging } from '../../paging/read-paging.ts';
import type { Tables } from '../../tables.ts';

type Db = Kysely<Tables>;

/** The JSON of a thing. @param thing the SQL of its rows, with owner, title, sha256, published_at and is_hidden */
const thingJson = (thing: ReturnType<typeof sql>) => sql`(
  select jsonb_build_object(
    'firm', case when d.id is not null
      then jsonb_build_object('kind', 'designer', 'id', d.id, 'name', d.full_name)
      else jsonb_build_object('kind', 'vendor', 'id', v.id, 'name', v.company_name) end,
    'title', t.title, 'picture', media_path(m.sha256, m.extension),
    'published_at', t.published_at, 'is_hidden', t.is_hidden)
  from (${thing}) as t join media m on m.sha256 = t.sha256
    left join designer_profile d on d.id = t.designer_id left join vendor_profile v on v.id = t.vendor_id)`;

const item = (id: string) => sql`select designer_id, vendor_id, title,
  coalesce(thumbnail_sha256, media_sha256) as sha256, created_at as published_at, hidden_at is not null as is_hidden
  from portfolio_item where id = ${sql.ref(id)}`;

const post = sql`select designer_id, vendor_id, caption, coalesce(thumbnail_sha256, media_sha256), posted_at, false
  from instagram_post where id = k.earlier_post_id`;

const matchJson = sql`jsonb_build_object('id', k.id, 'distance', k.distance, 'found_at', k.found_at,
  'confirmed_at', k.confirmed_at, 'later', ${thingJson(item('k.item_id'))},
  'earlier', ${thingJson(sql`${item('k.earlier_item_id')} union all ${post}`)},
  'decision', (select jsonb_build_object('kind', kind, 'reason', reason, 'decided_at', decided_at)
    from match_decision where match_id = k.id order by id desc limit 1))`;

const lists = {
  waiting: { condition: sql`k.decided_at is null`, order: sql`k.found_at, k.id` },
  decided: { condition: sql`k.decided_at is not null`, order: sql`k.decided_at desc, k.id desc` },
};
export type MatchList = keyof typeof lists;

/** Matches that wait, the longest waiting first; or the decided ones, the last decided first. */
export function listMatches(db: Db, list: MatchList, paging: Paging): Promise<ListedPage> {
  const { condition, order } = lists[list];
  return readPage(db, paging, {
    item: matchJson,
    from: sql`picture_match k where ${condition}`,
    order,
  });
}

/** A match as operators see it, as JSON text. */
export async function matchText(db: Db, id: number): Promise<string> {
  const { rows } = await sql<{ match: string }>`
    select (${matchJson})::text as match from picture_match k where k.id = ${id}`.execute(db);
  return rows[0]?.match ?? 'null';
}

/** A match with its item, locked, and the last decision about it; undefined where there is none. */
export async function lockMatch(db: Db, id: number) {
  const { rows } = await sql<{
    itemId: number;
    title: string;
    accountId: number;
    decision: MatchDecision | null;
  }>`
    select i.id as "itemId", i.title, coalesce(d.account_id, v.account_id) as "accountId",
      (select kind from match_decision where match_id = k.id order by id desc limit 1) as decision
    from picture_match k join portfolio_item i on i.id = k.item_id
      left join designer_profile d on d.id = i.designer_id left join vendor_profile v on v.id = i.vendor_id
    where k.id = ${id} for update of k, i`.execute(db);
  return rows[0];
}

export async function insertDecision(
  db: Db,
  decision: { match_id: number; operator_id: number; kind: MatchDecision; reason: string },
): Promise<void> {
  await db.insertInto('match_decision').values(decision).execute();
  await db
    .updateTable('picture_match')
    .set({ decided_at: sql<string>`now()` })
    .where('id', '=', decision.match_id)
    .execute();
}

/**
 * Hides an item while it is a copy by the last decision about one of its matches, else shows it.
 * @returns whether it is hidden now; undefined where nothing has changed
 */
export async function hideCopies(db: Db, itemId: number): Promise<boolean | undefined> {
  const { rows } = await sql<{ isHidden: boolean }>`
    with last as (
      select distinct on (match_id) kind from match_decision
      where match_id in (select id from picture_match where item_id = ${itemId}) order by match_id, id desc),
    wanted as (select exists (select from last where kind = 'copy') as is_hidden)
    update portfolio_item set hidden_at = case when is_hidden then now() end from wanted
    where id = ${itemId} and (hidden_at is not null) <> is_hidden
    returning is_hidden as "isHidden"`.execute(db);
  return rows[0]?.isHidden;
}
