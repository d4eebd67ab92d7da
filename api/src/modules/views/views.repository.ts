import { randomBytes } from 'node:crypto';
import { type ViewSource, viewSources } from '@aangan/domain';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../tables.ts';

type Db = Kysely<Tables>;

/** A view of a firm, or of one of its projects. */
export interface ViewRow {
  viewer: Buffer;
  network: Buffer;
  kind: 'designer' | 'vendor';
  firm: number;
  /** Null: the view is counted for the firm. */
  project: number | null;
  source: ViewSource;
  /** Of the account that looked; null for guests. */
  account: number | null;
}

/** How many people of one network count for a thing in a day. */
const maxOfNetwork = 50;
/** How many days are kept: the longest period and the one before it. */
const keptDays = 180;

/** Today in India, by the database's clock. */
const today = sql`(now() at time zone 'Asia/Kolkata')::date`;

/** The salt of today, which all processes share. That of the day before is thrown away with the first of a new day. */
export async function saltOfToday(db: Db): Promise<{ day: string; salt: Buffer }> {
  const { rows } = await sql<{ day: string; salt: Buffer; is_new: boolean }>`
    insert into view_salt (day, salt) values (${today}, ${randomBytes(32)})
    on conflict (day) do update set salt = view_salt.salt
    returning day::text, salt, xmax = 0 as is_new`.execute(db);
  const [found] = rows;
  if (!found) throw new Error('The database has no salt of today.');
  if (found.is_new) await forgetViewers(db);
  return found;
}

/** Forgets who was counted on days before, and the salts with which that could be found out. */
export async function forgetViewers(db: Db): Promise<void> {
  await sql`delete from view_salt where day < ${today}`.execute(db);
  await sql`delete from view_seen where day < ${today}`.execute(db);
}

/** Deletes the counts of days that no period needs any more. */
export async function deleteOldViews(db: Db): Promise<void> {
  const isOld = sql`day <= ${today} - ${sql.lit(keptDays)}`;
  await sql`delete from firm_view where ${isOld}`.execute(db);
  await sql`delete from project_view where ${isOld}`.execute(db);
}

/** Public firms that were viewed. They stay until their views are counted. */
const viewed = (kind: 'designer' | 'vendor') => sql`
  select id, account_id from ${sql.table(`${kind}_profile`)}
  where is_verified and is_active and id in (select firm from given where kind = ${sql.lit(kind)})
  order by id for key share`;

/** Adds the people of a day to those of firms of a kind. */
const counted = (kind: 'designer' | 'vendor', day: RawBuilder<unknown>) => {
  const owner = sql.ref(`${kind}_id`);
  const columns = sql.join(viewSources.map((source) => sql.ref(source)));
  const counts = sql.join(
    viewSources.map((source) => sql`count(*) filter (where source = ${sql.lit(source)})`),
  );
  const sums = sql.join(
    viewSources.map((source) => {
      const column = sql.ref(source);
      return sql`${column} = firm_view.${column} + excluded.${column}`;
    }),
  );
  return sql`
    insert into firm_view (${owner}, day, ${columns})
    select firm, ${day}, ${counts} from fresh
    where kind = ${sql.lit(kind)} and project is null group by firm order by firm
    on conflict (${owner}, day) where ${owner} is not null do update set ${sums}`;
};

/**
 * Counts who was not counted yet on this day, in one statement; each process can do it at the same time. Views of what
 * is not public, by the firm's own account, and of more people of one network than count, are left out.
 * @param on the day in India, as ISO text
 */
export async function countViews(db: Db, on: string, views: readonly ViewRow[]): Promise<void> {
  const day = sql`${on}::date`;
  const list = (name: keyof ViewRow, type: string) =>
    sql`${views.map((view) => view[name])}::${sql.raw(type)}[]`;
  await sql`
    with given as (
      select distinct on (viewer) * from unnest(
        ${list('viewer', 'bytea')}, ${list('network', 'bytea')}, ${list('kind', 'text')}, ${list('firm', 'bigint')},
        ${list('project', 'bigint')}, ${list('source', 'text')}, ${list('account', 'bigint')}
      ) with ordinality as v (viewer, network, kind, firm, project, source, account, place)
      order by viewer, place
    ), designer as (${viewed('designer')}
    ), vendor as (${viewed('vendor')}
    ), shown as (
      select pr.id, pr.designer_id, pr.vendor_id from project pr
      where pr.id in (select project from given) order by id for key share
    ), real as (
      select g.*, row_number() over (partition by g.network order by g.place) as nth
      from given g
      where not exists (select from view_seen s where s.viewer = g.viewer)
        and exists (
          select from designer f where g.kind = 'designer' and f.id = g.firm and f.account_id is distinct from g.account
          union all
          select from vendor f where g.kind = 'vendor' and f.id = g.firm and f.account_id is distinct from g.account)
        and (g.project is null or exists (select from shown p where p.id = g.project
          and case g.kind when 'designer' then p.designer_id else p.vendor_id end = g.firm))
    ), added as (
      insert into view_seen (viewer, network, day)
      select viewer, network, ${day} from real
      where nth + (select count(*) from view_seen s where s.network = real.network) <= ${sql.lit(maxOfNetwork)}
      order by viewer
      on conflict do nothing returning viewer
    ), fresh as (
      select real.* from real join added using (viewer)
    ), of_designers as (${counted('designer', day)}
    ), of_vendors as (${counted('vendor', day)}
    )
    insert into project_view (project_id, day, people)
    select project, ${day}, count(*) from fresh where project is not null group by project order by project
    on conflict (project_id, day) do update set people = project_view.people + excluded.people`.execute(
    db,
  );
}
