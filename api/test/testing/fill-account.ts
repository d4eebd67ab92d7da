import { createHash } from 'node:crypto';
import { emptyBrief, emptyQuote } from '@aangan/domain/quotes';
import { sql } from 'kysely';
import { makeDesigner } from './make-designer.ts';
import { makeVendor } from './make-vendor.ts';
import type { TestApi } from './start-test-api.ts';

/** A picture of these words, kept as one that was uploaded. */
export async function keepPicture(api: TestApi, words: string): Promise<string> {
  const bytes = Buffer.from(words);
  const { sha256 } = await api.blobs.put(bytes);
  await sql`insert into media (sha256, extension, bytes) values (${sha256}, 'jpg', ${bytes.length})
    on conflict do nothing`.execute(api.db);
  return sha256;
}

export interface Filled {
  accountId: number;
  /** The profile's id. */
  profileId: number;
  /** In every row that is stored about the account: this, and the name of its table. */
  mark: string;
  /** The pictures that only this account has. */
  pictures: string[];
  /** The conversation with who sent the request that it approved. */
  conversationId: number;
  /** The vendors that its project names. */
  suppliers: number[];
}

/** The token of a link to the account's board. */
export const tokenOf = (mark: string) =>
  createHash('sha256').update(mark).digest('base64url').slice(0, 22);

/**
 * Gives an account that has signed up a row in every table that can refer to it, each marked with
 * `{mark} {table}` in one of its texts, so that it can be looked for wherever it should or should not be.
 */
export async function fillAccount(
  api: TestApi,
  kind: 'designer' | 'vendor',
  accountId: number,
): Promise<Filled> {
  const mark = `marked-${kind}-${accountId}`;
  const { db } = api;
  const isDesigner = kind === 'designer';
  const other = isDesigner ? await makeVendor(db) : await makeDesigner(db);
  const made = isDesigner ? await makeDesigner(db, { posts: 0 }) : await makeVendor(db);
  const profiles = sql.table(`${kind}_profile`);
  const owner = sql.ref(`${kind}_id`);
  const otherOwner = sql.ref(isDesigner ? 'vendor_id' : 'designer_id');
  const picture = (table: string) => keepPicture(api, `${mark} ${table}`);
  const [avatar, post, item, thumbnail, link, attachment] = await Promise.all(
    ['avatar', 'post', 'item', 'thumbnail', 'link', 'attachment'].map(picture),
  );
  const run = (query: ReturnType<typeof sql>) => query.execute(db);
  const id = made.id;
  await run(sql`update ${profiles} set account_id = ${accountId},
    bio = ${`${mark} ${kind}_profile`} where id = ${id}`);
  await run(sql`update account set avatar_sha256 = ${avatar}, phone = '1234567',
    bio = ${`${mark} account`} where id = ${accountId}`);
  await run(
    sql`update session set user_agent = ${`${mark} session`} where account_id = ${accountId}`,
  );
  await run(sql`insert into terms_acceptance (account_id, document, version)
    values (${accountId}, 'terms', ${`${mark} terms_acceptance`})`);
  await run(sql`insert into email_token (token_hash, account_id, purpose, email, expires_at)
    values (${createHash('sha256').update(mark).digest()}, ${accountId}, 'verify-email',
      ${`${mark} email_token`}, now() + interval '1 day')`);
  await run(sql`insert into idempotent_request (key_hash, account_id, fingerprint, expires_at)
    values (${createHash('sha256').update(`key ${mark}`).digest()}, ${accountId},
      ${createHash('sha256').update(mark).digest()}, now() + interval '1 day')`);
  await run(sql`insert into notification_setting (account_id, off_mail)
    values (${accountId}, array['reviews'])`);
  await run(sql`insert into notification (account_id, event, subject, data)
    values (${accountId}, 'board-opened', 1, jsonb_build_object('title', ${`${mark} notification`}::text))`);
  await run(sql`insert into account_event (account_id, kind, reason)
    values (${accountId}, 'suspended', ${`${mark} account_event`})`);
  await run(sql`insert into audit_event (kind, account_id, network, device)
    values ('signed-in', ${accountId}, '203.0.113.0/24', ${`${mark} audit_event`})`);
  await run(sql`insert into mail (account_id, recipient, subject, body_text)
    values (${accountId}, ${`${mark}@example.com`}, ${`${mark} mail`}, 'See https://x/?token=the-secret_token1 now')`);
  await run(sql`insert into support_ticket (account_id, name, email, subject, message)
    values (${accountId}, ${mark}, ${`${mark}@example.com`}, ${`${mark} support_ticket`}, ${mark})`);
  await run(sql`insert into instagram_account (account_id, instagram_user_id, username, sealed_token)
    values (${accountId}, ${`ig-${mark}`}, ${`${mark} instagram_account`}, 'the-instagram-secret')`);
  await run(sql`insert into instagram_authorisation (state_hash, account_id, session_id, expires_at)
    values (${createHash('sha256').update(`state ${mark}`).digest()}, ${accountId},
      (select id from session where account_id = ${accountId} limit 1), now() + interval '1 hour')`);
  await run(sql`insert into instagram_import (account_id, source_id, media_type, media_url, caption, posted_at)
    values (${accountId}, 's2', 'IMAGE', 'https://scontent.cdninstagram.com/the-instagram-secret',
      ${`${mark} instagram_import`}, now())`);
  await run(sql`insert into instagram_post (${owner}, source_id, media_type, media_sha256, thumbnail_sha256, caption, posted_at)
    values (${id}, 's1', 'VIDEO', ${post}, ${thumbnail}, ${`${mark} instagram_post`}, now())`);
  await run(sql`insert into featured_link (${owner}, position, type, url, title, image_url)
    values (${id}, 0, 'article', 'https://example.com', ${`${mark} featured_link`}, ${`/api/media/${link}.jpg`})`);
  await run(sql`insert into portfolio_item (${owner}, title, description, category, media_type, media_sha256)
    values (${id}, ${`${mark} portfolio_item`}, 'Long enough.', 'other', 'IMAGE', ${item})`);
  const suppliers = isDesigner ? [other.id] : [];
  await run(sql`with made as (insert into project (${owner}, title, kind, cover_item_id)
        select ${id}::bigint, ${`${mark} project`}, 'other', i.id from portfolio_item i where i.${owner} = ${id}
        returning id),
      supplied as (insert into project_supplier (project_id, vendor_id, position)
        select made.id, supplier, 1 from made, unnest(${suppliers}::bigint[]) as supplier)
    update portfolio_item i set project_id = made.id, room = 'kitchen', shows = 'after'
    from made where i.${owner} = ${id}`);
  await run(sql`insert into portfolio_upload (account_id, title, description, category, upload_sha256)
    values (${accountId}, ${`${mark} portfolio_upload`}, 'Long enough.', 'other', ${item})`);
  await run(sql`insert into verification_event (${owner}, verified, happened_at)
    values (${id}, true, '2001-02-03')`);
  await run(sql`with given as (insert into evidence (${owner}, kind, number)
      values (${id}, 'udyam', ${`${mark} evidence`}) returning id)
    insert into evidence_decision (evidence_id, ${owner}, kind, number, decision, words)
    select id, ${id}::bigint, 'udyam', 'UDYAM-MH-18-0012345', 'refused', ${`${mark} evidence_decision`} from given`);
  if (isDesigner) {
    await run(sql`insert into principal_architect (designer_id, name, experience_years, bio)
      values (${id}, ${`${mark} principal_architect`}, 3, ${'A person of many years. '.repeat(4)})`);
    await run(sql`with written as (insert into vendor_review (vendor_id, reviewer_id, rating, title, review_text,
          quality_rating, delivery_rating, communication_rating, value_rating)
        values (${other.id}, ${accountId}, 5, ${`${mark} vendor_review`}, ${'Good work. '.repeat(4)}, 5, 5, 5, 5)
        returning id)
      insert into review_decision (review_id, kind, reason)
      select id, 'kept', ${`${mark} review_decision`} from written`);
  } else {
    await run(sql`insert into vendor_review (vendor_id, rating, title, review_text, quality_rating, delivery_rating,
        communication_rating, value_rating, answer_text, answer_created_at, answer_updated_at)
      values (${id}, 5, 'House', ${'Good work. '.repeat(4)}, 5, 5, 5, 5, ${`${mark} answer`}, now(), now())`);
  }
  const reviewed = await makeVendor(db);
  await run(sql`with written as (insert into vendor_review (vendor_id, rating, title, review_text, quality_rating,
        delivery_rating, communication_rating, value_rating)
      values (${reviewed.id}, 5, 'House', ${'Good work. '.repeat(4)}, 5, 5, 5, 5) returning id)
    insert into review_report (review_id, reporter_id, reason, report_text)
    select id, ${accountId}, 'other', ${`${mark} review_report`} from written`);
  await run(sql`insert into connection_request (client_id, ${otherOwner}, first_name, last_name, email,
      phone, project_type, project_description, budget, timeline)
    values (${accountId}, ${other.id}, 'A', 'B', 'c@example.com', '123', 'other',
      ${`${mark} connection_request`}, 1, 'Soon')`);
  await run(sql`insert into connection_request (client_id, ${owner}, first_name, last_name, email, phone,
      status, project_type, budget, timeline, project_id)
    values (${made.accountId}, ${id}, 'Pending', 'Sender', 'pending@example.com', '111-pending', 'pending', 'other', 1, 'Soon',
        (select pr.id from project pr where pr.${owner} = ${id})),
      (${other.accountId}, ${id}, 'Approved', 'Sender', 'approved@example.com', '222-approved', 'approved', 'other', 1, 'Soon',
        null)`);
  await run(sql`with made as (insert into board (account_id, number, title)
        values (${accountId}, 1, ${`${mark} board`}) returning id),
      linked as (insert into board_link (token, board_id) select ${tokenOf(mark)}, id from made)
    insert into board_item (board_id, kind, thing_id, ${otherOwner}, note, position)
    select id, ${isDesigner ? 'vendor' : 'designer'}, ${other.id}, ${other.id}, ${`${mark} board_item`}, 0 from made`);
  await run(sql`with made as (insert into board (account_id, number, title)
        values (${other.accountId}, 1, 'Of another') returning id)
    insert into board_item (board_id, kind, thing_id, ${owner}, picture_id, post_id, project_id, position)
    select id, ${kind}, ${id}::bigint, ${id}::bigint, null::bigint, null::bigint, null::bigint, 0 from made
    union all select made.id, 'picture', i.id, null, i.id, null, null, 1 from made, portfolio_item i where i.${owner} = ${id}
    union all select made.id, 'post', p.id, null, null, p.id, null, 2 from made, instagram_post p where p.${owner} = ${id}
    union all select made.id, 'project', pr.id, null, null, null, pr.id, 3 from made, project pr where pr.${owner} = ${id}`);
  const conversationId = await fillConversation(api, { accountId, mark, attachment });
  await fillBriefsAndQuotes(api, { accountId, mark, conversationId, attachment });
  const pictures = [avatar, post, item, thumbnail, link, attachment].map(String);
  return { accountId, profileId: id, mark, pictures, suppliers, conversationId };
}

interface Places {
  accountId: number;
  mark: string;
  conversationId: number;
  attachment: string | undefined;
}

/** A brief that was shown to a firm, and a quote of the account that was accepted. */
async function fillBriefsAndQuotes(
  { db }: TestApi,
  { accountId, mark, conversationId, attachment }: Places,
): Promise<void> {
  const content = (table: string) => JSON.stringify({ ...emptyQuote, title: `${mark} ${table}` });
  const brief = (table: string) => JSON.stringify({ ...emptyBrief, title: `${mark} ${table}` });
  await sql`with made as (insert into brief (account_id, content, versions)
        values (${accountId}, ${brief('brief')}::jsonb, 1) returning id),
      sent as (insert into brief_version (brief_id, number, content)
        select id, 1, ${brief('brief_version')}::jsonb from made)
    insert into brief_file (brief_id, kind, name, media_sha256)
    select id, 'image', ${`${mark} brief_file`}, ${attachment} from made`.execute(db);
  await sql`update connection_request r set brief_id = b.id, brief_version = 1 from brief b
    where b.account_id = ${accountId} and r.client_id = ${accountId}`.execute(db);
  await sql`insert into passkey (account_id, credential_id, public_key, counter, name)
    values (${accountId}, ${`${mark} id`}, 'key', 0, ${`${mark} passkey`})`.execute(db);
  await sql`insert into authenticator_app (account_id, sealed_secret, last_step)
    values (${accountId}, ${`sealed ${accountId}`}, 0)`.execute(db);
  await sql`insert into recovery_code (account_id, code_hash)
    values (${accountId}, ${createHash('sha256').update(mark).digest()})`.execute(db);
  await sql`insert into auth_challenge (token_hash, purpose, account_id, expires_at)
    values (${createHash('sha256').update(mark).digest()}, 'prove', ${accountId}, now() + interval '1 hour')`.execute(
    db,
  );
  await sql`insert into factor_reset (account_id, operator_id)
    values (${accountId}, ${accountId})`.execute(db);
  await sql`insert into quote_template (account_id, name, content)
    values (${accountId}, ${`${mark} quote_template`}, ${content('quote_template')}::jsonb)`.execute(
    db,
  );
  const price = { id: 'p', what: `${mark} price_list`, unit: 'day', rate: 1, gst: 18 };
  await sql`insert into price_list (account_id, items)
    values (${accountId}, ${JSON.stringify([price])}::jsonb)`.execute(db);
  await sql`with made as (insert into quote (conversation_id, status, draft, versions)
        values (${conversationId}, 'accepted', ${content('quote')}::jsonb, 1) returning id),
      sent as (insert into quote_version (quote_id, number, content, total, valid_until)
        select id, 1, ${content('quote_version')}::jsonb, 100, '2030-01-01' from made returning quote_id),
      accepted as (insert into work_job (quote_id, version, accepted_text, sha256, quoted_amount, designer_id, vendor_id)
        select sent.quote_id, 1, '{}', encode(sha256('{}'), 'hex'), 100,
          (select id from designer_profile where account_id = ${accountId}),
          (select id from vendor_profile where account_id = ${accountId}) from sent returning id),
      stage as (insert into work_job_stage (job_id, position) select id, 1 from accepted)
    insert into work_job_change (job_id, number, what, net, gst, total)
    select id, 1, ${`${mark} work_job_change`}, 1, 0, 1 from accepted`.execute(db);
}

/** Messages of both sides, the other one's reported by the account and its own decided about. @returns the conversation */
async function fillConversation(
  { db }: TestApi,
  {
    accountId,
    mark,
    attachment,
  }: { accountId: number; mark: string; attachment: string | undefined },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`select conversation_id as id from conversation_member
    where account_id = ${accountId}`.execute(db);
  const id = Number(rows[0]?.id);
  await sql`update conversation set last_sequence = 2 where id = ${id}`.execute(db);
  await sql`insert into message (conversation_id, sequence, id, side, text)
    values (${id}, 1, gen_random_uuid(), 'firm', ${`${mark} message`}),
      (${id}, 2, gen_random_uuid(), 'client', 'From the other side')`.execute(db);
  await sql`insert into message_attachment (conversation_id, sequence, side, kind, name, media_sha256)
    values (${id}, 1, 'firm', 'image', ${`${mark} message_attachment`}, ${attachment})`.execute(db);
  await sql`insert into message_report (conversation_id, sequence, reporter_id, reason, report_text)
    values (${id}, 2, ${accountId}, 'other', ${`${mark} message_report`})`.execute(db);
  await sql`insert into message_decision (conversation_id, sequence, kind, reason)
    values (${id}, 1, 'kept', ${`${mark} message_decision`})`.execute(db);
  await sql`insert into stream_event (account_id, kind, subject, data)
    values (${accountId}, 'read', ${id}, json_build_object('side', ${`${mark} stream_event`}::text))`.execute(
    db,
  );
  return id;
}
