import { type RawBuilder, sql } from 'kysely';

/** A list of reviews: those that clients or designers have written of a firm. */
export interface ReviewedFirm {
  by: 'client' | 'designer';
  kind: 'designer' | 'vendor';
  id: number;
}

/** The columns of the firm in reviews by clients. */
const clientColumns = { designer: 'client_of_designer_id', vendor: 'client_of_vendor_id' } as const;
/** All columns that a review can have its firm in; one of them is not null. */
const firmColumns = ['vendor_id', ...Object.values(clientColumns)] as const;

/** The column of a review that has the firm's id. */
const firmColumn = ({ by, kind }: Pick<ReviewedFirm, 'by' | 'kind'>) =>
  by === 'designer' ? 'vendor_id' : clientColumns[kind];

/** The columns of a new review that say whose it is. */
export const firmValues = (firm: ReviewedFirm) => ({
  ...Object.fromEntries(firmColumns.map((column) => [column, null])),
  [firmColumn(firm)]: firm.id,
});

/** Whether review `r` is of the firm. */
export const isOf = (firm: ReviewedFirm): RawBuilder<boolean> =>
  sql`r.${sql.ref(firmColumn(firm))} = ${firm.id}`;

/** The firm of review `r`. */
export const reviewedFirm = sql<ReviewedFirm>`jsonb_build_object(
  'by', case when r.vendor_id is null then 'client' else 'designer' end,
  'kind', case when r.client_of_designer_id is null then 'vendor' else 'designer' end,
  'id', coalesce(r.vendor_id, r.client_of_vendor_id, r.client_of_designer_id))`;

/** In scope: `f`, the firm of review `r`, with what designers and vendors have alike. */
export const joinFirm = sql`join lateral (
  select id, account_id, full_name as name, is_verified, is_active from designer_profile
  where id = r.client_of_designer_id
  union all
  select id, account_id, company_name, is_verified, is_active from vendor_profile
  where id = coalesce(r.vendor_id, r.client_of_vendor_id)) f on true`;

/** Reviews are locked by their firms, designers before vendors. */
export const inOrderOfLocks = sql`r.client_of_designer_id is null,
  coalesce(r.client_of_designer_id, r.vendor_id, r.client_of_vendor_id)`;
