import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables.ts';
import { reviewState } from './review-state.columns.ts';
import type { ReviewedFirm } from './reviewed-firm.ts';

type Db = Kysely<Tables>;

/** A request as far as it decides whether its client can review the firm. */
export interface ReviewableRequest {
  id: number;
  firm: ReviewedFirm;
  isApproved: boolean;
  bothWrote: boolean;
  isFirmOpen: boolean;
  isReviewed: boolean;
}

const columns = sql`r.id, jsonb_build_object('by', 'client',
    'kind', case when r.designer_id is null then 'vendor' else 'designer' end,
    'id', coalesce(r.designer_id, r.vendor_id)) as firm,
  r.status = 'approved' as "isApproved", coalesce(c.both_wrote_at is not null, false) as "bothWrote",
  coalesce(d.is_verified and d.is_active, v.is_verified and v.is_active) as "isFirmOpen",
  exists (select from vendor_review w where w.request_id = r.id) as "isReviewed"`;

const from = sql`connection_request r
  left join conversation c on c.request_id = r.id
  left join designer_profile d on d.id = r.designer_id
  left join vendor_profile v on v.id = r.vendor_id`;

/** A request of the client, which stays until the transaction ends; undefined for one of others. */
export async function lockRequest(
  db: Db,
  clientId: number,
  id: number,
): Promise<ReviewableRequest | undefined> {
  const { rows } = await sql<ReviewableRequest>`
    select ${columns} from ${from} where r.id = ${id} and r.client_id = ${clientId} for share of r`.execute(
    db,
  );
  return rows[0];
}

/** The client's request to a firm that comes nearest to a review: the newest approved one, else the newest. */
export async function findRequest(
  db: Db,
  clientId: number,
  { kind, id }: ReviewedFirm,
): Promise<ReviewableRequest | undefined> {
  const { rows } = await sql<ReviewableRequest>`
    select ${columns} from ${from} where r.client_id = ${clientId} and ${sql.ref(`r.${kind}_id`)} = ${id}
    order by r.status = 'approved' desc, r.id desc limit 1`.execute(db);
  return rows[0];
}

/** A client that is to be asked for a review of a firm. */
export interface AskedClient {
  clientAccountId: number;
  firmAccountId: number;
  firm: ReviewedFirm;
  state: 'possible' | 'written' | null;
}

const maxAsked = 50;

/** Claims conversations whose clients are asked for a review now, each once. @returns also those that need not be asked */
export async function claimUnasked(db: Db, afterDays: number): Promise<AskedClient[]> {
  const { rows } = await sql<AskedClient>`
    with claimed as (
      update conversation set review_asked_at = now() where id in (
        select id from conversation
        where both_wrote_at < now() - make_interval(days => ${afterDays}) and review_asked_at is null
        order by both_wrote_at limit ${sql.lit(maxAsked)} for update skip locked)
      returning request_id)
    select r.client_id as "clientAccountId", coalesce(d.account_id, v.account_id) as "firmAccountId",
      jsonb_build_object('by', 'client', 'kind', case when d.id is null then 'vendor' else 'designer' end,
        'id', coalesce(d.id, v.id)) as firm, ${reviewState} as state
    from claimed left join connection_request r on r.id = claimed.request_id
      left join designer_profile d on d.id = r.designer_id
      left join vendor_profile v on v.id = r.vendor_id`.execute(db);
  return rows;
}
