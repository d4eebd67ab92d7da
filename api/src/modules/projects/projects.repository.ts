import { type Insertable, type Kysely, sql, type Updateable } from 'kysely';
import type { Tables } from '../../tables.ts';
import { type Owner, ownedBy } from '../portfolio/owner.columns.ts';
import { ownProjectJson, projectOrder } from './project.columns.ts';
import type { NewProject } from './projects.schemas.ts';

type Db = Kysely<Tables>;
type Items = NonNullable<NewProject['items']>;

/** The projects of the account's profile as a JSON array, in its own order. */
export async function listOwnProjects(db: Db, accountId: number): Promise<string> {
  const { rows } = await sql<{ projects: string }>`
    select coalesce(json_agg(${sql.raw(ownProjectJson)} order by ${sql.raw(projectOrder)}), '[]')::text as projects
    from project pr where ${ofAccount(accountId)}`.execute(db);
  return rows[0]?.projects ?? '[]';
}

/** A project of the account's profile as JSON; undefined for one of another or none. */
export async function findOwnProject(
  db: Db,
  accountId: number,
  id: number,
): Promise<string | undefined> {
  const { rows } = await sql<{ project: string }>`
    select ${sql.raw(ownProjectJson)}::text as project
    from project pr where pr.id = ${id} and ${ofAccount(accountId)}`.execute(db);
  return rows[0]?.project;
}

const ofAccount = (accountId: number) => sql`(
  pr.designer_id = (select id from designer_profile where account_id = ${accountId})
  or pr.vendor_id = (select id from vendor_profile where account_id = ${accountId}))`;

export async function insertProject(
  db: Db,
  project: Insertable<Tables['project']>,
): Promise<number> {
  const { id } = await db
    .insertInto('project')
    .values(project)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** @returns whether the owner has such a project */
export async function updateProject(
  db: Db,
  owner: Owner,
  id: number,
  columns: Updateable<Tables['project']>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('project')
    .set({ ...columns, updated_at: sql<string>`now()` })
    .where('id', '=', id)
    .where(ownedBy('project', owner))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteProject(db: Db, id: number): Promise<void> {
  await db.deleteFrom('project').where('id', '=', id).execute();
}

/** Makes these all items of a project, in this order; those it had else are in none. */
export async function replaceItems(db: Db, projectId: number, items: Items): Promise<void> {
  await sql`
    with given as (
      select * from unnest(${items.map(({ id }) => id)}::bigint[], ${items.map(({ room = null }) => room)}::text[],
        ${items.map(({ shows = null }) => shows)}::text[]) with ordinality as g (id, room, shows, place)
    ), affected as (
      select i.id, i.project_id as former_id, g.id is not null as is_in, g.room, g.shows, g.place
      from portfolio_item i left join given g on g.id = i.id
      where i.project_id = ${projectId} or g.id is not null
    ), robbed as (
      update project set updated_at = now()
      where id in (select former_id from affected where former_id <> ${projectId})
    )
    update portfolio_item i set project_id = case when a.is_in then ${projectId}::bigint end,
      project_position = coalesce(a.place, 0), room = a.room, shows = a.shows
    from affected a where a.id = i.id`.execute(db);
}

/** Makes these all suppliers of a project, in this order. */
export async function replaceSuppliers(
  db: Db,
  projectId: number,
  vendorIds: readonly number[],
): Promise<void> {
  await db.deleteFrom('project_supplier').where('project_id', '=', projectId).execute();
  await sql`
    insert into project_supplier (project_id, vendor_id, position)
    select ${projectId}, id, place from unnest(${[...vendorIds]}::bigint[]) with ordinality as given (id, place)`.execute(
    db,
  );
}

/** Those of these ids that are of vendors whom everybody can see; they stay until the transaction ends. */
export async function lockPublicVendors(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from vendor_profile where id = any (${[...ids]}::bigint[]) and is_verified and is_active
    order by id for key share`.execute(db);
  return rows.map(({ id }) => id);
}

export async function isItemOf(db: Db, projectId: number, itemId: number): Promise<boolean> {
  const { rows } = await sql`
    select from portfolio_item where id = ${itemId} and project_id = ${projectId}`.execute(db);
  return rows.length > 0;
}
