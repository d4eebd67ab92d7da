import { formerMember, reviewLimits } from '@aangan/domain';
import { type RawBuilder, sql } from 'kysely';
import { reviewedFirm } from './reviewed-firm.ts';

/** In scope: `r`, the review, and `author`, its author's account, which may be missing. */
export const fromReviews = sql`vendor_review r left join account author on author.id = r.reviewer_id`;

const avatar = sql`(
  select media_path(m.sha256, m.extension) from media m where m.sha256 = author.avatar_sha256)`;

const isFormer = (a: string) =>
  sql`${sql.ref(a)}.id is null or ${sql.ref(a)}.deactivated_at is not null`;

/** The name of account `a`; another name where it was deleted. */
export const nameOf = (a: string) => sql`case
  when ${isFormer(a)} then ${sql.lit(formerMember)}
  else account_name(${sql.ref(a)}.first_name, ${sql.ref(a)}.last_name) end`;

/** A client is a private person: everybody is told the first name and the letter that the last name begins with. */
const clientName = sql`case when ${isFormer('author')} then ${sql.lit(formerMember)}
  else rtrim(author.first_name || ' ' || case when author.last_name <> ''
    then left(author.last_name, 1) || '.' else '' end) end`;

const answer = sql`case when r.answer_text is not null then jsonb_build_object(
  'text', r.answer_text, 'created_at', r.answer_created_at, 'updated_at', r.answer_updated_at) end`;

const status = sql`case when r.hidden_at is not null then 'hidden'
  when r.waiting_since is not null then 'waiting' else 'shown' end`;

const waitsFor = sql`case when r.waiting_since is null then '[]'::jsonb else to_jsonb(array_remove(array[
  case when author.email_verified_at is null then 'address' end,
  case when r.vendor_id is not null and not exists (
    select from designer_profile d where d.account_id = author.id and d.is_verified) then 'profile' end,
  case when r.held_at is not null then 'operator' end], null)) end`;

/** What happened between the client and the firm: the one place that says so. A job counts once both have confirmed its end. */
const relation = sql`case when exists (
    select from work_job j join quote q on q.id = j.quote_id
    join conversation_member c on c.conversation_id = q.conversation_id and c.side = 'client'
    where j.ended_at is not null and c.account_id = r.reviewer_id
      and (j.designer_id = r.client_of_designer_id or j.vendor_id = r.client_of_vendor_id))
  then 'job-confirmed' else 'consulted' end`;

/** Of review `r`: what everybody is shown, and what counts. */
export const isShownToAll = sql<boolean>`(r.hidden_at is null and r.waiting_since is null)`;

const common = sql`jsonb_build_object(
  'id', r.id, 'rating', r.rating, 'review_text', r.review_text,
  'communication_rating', r.communication_rating, 'value_rating', r.value_rating,
  'would_recommend', r.would_recommend, 'created_at', r.created_at, 'edited_at', r.edited_at,
  'status', ${status}, 'waits_for', ${waitsFor}, 'answer', ${answer})`;

const byDesigner = sql`jsonb_build_object(
  'vendor', r.vendor_id, 'designer_name', ${nameOf('author')},
  'designer_avatar', case when author.deactivated_at is null then ${avatar} end,
  'title', r.title, 'quality_rating', r.quality_rating, 'delivery_rating', r.delivery_rating,
  'project_type', r.project_type, 'project_value', r.project_value)`;

/** The pictures of review `r` in their order. */
const pictures = sql`(select coalesce(jsonb_agg(jsonb_build_object('id', p.id,
    'url', media_path(m.sha256, m.extension), 'media_width', m.width, 'media_height', m.height,
    'dominant_color', m.dominant_color) order by p.position), '[]')
  from review_picture p join media m on m.sha256 = p.media_sha256 where p.review_id = r.id)`;

const byClient = sql`jsonb_build_object(
  'designer', r.client_of_designer_id, 'vendor', r.client_of_vendor_id, 'author_name', ${clientName},
  'author_avatar', case when author.deactivated_at is null then ${avatar} end,
  'design_rating', r.design_rating, 'time_rating', r.time_rating, 'relation', ${relation}, 'pictures', ${pictures})`;

/** A review as operators are told of it, of either kind. */
export const judgedJson = sql`${common} || jsonb_build_object(
  'by', ${reviewedFirm} ->> 'by', 'author_name', ${nameOf('author')}, 'title', r.title, 'pictures', ${pictures})`;

const forReader = (readerId: number | null) => sql`jsonb_build_object(
    'is_own', coalesce(r.reviewer_id = ${readerId}::bigint, false),
    'is_reported', exists (select from review_report p
      where p.review_id = r.id and p.reporter_id = ${readerId}::bigint))`;

/** Whether the author of review `r` can still change it. */
export const isEditable = sql<boolean>`(r.vendor_id is not null or r.created_at > now() - make_interval(days => ${sql.lit(reviewLimits.editableDays)}))`;

/**
 * A review as a reader of the firm's page is shown it.
 * @param by who has written it @param readerId null for a guest
 */
export function reviewJsonFor(
  by: 'client' | 'designer',
  readerId: number | null,
): RawBuilder<unknown> {
  return by === 'client'
    ? sql`${common} || ${byClient} || ${forReader(readerId)} || jsonb_build_object('is_editable', ${isEditable})`
    : sql`${common} || ${byDesigner} || ${forReader(readerId)} || jsonb_build_object(
        'designer', (select d.id from designer_profile d
          where d.account_id = r.reviewer_id and d.is_verified and d.is_active))`;
}

/** A review that is hidden or waits is shown to its author only. @param readerId null for a guest */
export function isShownTo(readerId: number | null): RawBuilder<boolean> {
  return sql<boolean>`(${isShownToAll} or coalesce(r.reviewer_id = ${readerId}::bigint, false))`;
}
