import type { Database } from '@aangan/server';
import type { Tables } from '../../tables.ts';
import { portfolioColumns, portfolioTables } from './portfolio-item.columns.ts';

const ownItems = `
  select coalesce(json_agg(item), '[]')::text as items from (
    select ${portfolioColumns} from ${portfolioTables}
    where i.designer_id = (select id from designer_profile where account_id = $1)
      or i.vendor_id = (select id from vendor_profile where account_id = $1)
    order by i.created_at desc, i.id desc
  ) as item`;

/** The portfolio items of the account's profile as JSON text, newest first. */
export async function listOwnItems(database: Database<Tables>, accountId: number): Promise<string> {
  const { rows } = await database.pool.query<{ items: string }>({
    name: 'portfolio-own',
    text: ownItems,
    values: [accountId],
  });
  return rows[0]?.items ?? '[]';
}
