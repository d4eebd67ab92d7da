import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';

type Db = Kysely<Tables>;

/** Below this, a mean that has moved is left as it is: each firm with reviews would be written for nothing. */
const minMove = 0.02;
/** Firms written in one transaction. */
const batch = 1000;

const firms = {
  designer: { ratings: sql`ratings_of(firm.id, null)`, isReviewed: sql`reviews_count > 0` },
  vendor: {
    ratings: sql`ratings_of(null, firm.id)`,
    isReviewed: sql`reviews_count + client_reviews_count > 0`,
  },
};

/**
 * Keeps the mean of all reviews, which those of each firm are drawn towards. Where it has moved, the firms that have
 * reviews are written in batches; all others keep their place whatever it is.
 */
export async function keepReviewMean(db: Db): Promise<void> {
  const { numAffectedRows = 0n } = await sql`
    update review_mean m set rating = given.rating
    from (select avg(rating) as rating from vendor_review where hidden_at is null and waiting_since is null) as given
    where abs(given.rating - m.rating) >= ${minMove}`.execute(db);
  if (numAffectedRows === 0n) return;
  for (const kind of ['designer', 'vendor'] as const) {
    for (let last: number | undefined = 0; last !== undefined; )
      last = await placeAgain(db, kind, last);
  }
}

/** Writes how far the next firms are above the mean. @returns the id of the last of them; undefined where there are no more */
async function placeAgain(
  db: Db,
  kind: 'designer' | 'vendor',
  after: number,
): Promise<number | undefined> {
  const table = sql.table(`${kind}_profile`);
  const { ratings, isReviewed } = firms[kind];
  const { rows } = await sql<{ last: number | null }>`
    with firm as materialized (
      select id from ${table} f where id > ${after} and ${isReviewed}
      order by id limit ${sql.lit(batch)} for no key update),
    placed as (
      update ${table} f set rating_lead = given.lead from firm, ${ratings} as given
      where f.id = firm.id and f.rating_lead is distinct from given.lead)
    select max(id) as last from firm`.execute(db);
  return rows[0]?.last ?? undefined;
}
