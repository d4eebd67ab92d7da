import { paths } from '@aangan/domain';
import type { ReviewedFirm, ReviewersKind } from './reviewed-firm.ts';

/** The address of the reviews that clients or designers have written of a firm, from a page of their list on. */
export const reviewsPath = (
  { kind, id }: Pick<ReviewedFirm, 'kind' | 'id'>,
  by: ReviewersKind,
  page = 1,
): string =>
  by === 'client' ? paths.clientReviews(kind, id, page) : paths.vendorReviews(id, page);
