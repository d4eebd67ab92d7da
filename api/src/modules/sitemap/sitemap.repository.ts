import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';
import { hasItems, projectPath } from '../projects/project.columns.ts';

/** What has public pages of its own. */
export type PublicTable = 'designer_profile' | 'vendor_profile' | 'project';

/** A row with public pages. */
export interface PublicRow {
  id: number;
  /** Of a project's page; empty for a firm, which has several. */
  path: string;
  /** When what its pages show last changed, as ISO text. */
  changedAt: string;
}

const firms = (table: string) => `
  select id, '' as path, updated_at as "changedAt" from ${table} where is_verified and is_active`;

/** SQL of the rows of each table that have public pages. */
const publicRows: Record<PublicTable, string> = {
  designer_profile: firms('designer_profile'),
  vendor_profile: firms('vendor_profile'),
  project: `
    select pr.id, ${projectPath} as path,
      greatest(pr.updated_at, (select max(updated_at) from portfolio_item where project_id = pr.id)) as "changedAt"
    from project pr
    left join designer_profile d on d.id = pr.designer_id
    left join vendor_profile v on v.id = pr.vendor_id
    where coalesce(d.is_verified and d.is_active, v.is_verified and v.is_active) and ${hasItems}`,
};

/** The highest id of a row with a public page; 0 where there is none. */
export async function findHighestId(db: Kysely<Tables>, table: PublicTable): Promise<number> {
  const { rows } = await sql<{ highest: number }>`
    select id as highest from (${sql.raw(publicRows[table])}) as shown order by id desc limit 1`.execute(
    db,
  );
  return rows[0]?.highest ?? 0;
}

/** Rows with public pages and `after` < id <= `last`, lowest id first. */
export async function findRows(
  db: Kysely<Tables>,
  table: PublicTable,
  { after, last, limit }: { after: number; last: number; limit: number },
): Promise<PublicRow[]> {
  const { rows } = await sql<PublicRow>`
    select * from (${sql.raw(publicRows[table])}) as shown
    where id > ${after} and id <= ${last} order by id limit ${limit}`.execute(db);
  return rows;
}
