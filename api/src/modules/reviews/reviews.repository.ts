import { type ReviewSort, type ReviewSums, reviewLimits } from '@aangan/domain';
import { type Insertable, type Kysely, type RawBuilder, sql } from 'kysely';
import { readPage } from '../../paging/page.repository.ts';
import type { ListedPage } from '../../paging/page-body.ts';
import type { Paging } from '../../paging/read-paging.ts';
import type { Tables } from '../../tables.ts';
import type { ClientReviewChange } from './client-reviews.schemas.ts';
import {
  fromReviews,
  isEditable,
  isShownTo,
  isShownToAll,
  reviewJsonFor,
} from './review.columns.ts';
import { firmValues, isOf, joinFirm, type ReviewedFirm, reviewedFirm } from './reviewed-firm.ts';
import type { ReviewChange } from './reviews.schemas.ts';

type Db = Kysely<Tables>;

const orders = {
  newest: sql`r.created_at desc, r.id desc`,
  highest: sql`r.rating desc, r.created_at desc, r.id desc`,
  lowest: sql`r.rating, r.created_at desc, r.id desc`,
} as const satisfies Record<ReviewSort, RawBuilder<unknown>>;

const firmTables = {
  designer: sql`select id, account_id, full_name as name, is_verified from designer_profile where is_active`,
  vendor: sql`select id, account_id, company_name as name, is_verified from vendor_profile where is_active`,
};

/** A firm of an active account, also one that is not verified yet. */
export async function findFirm(db: Db, { kind, id }: Pick<ReviewedFirm, 'kind' | 'id'>) {
  const { rows } = await sql<{ id: number; accountId: number; name: string; isVerified: boolean }>`
    select id, account_id as "accountId", name, is_verified as "isVerified"
    from (${firmTables[kind]}) as f where id = ${id}`.execute(db);
  return rows[0];
}

/** The newest reviews of a firm as a JSON array. @param readerId null for a guest */
export async function listNewest(db: Db, firm: ReviewedFirm, readerId: number | null) {
  const { rows } = await sql<{ reviews: string }>`
    select coalesce(jsonb_agg(one.review order by one.place), '[]')::text as reviews from (
      select ${reviewJsonFor(firm.by, readerId)} as review, row_number() over (order by ${orders.newest}) as place
      from ${fromReviews} where ${isOf(firm)} and ${isShownTo(readerId)}
      order by ${orders.newest} limit ${sql.lit(reviewLimits.newestMax)}
    ) as one`.execute(db);
  return rows[0]?.reviews ?? '[]';
}

/** A page of the reviews of a firm. @param readerId null for a guest */
export function listPage(
  db: Db,
  firm: ReviewedFirm,
  { readerId, sort }: { readerId: number | null; sort: ReviewSort },
  paging: Paging,
): Promise<ListedPage> {
  return readPage(db, paging, {
    item: reviewJsonFor(firm.by, readerId),
    from: sql`${fromReviews} where ${isOf(firm)} and ${isShownTo(readerId)}`,
    order: orders[sort],
  });
}

/** What the reviews of a firm add up to, without those that are hidden or wait. @param ratings those that are summed */
export async function sumReviews<Rating extends string>(
  db: Db,
  firm: ReviewedFirm,
  ratings: readonly { id: Rating }[],
): Promise<ReviewSums<Rating>> {
  const sums = ['rating', ...ratings.map(({ id }) => id)].map(
    (name) => sql`coalesce(sum(${sql.ref(name)}), 0)::integer as ${sql.ref(name)}`,
  );
  const { rows } = await sql<ReviewSums<Rating>>`
    select count(*)::integer as count, ${sql.join(sums)},
      (count(*) filter (where would_recommend))::integer as recommending
    from vendor_review r where ${isOf(firm)} and ${isShownToAll}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('An aggregate returned no row.');
  return row;
}

const profileOf = ({ kind }: Pick<ReviewedFirm, 'kind'>) => sql.table(`${kind}_profile`);

/** Makes every other change of the firm's reviews wait until the transaction ends. */
export async function lockReviewsOf(
  db: Db,
  firm: Pick<ReviewedFirm, 'kind' | 'id'>,
): Promise<void> {
  await sql`select from ${profileOf(firm)} where id = ${firm.id} for no key update`.execute(db);
}

/** Writes the firm's ratings and counts; the transaction has locked its reviews. */
export async function updateRatings(
  db: Db,
  { kind, id }: Pick<ReviewedFirm, 'kind' | 'id'>,
): Promise<void> {
  if (kind === 'designer') {
    await sql`update designer_profile
      set rating = given.by_clients, reviews_count = given.clients, rating_lead = given.lead
      from ratings_of(${id}, null) as given
      where id = ${id} and (rating, reviews_count, rating_lead)
        is distinct from (given.by_clients, given.clients, given.lead)`.execute(db);
    return;
  }
  await sql`update vendor_profile
    set rating = given.by_designers, reviews_count = given.designers, client_rating = given.by_clients,
      client_reviews_count = given.clients, rating_lead = given.lead
    from ratings_of(null, ${id}) as given
    where id = ${id} and (rating, reviews_count, client_rating, client_reviews_count, rating_lead)
      is distinct from (given.by_designers, given.designers, given.by_clients, given.clients, given.lead)`.execute(
    db,
  );
}

type NewReview = Omit<
  Insertable<Tables['vendor_review']>,
  'vendor_id' | 'client_of_designer_id' | 'client_of_vendor_id'
>;

/** Adds a review; undefined when its author has reviewed the firm, or the request, already. */
export async function insertReview(
  db: Db,
  firm: ReviewedFirm,
  { isWaiting, ...review }: NewReview & { isWaiting: boolean },
): Promise<number | undefined> {
  const added = await db
    .insertInto('vendor_review')
    .values({
      ...review,
      ...firmValues(firm),
      waiting_since: isWaiting ? sql<string>`now()` : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

export async function findReview(db: Db, id: number) {
  const { rows } = await sql<{
    id: number;
    title: string | null;
    reviewerId: number | null;
    firm: ReviewedFirm;
    firmAccountId: number;
    firmName: string;
    isHidden: boolean;
    isShownToAll: boolean;
    isEditable: boolean;
  }>`
    select r.id, r.title, r.reviewer_id as "reviewerId", ${reviewedFirm} as firm,
      f.account_id as "firmAccountId", f.name as "firmName", r.hidden_at is not null as "isHidden",
      ${isShownToAll} as "isShownToAll", ${isEditable} as "isEditable"
    from vendor_review r ${joinFirm} where r.id = ${id}`.execute(db);
  return rows[0];
}
export type FoundReview = NonNullable<Awaited<ReturnType<typeof findReview>>>;

/** Changes a review. @returns whether a value is another one: only that counts as a change */
export async function updateReview(
  db: Db,
  id: number,
  change: ReviewChange | Omit<ClientReviewChange, 'pictures'>,
): Promise<boolean> {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  if (given.length === 0) return false;
  const columns = given.map(([name]) => sql.ref(name));
  const values = given.map(([, value]) => sql`${value}`);
  const assignments = given.map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  const differences = columns.map((column, at) => sql`${column} is distinct from ${values[at]}`);
  const { numAffectedRows = 0n } = await sql`
    update vendor_review set ${sql.join(assignments)}, edited_at = now(), updated_at = now()
    where id = ${id} and (${sql.join(differences, sql` or `)})`.execute(db);
  return numAffectedRows > 0n;
}

/** A review of the firm as JSON text. @param readerId whom it is told to */
export async function reviewText(
  db: Db,
  { by }: Pick<ReviewedFirm, 'by'>,
  id: number,
  readerId: number,
): Promise<string> {
  const { rows } = await sql<{ review: string }>`
    select (${reviewJsonFor(by, readerId)})::text as review from ${fromReviews} where r.id = ${id}`.execute(
    db,
  );
  return rows[0]?.review ?? 'null';
}

/** The newest review that an account wrote of a firm as JSON text; 'null' without one. */
export async function findOwnReview(db: Db, firm: ReviewedFirm, authorId: number): Promise<string> {
  const { rows } = await sql<{ review: string }>`
    select (${reviewJsonFor(firm.by, authorId)})::text as review from ${fromReviews}
    where ${isOf(firm)} and r.reviewer_id = ${authorId} order by r.id desc limit 1`.execute(db);
  return rows[0]?.review ?? 'null';
}

/**
 * Sets the firm's answer, or takes it away.
 * @param text null takes it away
 * @returns whether there was none before
 */
export async function setAnswer(db: Db, id: number, text: string | null): Promise<boolean> {
  const { rows } = await sql<{ isFirst: boolean }>`update vendor_review r set
      answer_text = ${text}::text,
      answer_created_at = case when ${text}::text is not null then coalesce(r.answer_created_at, now()) end,
      answer_updated_at = case when ${text}::text is not null then now() end
    from (select answer_text from vendor_review where id = ${id} for update) as before
    where r.id = ${id} and r.answer_text is distinct from ${text}::text
    returning before.answer_text is null as "isFirst"`.execute(db);
  return rows[0]?.isFirst ?? false;
}

/** Adds a report; false when its author has reported the review already. */
export async function insertReport(
  db: Db,
  report: Insertable<Tables['review_report']>,
): Promise<boolean> {
  const added = await db
    .insertInto('review_report')
    .values(report)
    .onConflict((conflict) => conflict.columns(['review_id', 'reporter_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}
