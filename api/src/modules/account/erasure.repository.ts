import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';

type Db = Kysely<Tables>;

interface EndedAccount {
  id: number;
  email: string;
  /** Only a verified address is known to be the account's; mails to another may belong to another person. */
  isVerified: boolean;
}

/** An account that was deleted and not erased yet, locked. */
export async function lockEndedAccount(
  db: Db,
  accountId: number,
): Promise<EndedAccount | undefined> {
  return db
    .selectFrom('account')
    .select(['id', 'email', sql<boolean>`email_verified_at is not null`.as('isVerified')])
    .where('id', '=', accountId)
    .where('deactivated_at', 'is not', null)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** The pictures and videos of the account and its profile, which others may use too. */
export async function listMediaOf(db: Db, accountId: number): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    with designer as (select id from designer_profile where account_id = ${accountId}),
      vendor as (select id from vendor_profile where account_id = ${accountId}),
      post as (select media_sha256, thumbnail_sha256 from instagram_post
        where designer_id in (select id from designer) or vendor_id in (select id from vendor)),
      item as (select media_sha256, thumbnail_sha256 from portfolio_item
        where designer_id in (select id from designer) or vendor_id in (select id from vendor)),
      link as (select substring(image_url from '^/api/media/([0-9a-f]{64})[.]') as sha256 from featured_link
        where designer_id in (select id from designer) or vendor_id in (select id from vendor)),
      review_of as (select id from vendor_review where client_of_designer_id in (select id from designer)
        or client_of_vendor_id in (select id from vendor))
    select sha256 from (
      select avatar_sha256 as sha256 from account where id = ${accountId}
      union select media_sha256 from post union select thumbnail_sha256 from post
      union select media_sha256 from item union select thumbnail_sha256 from item
      union select sha256 from link
      union select media_sha256 from review_picture
        where account_id = ${accountId} or review_id in (select id from review_of)
    ) as named where sha256 is not null`.execute(db);
  return rows.map(({ sha256 }) => sha256);
}

/** As in AAN-000123; the subjects of mails about a ticket have it, and what its sender wrote. */
const ticketReference = sql`'AAN-' || lpad(t.id::text, greatest(6, length(t.id::text)), '0')`;

/**
 * Deletes the account's mails, those about its tickets, and mails to others that contain its address, such as to the support. Mails
 * with an unverified address stay until they are sent: the address can be another person's. The one that confirms
 * the deletion has a time of its own.
 * @returns the ids
 */
export async function deleteMails(
  db: Db,
  { id, email, isVerified }: EndedAccount,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`delete from mail where account_id = ${id}
    or (forget_at is null and (sent_at is not null or ${isVerified}) and (lower(recipient) = ${email}
      or position(${email} in lower(subject || ' ' || body_text)) > 0))
    or exists (select from support_ticket t
      where (t.account_id = ${id} or (${isVerified} and lower(t.email) = ${email}))
        and position(${ticketReference} in mail.subject) > 0) returning id`.execute(db);
  return rows.map((mail) => mail.id);
}

/**
 * Deletes what is the account's alone, and keeps the id of its profile as one that is gone; posts, links,
 * architects, portfolio items, received requests and received reviews go with its profile. Reviews it wrote that were
 * shown or judged stay without a name, without pictures and without what operators wrote of them, and its reports of reviews without a name and text.
 */
export async function deleteDependents(db: Db, accountId: number): Promise<void> {
  for (const kind of ['designer_profile', 'vendor_profile']) {
    await sql`insert into erased_profile (kind, profile_id)
      select ${kind}, id from ${sql.table(kind)} where account_id = ${accountId}`.execute(db);
  }
  const owned = [
    'designer_profile',
    'vendor_profile',
    'instagram_account',
    'instagram_authorisation',
    'instagram_import',
    'session',
    'email_token',
    'email_preference',
    'terms_acceptance',
    'account_event',
    'audit_event',
    'idempotent_request',
    'portfolio_upload',
    'board',
    'review_picture',
    'brief',
    'quote_template',
    'price_list',
    'stream_event',
    'notification',
    'notification_setting',
    'passkey',
    'authenticator_app',
    'recovery_code',
    'auth_challenge',
    'factor_reset',
  ];
  for (const table of owned) {
    await sql`delete from ${sql.table(table)} where account_id = ${accountId}`.execute(db);
  }
  await sql`update notification set actor_id = null where actor_id = ${accountId}`.execute(db);
  await db.deleteFrom('connection_request').where('client_id', '=', accountId).execute();
  await sql`update review_decision set reason = 'Erased' where review_id in (
    select id from vendor_review where reviewer_id = ${accountId})`.execute(db);
  await db
    .updateTable('vendor_review')
    .set({ reviewer_id: null })
    .where('reviewer_id', '=', accountId)
    .execute();
  await db
    .updateTable('review_report')
    .set({ reporter_id: null, report_text: '' })
    .where('reporter_id', '=', accountId)
    .execute();
}

/** Support tickets lose their sender and text; throttles with the address are deleted. */
export async function forgetAddress(
  db: Db,
  { id, email, isVerified }: EndedAccount,
): Promise<void> {
  const sentAsGuest = sql`${isVerified} and lower(email) = ${email}`;
  await sql`update support_ticket
    set account_id = null, name = 'Erased', email = 'erased@erased.invalid', subject = 'Erased', message = 'Erased'
    where account_id = ${id} or (${sentAsGuest})`.execute(db);
  await sql`delete from throttle where right(key, length(${email}::text) + 1) = ':' || ${email}`.execute(
    db,
  );
}

/** Empties the account's row; its address is free for another account. */
export async function anonymise(db: Db, accountId: number): Promise<void> {
  await db
    .updateTable('account')
    .set({
      email: `erased-${accountId}@erased.invalid`,
      username: sql<string>`'erased-' || gen_random_uuid()`,
      password_hash: null,
      first_name: '',
      last_name: '',
      phone: null,
      bio: null,
      avatar_sha256: null,
      language: 'en',
      is_staff: false,
      is_integrator: false,
      email_verified_at: null,
      suspended_at: null,
      suspended_reason: null,
      updated_at: sql<string>`now()`,
      erased_at: sql<string>`now()`,
    })
    .where('id', '=', accountId)
    .execute();
}
