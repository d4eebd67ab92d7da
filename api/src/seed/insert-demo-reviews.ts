import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { daysBefore } from './days-before.ts';
import type { DemoReview } from './demo-content.ts';
import { findParties, type Party } from './demo-parties.ts';
import { keepDemoRatings } from './keep-demo-ratings.ts';

type Db = Kysely<Tables>;
type Parties = ReadonlyMap<string, Party>;

const newest = '2026-09-26T10:30:00Z';

/**
 * Reviews of the demo vendors with their answers and reports. A review that is there is left as it is, apart from a
 * missing answer; one by or of a firm that a visitor has deleted is left out. All of it belongs in one transaction.
 */
export async function insertDemoReviews(db: Db, reviews: readonly DemoReview[]): Promise<void> {
  const parties = await findParties(db);
  for (const [index, review] of reviews.entries()) {
    const pair = pairOf(review, parties);
    if (!pair) continue;
    const writtenAt = daysBefore(newest, index * 5);
    await insertReview(db, review, pair, writtenAt);
    if (review.answer) await insertAnswer(db, review.answer, pair, daysBefore(writtenAt, -2));
    await insertReports(db, review, pair, parties);
  }
  await keepDemoRatings(db);
}

interface Pair {
  vendor_id: number;
  reviewer_id: number;
}

function pairOf({ vendor, by }: DemoReview, parties: Parties): Pair | undefined {
  const vendor_id = parties.get(vendor)?.vendor_id;
  const reviewer_id = parties.get(by)?.accountId;
  return vendor_id && reviewer_id ? { vendor_id, reviewer_id } : undefined;
}

async function insertReview(db: Db, review: DemoReview, pair: Pair, writtenAt: string) {
  const { stars, project } = review;
  await db
    .insertInto('vendor_review')
    .values({
      ...pair,
      rating: stars.overall,
      quality_rating: stars.quality,
      delivery_rating: stars.delivery,
      communication_rating: stars.communication,
      value_rating: stars.value,
      title: project.name,
      project_type: project.type,
      project_value: project.value ?? null,
      review_text: review.text,
      would_recommend: review.wouldRecommend ?? true,
      created_at: writtenAt,
      edited_at: review.isEdited ? daysBefore(writtenAt, -4) : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function insertAnswer(db: Db, text: string, pair: Pair, answeredAt: string) {
  await db
    .updateTable('vendor_review')
    .set({ answer_text: text, answer_created_at: answeredAt, answer_updated_at: answeredAt })
    .where('vendor_id', '=', pair.vendor_id)
    .where('reviewer_id', '=', pair.reviewer_id)
    .where('answer_text', 'is', null)
    .execute();
}

async function insertReports(db: Db, { reports = [] }: DemoReview, pair: Pair, parties: Parties) {
  for (const [index, { by, reason, text }] of reports.entries()) {
    const reporter = parties.get(by);
    if (!reporter) continue;
    await sql`
      insert into review_report (review_id, reporter_id, reason, report_text, created_at)
      select id, ${reporter.accountId}, ${reason}, ${text}, ${daysBefore(newest, -2 - index)}::timestamptz
      from vendor_review where vendor_id = ${pair.vendor_id} and reviewer_id = ${pair.reviewer_id}
      on conflict do nothing`.execute(db);
  }
}
