import type { Database } from '@aangan/server';
import type { Tables } from '../../tables.ts';
import { exportEverything } from './export.repository.ts';

/** A file for the owner of an account. */
export interface AccountExport {
  /** With the day of the export in it, in UTC. */
  fileName: string;
  /** JSON, in lines that a person can read. */
  text: string;
}

export async function exportAccount(
  database: Database<Tables>,
  accountId: number,
): Promise<AccountExport> {
  const everything: unknown = JSON.parse(await exportEverything(database, accountId));
  return {
    fileName: `aangan-export-${new Date().toISOString().slice(0, 10)}.json`,
    text: JSON.stringify(everything, null, 2),
  };
}
