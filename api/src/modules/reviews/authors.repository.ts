import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';
import { isOf, type ReviewedFirm } from './reviewed-firm.ts';

type Db = Kysely<Tables>;

/**
 * Whether a firm has a review by one of these hashes, proved: of an account that has ended, or had another address.
 * @param accountId whose own reviews do not count
 */
export async function hasReviewBy(
  db: Db,
  firm: ReviewedFirm,
  hashes: Buffer[],
  accountId: number,
): Promise<boolean> {
  const found = await db
    .selectFrom('review_author as h')
    .innerJoin('vendor_review as r', 'r.id', 'h.review_id')
    .select('r.id')
    .where(isOf(firm))
    .where('h.author_hash', 'in', hashes)
    .where('h.is_proved', '=', true)
    .where('r.reviewer_id', 'is distinct from', accountId)
    .executeTakeFirst();
  return found !== undefined;
}

/** Keeps the hash of the mailbox of an account with its reviews, where its address is verified. */
export async function keepProved(db: Db, accountId: number, hash: Buffer): Promise<void> {
  await sql`insert into review_author (review_id, author_hash)
    select r.id, ${hash} from vendor_review r join account a on a.id = r.reviewer_id
    where a.id = ${accountId} and a.email_verified_at is not null
    on conflict (review_id, author_hash) do update set is_proved = true`.execute(db);
}

/** The address of an account that was not proved; undefined where it was, or the account is erased. */
export async function findUnproved(db: Db, accountId: number): Promise<string | undefined> {
  const account = await db
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .where('email_verified_at', 'is', null)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return account?.email;
}

/** Keeps the hash of a mailbox that was not proved with the reviews of an account that have no hash yet. */
export async function keepFirstUnproved(db: Db, accountId: number, hash: Buffer): Promise<void> {
  await sql`insert into review_author (review_id, author_hash, is_proved)
    select r.id, ${hash}, false from vendor_review r
    where r.reviewer_id = ${accountId}
      and not exists (select from review_author h where h.review_id = r.id)`.execute(db);
}

/**
 * Keeps the hash of a mailbox that was not proved with a review that is hidden, unless it has one that was proved, or two:
 * hiding it again after each change of the address would hold back one person after another.
 */
export async function keepHidden(db: Db, reviewId: number, hash: Buffer): Promise<void> {
  await sql`insert into review_author (review_id, author_hash, is_proved)
    select ${reviewId}, ${hash}, false
    where (select count(*) < 2 and not coalesce(bool_or(h.is_proved), false)
      from review_author h where h.review_id = ${reviewId})
    on conflict (review_id, author_hash) do nothing`.execute(db);
}

/** The hashes that the author of a review is known by, proved or not. */
export async function listHashes(db: Db, reviewId: number): Promise<Buffer[]> {
  const rows = await db
    .selectFrom('review_author')
    .select('author_hash')
    .where('review_id', '=', reviewId)
    .execute();
  return rows.map(({ author_hash }) => author_hash);
}

/** Has the hashes with the reviews of an account forgotten in a year. */
export async function endAuthor(db: Db, accountId: number): Promise<void> {
  await sql`update review_author set forget_at = now() + interval '1 year'
    where review_id in (select id from vendor_review where reviewer_id = ${accountId})`.execute(db);
}
