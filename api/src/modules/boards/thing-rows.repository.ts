import type { Thing } from '@aangan/domain';
import { sql } from 'kysely';
import { thingReferences } from './thing.columns.ts';

/** SQL of things as `s`, with the columns of an item that refer to them. */
export const thingRows = (things: readonly Thing[]) => sql`(
  select kind, thing_id, ${sql.raw(thingReferences('kind', 'thing_id'))}
  from unnest(${things.map(({ kind }) => kind)}::text[], ${things.map(({ id }) => id)}::bigint[])
    as asked (kind, thing_id)
) as s`;
