import type { Database } from '@aangan/server';
import type { Tables } from '../../../tables.ts';
import type { FirmKind } from '../firm-kind.ts';

/** The JSON of public firms by their ids, as they are compared. */
export async function readCompared(
  { pool }: Database<Tables>,
  { table, comparedJson }: FirmKind,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await pool.query<{ id: number; firm: string }>({
    name: `${table}-compared`,
    text: `select f.id, ${comparedJson}::text as firm from ${table} f
      where f.id = any ($1::bigint[]) and f.is_verified and f.is_active`,
    values: [ids],
  });
  return new Map(rows.map(({ id, firm }) => [id, firm]));
}
