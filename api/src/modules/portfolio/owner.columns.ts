import { sql } from 'kysely';

/** Whose a row is: exactly one of them is set. */
export type Owner =
  | { designer_id: number; vendor_id: null }
  | { designer_id: null; vendor_id: number };

/** What a firm puts in order. */
export type OwnedTable = 'portfolio_item' | 'project';

/** Whether a row of the table is the owner's. */
export const ownedBy = (table: OwnedTable, { designer_id, vendor_id }: Owner) =>
  designer_id === null
    ? sql<boolean>`${sql.ref(`${table}.vendor_id`)} = ${vendor_id}`
    : sql<boolean>`${sql.ref(`${table}.designer_id`)} = ${designer_id}`;
