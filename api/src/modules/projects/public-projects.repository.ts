import type { Database } from '@aangan/server';
import type { Tables } from '../../tables.ts';
import type { FirmKind } from '../firms/firm-kind.ts';
import type { FoundFirm } from '../firms/public-profile/found-firm.ts';
import { projectCardsJson, projectJson, projectTables } from './project.columns.ts';

const firmFacts = 'f.is_verified as "isVerified", f.account_id as "accountId"';

/** The cards of the projects of a firm; undefined where there is no such firm of an active account. */
export async function findProjects(
  { pool }: Database<Tables>,
  kind: FirmKind,
  firmId: number,
): Promise<FoundFirm | undefined> {
  const { rows } = await pool.query<FoundFirm>({
    name: `${kind.table}-projects`,
    text: `select ${projectCardsJson(kind)}::text as answer, ${firmFacts}
      from ${kind.table} f where f.id = $1 and f.is_active`,
    values: [firmId],
  });
  return rows[0];
}

/** A project of a firm; undefined where the firm has no such project with something to show. */
export async function findProject(
  { pool }: Database<Tables>,
  kind: FirmKind,
  { firmId, projectId }: { firmId: number; projectId: number },
): Promise<FoundFirm | undefined> {
  const { rows } = await pool.query<FoundFirm>({
    name: `${kind.table}-project`,
    text: `select ${projectJson(kind)}::text as answer, ${firmFacts}
      from ${kind.table} f cross join ${projectTables(kind)}
      where f.id = $1 and pr.id = $2 and f.is_active`,
    values: [firmId, projectId],
  });
  return rows[0];
}
