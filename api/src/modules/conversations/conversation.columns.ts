import { sql } from 'kysely';

/** The attachments of a message `m` as JSON. In scope: `pass`, of the account that reads them. */
const attachmentJson = sql`jsonb_build_object(
  'id', t.id, 'kind', t.kind, 'name', t.name, 'bytes', f.bytes,
  'url', '/api/conversations/' || t.conversation_id || '/attachments/' || t.id || '/?pass=' || reader.pass,
  'still_url', case when t.thumbnail_sha256 is not null then
    '/api/conversations/' || t.conversation_id || '/attachments/' || t.id || '/?still=true&pass=' || reader.pass end,
  'media_width', f.width, 'media_height', f.height, 'dominant_color', f.dominant_color)`;

/** The JSON of an attachment `t` with its file `f`, for the account of the pass. */
export const attachmentFor = (pass: string) =>
  sql`(select ${attachmentJson} from (select ${pass}::text as pass) as reader)`;

/** The JSON of a message `m`, for the account of the pass. */
export const messageFor = (pass: string) => sql`(
  select jsonb_build_object('id', m.id, 'sequence', m.sequence, 'side', m.side, 'text', m.text,
    'is_removed', m.removed_at is not null, 'created_at', m.created_at, 'about', m.about,
    'attachments', (select coalesce(jsonb_agg(${attachmentJson} order by t.position), '[]')
      from message_attachment t join media f on f.sha256 = t.media_sha256
      where t.conversation_id = m.conversation_id and t.sequence = m.sequence))
  from (select ${pass}::text as pass) as reader)`;

/**
 * The JSON of a message, for the account of the pass; null for one that is not there.
 * @param conversation SQL of the conversation's id @param sequence SQL of the message's, as text
 */
export const messageOf = (conversation: string, sequence: string, pass: string) => sql`(
  select ${messageFor(pass)} from message m
  where m.conversation_id = ${sql.raw(conversation)} and m.sequence = (${sql.raw(sequence)})::integer)`;

/** Where conversations are read by a member: `me` is the member, `they` the other side. */
export const fromConversations = sql`conversation c
  join conversation_member me on me.conversation_id = c.id
  join conversation_member they on they.conversation_id = c.id and they.side <> me.side
  left join connection_request r on r.id = c.request_id
  left join account a on a.id = they.account_id
  left join designer_profile d on d.id = r.designer_id
  left join vendor_profile v on v.id = r.vendor_id`;

const unreadMessages = sql`from message m
  where m.conversation_id = c.id and m.side = they.side and m.sequence > me.read_sequence`;

/** Whether something of the other side is unread. */
export const isUnread = sql<boolean>`exists (select ${unreadMessages})`;
export const unreadCount = sql<number>`(select count(*)::integer ${unreadMessages})`;

/** The code of the refusal that a message gets; null where it can be sent. */
export const refusal = sql<string | null>`case
  when me.blocked_at is not null then 'conversation_blocked_by_you'
  when they.blocked_at is not null then 'conversation_blocked'
  when a.id is null or not a.is_active then 'other_account_inactive' end`;

/** The name of the other side; null once its account was erased. */
export const otherName = sql<
  string | null
>`case me.side when 'client' then coalesce(d.full_name, v.company_name)
  else account_name(r.first_name, r.last_name) end`;

/** The characters of a message that a list of conversations shows. */
const excerptLength = 200;

const lastMessage = sql`(select jsonb_build_object('sequence', m.sequence, 'side', m.side,
    'text', left(m.text, ${sql.lit(excerptLength)}), 'is_removed', m.removed_at is not null, 'about', m.about,
    'attachments_count', (select count(*) from message_attachment t
      where t.conversation_id = m.conversation_id and t.sequence = m.sequence), 'created_at', m.created_at)
  from message m where m.conversation_id = c.id and m.sequence = c.last_sequence)`;

/** The JSON of a conversation in a list. */
export const cardJson = sql`jsonb_build_object(
  'id', c.id, 'side', me.side, 'request_id', c.request_id,
  'other', jsonb_build_object('name', ${otherName},
    'avatar', (select media_path(f.sha256, f.extension) from media f where f.sha256 = a.avatar_sha256),
    'to', case when me.side = 'client' then case
      when d.is_verified and d.is_active then '/designers/' || d.id
      when v.is_verified and v.is_active then '/vendors/' || v.id end end,
    'is_active', coalesce(a.is_active, false)),
  'last_message', ${lastMessage}, 'last_sequence', c.last_sequence, 'last_at', c.last_at,
  'unread_count', ${unreadCount}, 'read_up_to', me.read_sequence, 'other_read_up_to', they.read_sequence,
  'is_blocked_by_me', me.blocked_at is not null, 'refusal', ${refusal}, 'created_at', c.created_at)`;

/** Whether the brief of the request says the same as when it was sent; null without one. */
export const briefState = sql`(select case when b.versions > r.brief_version then 'changed' else 'as-sent' end
  from brief b where b.id = r.brief_id)`;

/** How to reach the other side: as the firm sees a client's request, and for the client the firm's. */
export const contactJson = sql`case when a.is_active then case me.side
  when 'firm' then jsonb_build_object('name', ${otherName}, 'email', r.email, 'phone', r.phone,
    'email_verified', r.email = a.email and a.email_verified_at is not null)
  else jsonb_build_object('name', coalesce(d.spoc_name, v.spoc_name), 'email', a.email,
    'phone', coalesce(d.spoc_phone, v.spoc_phone), 'email_verified', a.email_verified_at is not null) end end`;
