import type { Kysely } from 'kysely';
import { notFound } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import { maySeeUnverified, type Viewer } from '../firms/public-profile/may-see-unverified.ts';
import type { ReviewedFirm } from './reviewed-firm.ts';
import * as reviews from './reviews.repository.ts';

type Db = Kysely<Tables>;

/** @throws Refusal 404 for a firm whose page the reader is not shown */
export async function findShownFirm(
  db: Db,
  firm: Pick<ReviewedFirm, 'kind' | 'id'>,
  reader: Viewer | undefined,
) {
  const found = await reviews.findFirm(db, firm);
  const isShown =
    found && (found.isVerified || (await maySeeUnverified(async () => reader, found.accountId)));
  if (!isShown) throw notFound();
  return found;
}

/** @throws Refusal 404 for a review that the reader is not shown, or that others than these have written */
export async function findShownReview(
  db: Db,
  id: number,
  by: ReviewedFirm['by'],
  reader: Viewer,
): Promise<reviews.FoundReview> {
  const review = await reviews.findReview(db, id);
  if (!review || review.firm.by !== by) throw notFound();
  if (!review.isShownToAll && review.reviewerId !== reader.id) throw notFound();
  await findShownFirm(db, review.firm, reader);
  return review;
}
