import { averageRating, type ReviewSums, reviewLimits } from '@aangan/domain';
import { type Insertable, type Kysely, sql } from 'kysely';
import { readPage } from '../../paging/page.repository.ts';
import type { ListedPage } from '../../paging/page-body.ts';
import type { Paging } from '../../paging/read-paging.ts';
import type { Tables } from '../../tables.ts';
import { fromReviews, isShownTo, isShownToAll, reviewJsonFor } from './review.columns.ts';
import type { ReviewChange } from './reviews.schemas.ts';

type Db = Kysely<Tables>;

const newestFirst = sql`r.created_at desc, r.id desc`;

/** A vendor of an active account, also one that is not verified yet. */
export function findVendor(db: Db, id: number) {
  return db
    .selectFrom('vendor_profile')
    .select(['id', 'account_id as accountId', 'company_name as name', 'is_verified as isVerified'])
    .where('id', '=', id)
    .where('is_active', '=', true)
    .executeTakeFirst();
}

/** The newest reviews of a vendor as a JSON array. @param readerId null for a guest */
export async function listNewest(db: Db, vendorId: number, readerId: number | null) {
  const { rows } = await sql<{ reviews: string }>`
    select coalesce(jsonb_agg(one.review order by one.place), '[]')::text as reviews from (
      select ${reviewJsonFor(readerId)} as review, row_number() over (order by ${newestFirst}) as place
      from ${fromReviews} where r.vendor_id = ${vendorId} and ${isShownTo(readerId)}
      order by ${newestFirst} limit ${sql.lit(reviewLimits.newestMax)}
    ) as one`.execute(db);
  return rows[0]?.reviews ?? '[]';
}

/** A page of the reviews of a vendor, newest first. @param readerId null for a guest */
export function listPage(
  db: Db,
  vendorId: number,
  readerId: number | null,
  paging: Paging,
): Promise<ListedPage> {
  return readPage(db, paging, {
    item: reviewJsonFor(readerId),
    from: sql`${fromReviews} where r.vendor_id = ${vendorId} and ${isShownTo(readerId)}`,
    order: newestFirst,
  });
}

/** What the reviews of a vendor add up to, without those that are hidden or wait. */
export async function sumReviews(db: Db, vendorId: number): Promise<ReviewSums> {
  const { rows } = await sql<ReviewSums>`
    select count(*)::integer as count, coalesce(sum(rating), 0)::integer as rating,
      coalesce(sum(quality_rating), 0)::integer as quality_rating,
      coalesce(sum(delivery_rating), 0)::integer as delivery_rating,
      coalesce(sum(communication_rating), 0)::integer as communication_rating,
      coalesce(sum(value_rating), 0)::integer as value_rating,
      (count(*) filter (where would_recommend))::integer as recommending
    from vendor_review r where vendor_id = ${vendorId} and ${isShownToAll}`.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error('An aggregate returned no row.');
  return sums;
}

/** Makes every other change of the vendor's reviews wait until the transaction ends. */
export async function lockReviewsOf(db: Db, vendorId: number): Promise<void> {
  await sql`select from vendor_profile where id = ${vendorId} for no key update`.execute(db);
}

/** Writes the vendor's rating and count; the transaction has locked its reviews. */
export async function updateVendorRating(db: Db, vendorId: number): Promise<void> {
  const { rating, count } = await sumReviews(db, vendorId);
  await sql`update vendor_profile
    set rating = ${averageRating(rating, count)}::numeric, reviews_count = ${count}
    where id = ${vendorId} and (rating, reviews_count)
      is distinct from (${averageRating(rating, count)}::numeric, ${count}::integer)`.execute(db);
}

/** Adds a review; undefined when its author has reviewed the vendor already. */
export async function insertReview(
  db: Db,
  { isWaiting, ...review }: Insertable<Tables['vendor_review']> & { isWaiting: boolean },
): Promise<number | undefined> {
  const added = await db
    .insertInto('vendor_review')
    .values({ ...review, waiting_since: isWaiting ? sql<string>`now()` : null })
    .onConflict((conflict) => conflict.columns(['vendor_id', 'reviewer_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id;
}

export function findReview(db: Db, id: number) {
  return db
    .selectFrom('vendor_review as r')
    .innerJoin('vendor_profile as v', 'v.id', 'r.vendor_id')
    .select(['r.id', 'r.title', 'r.vendor_id as vendorId', 'r.reviewer_id as reviewerId'])
    .select(['v.account_id as vendorAccountId', 'v.company_name as vendorName'])
    .select(sql<boolean>`r.hidden_at is not null`.as('isHidden'))
    .select(isShownToAll.as('isShownToAll'))
    .select(sql<boolean>`v.is_verified and v.is_active`.as('isVendorPublic'))
    .select('v.is_active as isVendorActive')
    .where('r.id', '=', id)
    .executeTakeFirst();
}
export type FoundReview = NonNullable<Awaited<ReturnType<typeof findReview>>>;

/** Changes a review. @returns whether a value is another one: only that counts as a change */
export async function updateReview(db: Db, id: number, change: ReviewChange): Promise<boolean> {
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

/** A review as JSON text. @param readerId whom it is told to */
export async function reviewText(db: Db, id: number, readerId: number): Promise<string> {
  const { rows } = await sql<{ review: string }>`
    select (${reviewJsonFor(readerId)})::text as review from ${fromReviews} where r.id = ${id}`.execute(
    db,
  );
  return rows[0]?.review ?? 'null';
}

/** The review that an account wrote of a vendor as JSON text; 'null' without one. */
export async function findOwnReview(db: Db, vendorId: number, authorId: number): Promise<string> {
  const { rows } = await sql<{ review: string }>`
    select (${reviewJsonFor(authorId)})::text as review from ${fromReviews}
    where r.vendor_id = ${vendorId} and r.reviewer_id = ${authorId}`.execute(db);
  return rows[0]?.review ?? 'null';
}

/**
 * Sets the vendor's answer, or takes it away.
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
