import { randomUUID } from 'node:crypto';
import type { ConversationSide } from '@aangan/domain';
import {
  dayAfter,
  dayInIndia,
  emptyBrief,
  emptyQuote,
  type Quote,
  totalsOf,
  withGst,
} from '@aangan/domain/quotes';
import { type Kysely, sql } from 'kysely';
import { insertMessage } from '../modules/conversations/messages.service.ts';
import { beginJob } from '../modules/work-jobs/begin-job.ts';
import type { Tables } from '../tables.ts';
import { findParties, type Party } from './demo-parties.ts';
import type { DemoQuote, DemoQuotes } from './demo-quotes.ts';

type Db = Kysely<Tables>;

/**
 * The briefs of the demo clients, with the requests that they were sent with, and the quotes and jobs of the conversations that
 * these have opened. What belongs to an account that is gone is left out. All of it belongs in one transaction.
 */
export async function insertDemoQuotes(db: Db, { briefs, quotes }: DemoQuotes): Promise<void> {
  const parties = await findParties(db);
  for (const { client, firms, brief } of briefs) {
    const owner = parties.get(client);
    if (owner)
      await insertBrief(
        db,
        owner,
        brief,
        firms.map((firm) => parties.get(firm)),
      );
  }
  for (const quote of quotes) {
    const id = await findConversation(db, parties.get(quote.client), parties.get(quote.firm));
    if (id !== undefined) await insertQuote(db, id, quote);
  }
}

async function insertBrief(
  db: Db,
  { accountId }: Party,
  { rooms, ...facts }: DemoQuotes['briefs'][number]['brief'],
  firms: readonly (Party | undefined)[],
): Promise<void> {
  const withIds = rooms.map((room, place) => ({ id: `r${place + 1}`, ...room }));
  const content = JSON.stringify({ ...emptyBrief, ...facts, rooms: withIds });
  const isSent = firms.length > 0;
  const { id } = await db
    .insertInto('brief')
    .values({ account_id: accountId, content, versions: isSent ? 1 : 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!isSent) return;
  await db.insertInto('brief_version').values({ brief_id: id, number: 1, content }).execute();
  for (const firm of firms) {
    await sql`update connection_request set brief_id = ${id}, brief_version = 1 where client_id = ${accountId}
      and (designer_id = ${firm?.designer_id ?? null} or vendor_id = ${firm?.vendor_id ?? null})`.execute(
      db,
    );
  }
}

async function findConversation(db: Db, client: Party | undefined, firm: Party | undefined) {
  const { rows } = await sql<{ id: number }>`
    select c.conversation_id as id from conversation_member c
    join conversation_member f on f.conversation_id = c.conversation_id and f.side = 'firm'
    where c.side = 'client' and c.account_id = ${client?.accountId ?? null}
      and f.account_id = ${firm?.accountId ?? null}`.execute(db);
  return rows[0]?.id;
}

/** Rupees and units become paisa and thousandths. */
function contentOf({
  title,
  sections,
  exclusions,
  stages,
  valid,
  notes = '',
}: DemoQuote['versions'][number]) {
  const content: Quote & { valid_until: string } = {
    ...emptyQuote,
    title,
    exclusions,
    notes,
    valid_until: dayAfter(dayInIndia(Date.now()), valid),
    sections: sections.map(({ name, room = null, lines }, at) => ({
      id: `s${at + 1}`,
      kind: room ? 'room' : 'trade',
      name,
      room,
      lines: lines.map(([what, quantity, unit, rate, gst], place) => ({
        id: `s${at + 1}l${place + 1}`,
        what,
        quantity: Math.round(quantity * 1_000),
        unit,
        rate: rate * 100,
        gst,
      })),
    })),
    stages: stages.map(([name, percent, proof], at) => ({
      id: `t${at + 1}`,
      name,
      percent: percent * 100,
      proof,
    })),
  };
  return content;
}

async function insertQuote(db: Db, conversationId: number, quote: DemoQuote): Promise<void> {
  const { status, reason = '', versions, job } = quote;
  const contents = versions.map(contentOf);
  const last = contents.at(-1);
  if (!last) return;
  const isSent = status !== 'draft';
  const { id } = await db
    .insertInto('quote')
    .values({
      conversation_id: conversationId,
      status,
      draft: JSON.stringify(last),
      versions: isSent ? contents.length : 0,
      reason,
      decided_at: isSent && status !== 'sent' ? sql<string>`now()` : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (!isSent) return;
  const tell = (
    side: ConversationSide,
    version: number,
    act: 'sent' | 'accepted' | 'declined' | 'withdrawn',
  ) =>
    insertMessage(db, conversationId, {
      id: randomUUID(),
      side,
      text: act === 'declined' || act === 'withdrawn' ? reason : '',
      about: { kind: 'quote', id, version, act, line: null },
    });
  for (const [place, content] of contents.entries()) {
    const { total } = totalsOf(content);
    const { valid_until } = content;
    const row = { quote_id: id, number: place + 1, content: JSON.stringify(content), total };
    await db
      .insertInto('quote_version')
      .values({ ...row, valid_until })
      .execute();
    await tell('firm', place + 1, 'sent');
  }
  if (status !== 'sent')
    await tell(status === 'withdrawn' ? 'firm' : 'client', contents.length, status);
  if (job) {
    const accepted = {
      id,
      version: contents.length,
      conversation_id: conversationId,
      content: last,
    };
    await beginJob(db, accepted);
    await insertProgress(db, id, job, totalsOf(last).total);
  }
  await sql`update conversation_member set read_sequence = (select last_sequence from conversation
    where id = ${conversationId}) where conversation_id = ${conversationId}`.execute(db);
}

async function insertProgress(
  db: Db,
  quoteId: number,
  { firm, client, changes, ended }: NonNullable<DemoQuote['job']>,
  quoted: number,
): Promise<void> {
  const { id } = await db
    .selectFrom('work_job')
    .select('id')
    .where('quote_id', '=', quoteId)
    .executeTakeFirstOrThrow();
  await sql`update work_job_stage set firm_confirmed_at = case when position <= ${firm} then now() end,
    client_confirmed_at = case when position <= ${client} then now() end where job_id = ${id}`.execute(
    db,
  );
  for (const [place, { what, net, days, status }] of changes.entries()) {
    const { total } = withGst(net, 18);
    const change = { job_id: id, number: place + 1, what, net, gst: 18, total, days, status };
    await db
      .insertInto('work_job_change')
      .values({ ...change, decided_at: status === 'proposed' ? null : sql<string>`now()` })
      .execute();
  }
  if (!ended) return;
  const amount = Math.round((quoted * ended.percent) / 100);
  const { days } = ended;
  const said = { firm_amount: amount, client_amount: amount, firm_days: days, client_days: days };
  await db
    .updateTable('work_job')
    .set({ ...said, ended_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
}
