import { reviewBurst } from '@aangan/domain';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';
import {
  inOrderOfLocks,
  isOf,
  joinFirm,
  type ReviewedFirm,
  reviewedFirm,
} from './reviewed-firm.ts';

type Db = Kysely<Tables>;

/** Review `r` waits for its author, and no operator judges it. */
const waitsForItsAuthor = sql`(r.waiting_since is not null and r.held_at is null and r.hidden_at is null)`;

/** Whether the reviews of an author, as a client and as a designer, need not wait for the author to be verified. */
export type Readiness = Record<ReviewedFirm['by'], boolean>;

/** Of account `a` and review `r`: a client's address is verified, and of a designer the profile too. */
const isReady = sql<boolean>`(a.email_verified_at is not null and (r.vendor_id is null or exists (
  select from designer_profile d where d.account_id = a.id and d.is_verified)))`;

/**
 * Whether the author's address and profile are verified. Until the transaction ends neither changes, so that a review
 * written meanwhile is not left waiting.
 */
export async function lockAuthor(db: Db, accountId: number): Promise<Readiness> {
  const account = await sql<{ is_verified: boolean }>`
    select email_verified_at is not null as is_verified from account
    where id = ${accountId} for share`.execute(db);
  const profile = await sql<{ is_verified: boolean }>`
    select is_verified from designer_profile where account_id = ${accountId} for share`.execute(db);
  const client = account.rows[0]?.is_verified ?? false;
  return { client, designer: client && (profile.rows[0]?.is_verified ?? false) };
}

/** Keeps for a day where a review was sent from. */
export async function insertOrigin(
  db: Db,
  origin: { review_id: number; network: string },
): Promise<void> {
  await db.insertInto('review_origin').values(origin).execute();
}

/** The accounts that have reviewed a firm, and whether their reviews may yet be shown without an operator. */
export function listAuthors(db: Db, firm: ReviewedFirm) {
  return db
    .selectFrom('vendor_review as r')
    .innerJoin('account as a', 'a.id', 'r.reviewer_id')
    .select(['r.id as reviewId', 'a.id', 'a.email'])
    .select(sql<boolean>`a.email_verified_at is not null`.as('isVerified'))
    .select(sql<boolean>`r.waiting_since is not null and r.held_at is null`.as('isWaiting'))
    .where(isOf(firm))
    .execute();
}

/** The address of the account that a firm belongs to. */
export async function findFirmEmail(
  db: Db,
  { kind, id }: ReviewedFirm,
): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`select a.email from account a
    join ${sql.table(`${kind}_profile`)} f on f.account_id = a.id where f.id = ${id}`.execute(db);
  return rows[0]?.email;
}

/** Holds reviews for an operator. */
export async function hold(db: Db, reviewIds: number[]): Promise<void> {
  if (reviewIds.length === 0) return;
  await db
    .updateTable('vendor_review')
    .set({ held_at: sql<string>`now()` })
    .where('id', 'in', reviewIds)
    .execute();
}

/**
 * Holds a review for an operator when it is one of too many of its firm within a day, from one network or by young
 * accounts; the others of them that still wait are held with it. Against one that would be shown only those count that
 * are shown or would be: sign-ups that nobody verified cost nothing, and must not keep another's review back.
 * @returns whether it is held
 */
export async function holdBurst(db: Db, firm: ReviewedFirm, reviewId: number): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    with recent as (
      select r.id, o.network, a.created_at > now() - make_interval(days => ${reviewBurst.youngDays}) as is_young,
        r.waiting_since is null or ${isReady} as is_ready
      from vendor_review r left join review_origin o on o.review_id = r.id
        left join account a on a.id = r.reviewer_id
      where ${isOf(firm)} and r.created_at > now() - interval '1 day'),
    alike as (
      select r.id, r.network = own.network as is_near, r.is_young and own.is_young as is_young, r.is_ready
      from recent r, recent own where own.id = ${reviewId}),
    burst as (
      select id from alike one where is_near and ${reviewBurst.max} < (
        select count(*) from alike other where other.is_near and (other.is_ready or not one.is_ready))
      union select id from alike one where is_young and ${reviewBurst.max} < (
        select count(*) from alike other where other.is_young and (other.is_ready or not one.is_ready)))
    update vendor_review r set held_at = now(), waiting_since = coalesce(waiting_since, now())
    where r.id in (select id from burst) and r.held_at is null and r.hidden_at is null
      and (r.id = ${reviewId} or r.waiting_since is not null)
    returning r.id`.execute(db);
  return rows.some(({ id }) => id === reviewId);
}

/** Whether a review was held; now it is not. */
export async function release(db: Db, reviewId: number): Promise<boolean> {
  const released = await db
    .updateTable('vendor_review')
    .set({ held_at: null })
    .where('id', '=', reviewId)
    .where('held_at', 'is not', null)
    .executeTakeFirst();
  return released.numUpdatedRows > 0n;
}

/** The reviews of an account that need wait no longer, in the order in which their firms are locked. */
export async function listReady(db: Db, accountId: number) {
  // One that was shown and then edited waits since the edit.
  const { rows } = await sql<{ id: number; firm: ReviewedFirm; email: string; isNew: boolean }>`
    select r.id, ${reviewedFirm} as firm, a.email, r.waiting_since = r.created_at as "isNew"
    from vendor_review r join account a on a.id = r.reviewer_id
    where a.id = ${accountId} and ${isReady} and ${waitsForItsAuthor}
    order by ${inOrderOfLocks}`.execute(db);
  return rows;
}

/** Has a review wait, and all that is made of it, until its author is verified. */
export async function startWaiting(db: Db, reviewId: number): Promise<void> {
  await db
    .updateTable('vendor_review')
    .set({ waiting_since: sql<string>`coalesce(waiting_since, now())` })
    .where('id', '=', reviewId)
    .execute();
}

/** Whether a review waited, for no operator. */
export async function endWaiting(db: Db, reviewId: number): Promise<boolean> {
  const ended = await db
    .updateTable('vendor_review')
    .set({ waiting_since: null })
    .where('id', '=', reviewId)
    .where('waiting_since', 'is not', null)
    .where('held_at', 'is', null)
    .where('hidden_at', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

/** The reviews of an account that wait and that no operator judges, in the order in which their firms are locked. */
export async function listWaiting(db: Db, accountId: number) {
  const { rows } = await sql<{ id: number; firm: ReviewedFirm }>`
    select r.id, ${reviewedFirm} as firm from vendor_review r
    where r.reviewer_id = ${accountId} and ${waitsForItsAuthor} order by ${inOrderOfLocks}`.execute(
    db,
  );
  return rows;
}

/** What a firm is mailed about a review. */
export async function findNews(db: Db, reviewId: number) {
  const { rows } = await sql<{
    firm: ReviewedFirm;
    firmAccountId: number;
    authorId: number;
    authorName: string;
    title: string | null;
    rating: number;
    text: string;
  }>`
    select ${reviewedFirm} as firm, f.account_id as "firmAccountId", a.id as "authorId",
      account_name(a.first_name, a.last_name) as "authorName", r.title, r.rating, r.review_text as text
    from vendor_review r ${joinFirm} join account a on a.id = r.reviewer_id where r.id = ${reviewId}`.execute(
    db,
  );
  const [news] = rows;
  if (!news) throw new Error(`Review ${reviewId} is gone.`);
  return news;
}

/**
 * Holds a review for an operator where its firm has a hidden one of another account by one of these hashes, proved or
 * not, unless an operator has looked at it and kept it.
 * @returns whether it is held by this
 */
export async function holdAfterHidden(
  db: Db,
  reviewId: number,
  hashes: Buffer[],
): Promise<boolean> {
  const { rows } = await sql`
    update vendor_review own set held_at = now(), waiting_since = coalesce(own.waiting_since, now())
    where own.id = ${reviewId} and own.held_at is null and own.hidden_at is null
      and not exists (select from review_decision d where d.review_id = own.id and d.kind = 'kept')
      and exists (select from review_author h join vendor_review r on r.id = h.review_id
        where (r.vendor_id, r.client_of_designer_id, r.client_of_vendor_id)
          is not distinct from (own.vendor_id, own.client_of_designer_id, own.client_of_vendor_id)
          and r.hidden_at is not null and h.author_hash in (${sql.join(hashes)})
          and r.reviewer_id is distinct from own.reviewer_id)
    returning own.id`.execute(db);
  return rows.length > 0;
}

/** Deletes the reviews of an account that wait and that no operator has judged. */
export async function deleteWaiting(db: Db, accountId: number): Promise<void> {
  await sql`delete from vendor_review
    where reviewer_id = ${accountId} and waiting_since is not null and hidden_at is null`.execute(
    db,
  );
}

/** Deletes origins and hashes whose time is over. */
export async function deleteOldOrigins(db: Db): Promise<void> {
  await sql`delete from review_origin o using vendor_review r
    where r.id = o.review_id and r.created_at < now() - interval '1 day'`.execute(db);
  await sql`delete from review_author where forget_at < now()`.execute(db);
}
