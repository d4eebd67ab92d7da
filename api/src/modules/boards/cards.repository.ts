import type { Thing } from '@aangan/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';
import { cardJson, thingName } from './thing.columns.ts';
import { thingRows } from './thing-rows.repository.ts';

/** The JSON of cards by the names of their things. */
export async function readCards(
  db: Kysely<Tables>,
  things: readonly Thing[],
): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; card: string }>`
    select ${sql.raw(thingName)} as name, ${sql.raw(cardJson)}::text as card from ${thingRows(things)}`.execute(
    db,
  );
  return new Map(rows.map(({ name, card }) => [name, card]));
}
