import { formerMember } from '@aangan/domain';
import { type RawBuilder, sql } from 'kysely';

/** In scope: `r`, the review, and `author`, its author's account, which may be missing. */
export const fromReviews = sql`vendor_review r left join account author on author.id = r.reviewer_id`;

const avatar = sql`(
  select media_path(m.sha256, m.extension) from media m where m.sha256 = author.avatar_sha256)`;

/** The name of account `a`; another name where it was deleted. */
export const nameOf = (a: string) => sql`case
  when ${sql.ref(a)}.id is null or ${sql.ref(a)}.deactivated_at is not null then ${sql.lit(formerMember)}
  else account_name(${sql.ref(a)}.first_name, ${sql.ref(a)}.last_name) end`;

const answer = sql`case when r.answer_text is not null then jsonb_build_object(
  'text', r.answer_text, 'created_at', r.answer_created_at, 'updated_at', r.answer_updated_at) end`;

const status = sql`case when r.hidden_at is not null then 'hidden'
  when r.waiting_since is not null then 'waiting' else 'shown' end`;

const waitsFor = sql`case when r.waiting_since is null then '[]'::jsonb else to_jsonb(array_remove(array[
  case when author.email_verified_at is null then 'address' end,
  case when not exists (select from designer_profile d where d.account_id = author.id and d.is_verified)
    then 'profile' end,
  case when r.held_at is not null then 'operator' end], null)) end`;

/** Of review `r`: what everybody is shown, and what counts. */
export const isShownToAll = sql<boolean>`(r.hidden_at is null and r.waiting_since is null)`;

/** What everybody who is shown a review is told of it. */
export const reviewJson = sql`jsonb_build_object(
  'id', r.id, 'vendor', r.vendor_id, 'designer_name', ${nameOf('author')},
  'designer_avatar', case when author.deactivated_at is null then ${avatar} end,
  'rating', r.rating, 'title', r.title, 'review_text', r.review_text,
  'quality_rating', r.quality_rating, 'delivery_rating', r.delivery_rating,
  'communication_rating', r.communication_rating, 'value_rating', r.value_rating,
  'project_type', r.project_type, 'project_value', r.project_value, 'would_recommend', r.would_recommend,
  'created_at', r.created_at, 'edited_at', r.edited_at, 'status', ${status},
  'waits_for', ${waitsFor}, 'answer', ${answer})`;

/** A review as a reader of the vendor's page is shown it. @param readerId null for a guest */
export function reviewJsonFor(readerId: number | null): RawBuilder<unknown> {
  return sql`${reviewJson} || jsonb_build_object(
    'is_own', coalesce(r.reviewer_id = ${readerId}::bigint, false),
    'is_reported', exists (select from review_report p
      where p.review_id = r.id and p.reporter_id = ${readerId}::bigint),
    'designer', (select d.id from designer_profile d
      where d.account_id = r.reviewer_id and d.is_verified and d.is_active))`;
}

/** A review that is hidden or waits is shown to its author only. @param readerId null for a guest */
export function isShownTo(readerId: number | null): RawBuilder<boolean> {
  return sql<boolean>`(${isShownToAll} or coalesce(r.reviewer_id = ${readerId}::bigint, false))`;
}
