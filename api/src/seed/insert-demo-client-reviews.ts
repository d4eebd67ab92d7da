import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { firmValues } from '../modules/reviews/reviewed-firm.ts';
import type { Tables } from '../tables.ts';
import { daysBefore } from './days-before.ts';
import type { DemoAccounts, DemoClientReview } from './demo-content.ts';
import { findParties, ownerOf, type Party } from './demo-parties.ts';
import { insertClients, requestRow } from './insert-demo-activity.ts';
import { keepDemoRatings } from './keep-demo-ratings.ts';

type Db = Kysely<Tables>;
type Parties = ReadonlyMap<string, Party>;

const newest = '2026-10-20T08:15:00Z';

/**
 * Reviews of the demo firms by their clients, with the approved requests and the first messages that they come from. One
 * by or of an account that a visitor has deleted is left out. All of it belongs in one transaction.
 */
export async function insertDemoClientReviews(
  db: Db,
  clients: DemoAccounts['clients'],
  reviews: readonly DemoClientReview[],
): Promise<void> {
  await insertClients(db, clients);
  const parties = await findParties(db);
  for (const [index, review] of reviews.entries()) {
    const writtenAt = daysBefore(newest, index * 4);
    const requestId = await requestOf(db, review, parties, daysBefore(writtenAt, 60));
    if (requestId !== undefined) await insertReview(db, review, parties, { requestId, writtenAt });
  }
  await keepDemoRatings(db);
}

/** The approved request of the two, which is added where there is none; with a message of each where there are none. */
async function requestOf(
  db: Db,
  { by, firm, asked, said }: DemoClientReview,
  parties: Parties,
  at: string,
): Promise<number | undefined> {
  const row = requestRow({ from: by, to: firm, status: 'approved', ...asked }, parties);
  if (!row) return undefined;
  await db
    .insertInto('connection_request')
    .values({ ...row, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { client_id, designer_id, vendor_id } = row;
  const { rows } = await sql<{ id: number; conversation: number; isEmpty: boolean }>`
    select r.id, c.id as conversation, c.last_sequence = 0 as "isEmpty"
    from connection_request r join conversation c on c.request_id = r.id
    where r.client_id = ${client_id} and r.status = 'approved'
      and (r.designer_id = ${designer_id}::bigint or r.vendor_id = ${vendor_id}::bigint)`.execute(
    db,
  );
  const [request] = rows;
  if (request?.isEmpty) await insertMessages(db, request.conversation, said, at);
  return request?.id;
}

async function insertMessages(
  db: Db,
  conversation_id: number,
  said: DemoClientReview['said'],
  at: string,
) {
  const messages = (['firm', 'client'] as const).map((side, place) => ({
    conversation_id,
    sequence: place + 1,
    id: randomUUID(),
    side,
    text: said[side],
    created_at: daysBefore(at, -1 - place),
  }));
  await db.insertInto('message').values(messages).execute();
  const last = { last_sequence: 2, last_at: daysBefore(at, -2), created_at: at };
  await db.updateTable('conversation').set(last).where('id', '=', conversation_id).execute();
  await db
    .updateTable('conversation_member')
    .set({ read_sequence: 2 })
    .where('conversation_id', '=', conversation_id)
    .execute();
}

async function insertReview(
  db: Db,
  { by, firm, stars, text, wouldRecommend, answer, state }: DemoClientReview,
  parties: Parties,
  { requestId, writtenAt }: { requestId: number; writtenAt: string },
) {
  const owner = ownerOf(parties.get(firm));
  const author = parties.get(by);
  if (!owner || !author) return;
  const kind = owner.vendor_id === null ? 'designer' : 'vendor';
  const answeredAt = answer === undefined ? null : daysBefore(writtenAt, -2);
  const added = await db
    .insertInto('vendor_review')
    .values({
      ...firmValues({ by: 'client', kind, id: owner.designer_id ?? owner.vendor_id ?? 0 }),
      request_id: requestId,
      reviewer_id: author.accountId,
      rating: stars.overall,
      design_rating: stars.design,
      communication_rating: stars.communication,
      time_rating: stars.time,
      value_rating: stars.value,
      review_text: text,
      would_recommend: wouldRecommend ?? true,
      created_at: writtenAt,
      answer_text: answer ?? null,
      answer_created_at: answeredAt,
      answer_updated_at: answeredAt,
      waiting_since: state === 'waiting' ? writtenAt : null,
      hidden_at: state === 'hidden' ? daysBefore(writtenAt, -3) : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return;
  if (state === 'waiting') {
    await db
      .updateTable('account')
      .set({ email_verified_at: null })
      .where('id', '=', author.accountId)
      .execute();
  }
  if (state === 'hidden') {
    const reason = 'It names a neighbour and her telephone number.';
    await db
      .insertInto('review_decision')
      .values({ review_id: added.id, operator_id: null, kind: 'hidden', reason })
      .execute();
  }
}
