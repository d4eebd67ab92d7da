import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { DemoProject } from './demo-content.ts';
import { findParties, ownerOf } from './demo-parties.ts';

type Db = Kysely<Tables>;
type Owner = NonNullable<ReturnType<typeof ownerOf>>;

/**
 * The projects of the demo firms, unless a firm has projects. What a visitor has deleted is left out. All of it belongs in
 * one transaction, after portfolios.
 */
export async function insertDemoProjects(db: Db, projects: readonly DemoProject[]): Promise<void> {
  const parties = await findParties(db);
  const busy = await db.selectFrom('project').select(['designer_id', 'vendor_id']).execute();
  for (const [index, project] of projects.entries()) {
    const owner = ownerOf(parties.get(project.owner));
    const isBusy = busy.some(
      ({ designer_id, vendor_id }) =>
        designer_id === owner?.designer_id && vendor_id === owner.vendor_id,
    );
    if (!owner || isBusy) continue;
    const id = await insertProject(db, owner, project, index + 1);
    for (const [place, item] of project.items.entries()) {
      await putInto(db, owner, { project_id: id, project_position: place + 1 }, item);
    }
    const vendorIds = (project.suppliers ?? []).flatMap(
      (slug) => parties.get(slug)?.vendor_id ?? [],
    );
    await insertSuppliers(db, id, vendorIds);
  }
}

async function insertProject(db: Db, owner: Owner, project: DemoProject, position: number) {
  const { title, kind, city, year, area, cost, months, materials, story, photographer } = project;
  const { id } = await db
    .insertInto('project')
    .values({
      ...owner,
      title,
      kind,
      city: city ?? null,
      year,
      area_sqft: area ?? null,
      cost_min: cost?.min ?? null,
      cost_max: cost?.max ?? null,
      duration_months: months,
      materials: materials ?? [],
      story,
      photographer: photographer ?? null,
      cover_item_id: null,
      position,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const putInto = (
  db: Db,
  { designer_id, vendor_id }: Owner,
  place: { project_id: number; project_position: number },
  { title, room }: DemoProject['items'][number],
) =>
  db
    .updateTable('portfolio_item')
    .set({ ...place, room })
    .where('title', '=', title)
    .where(sql<boolean>`(designer_id = ${designer_id} or vendor_id = ${vendor_id})`)
    .execute();

async function insertSuppliers(db: Db, project_id: number, vendorIds: readonly number[]) {
  if (vendorIds.length === 0) return;
  const rows = vendorIds.map((vendor_id, index) => ({
    project_id,
    vendor_id,
    position: index + 1,
  }));
  await db.insertInto('project_supplier').values(rows).execute();
}
