import { type RawBuilder, sql } from 'kysely';

/**
 * What the client of a request can do about a review: `possible`, `written` or null. In scope: `r`, the request, and `d` or
 * `v`, its firm.
 */
export const reviewState: RawBuilder<unknown> = sql`case
  when exists (select from vendor_review w where w.request_id = r.id) then 'written'
  when r.status = 'approved' and coalesce(d.is_verified and d.is_active, v.is_verified and v.is_active)
    and exists (select from conversation talk where talk.request_id = r.id and talk.both_wrote_at is not null)
    then 'possible' end`;
