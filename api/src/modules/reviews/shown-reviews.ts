import type { Kysely } from 'kysely';
import { notFound } from '../../problems.ts';
import type { Tables } from '../../tables.ts';
import { maySeeUnverified, type Viewer } from '../firms/public-profile/may-see-unverified.ts';
import * as reviews from './reviews.repository.ts';

type Db = Kysely<Tables>;

/** @throws Refusal 404 for a vendor whose page the reader is not shown */
export async function findShownVendor(db: Db, id: number, reader: Viewer | undefined) {
  const vendor = await reviews.findVendor(db, id);
  const isShown =
    vendor && (vendor.isVerified || (await maySeeUnverified(async () => reader, vendor.accountId)));
  if (!isShown) throw notFound();
  return vendor;
}

/** @throws Refusal 404 for a review that the reader is not shown */
export async function findShownReview(
  db: Db,
  id: number,
  reader: Viewer,
): Promise<reviews.FoundReview> {
  const review = await reviews.findReview(db, id);
  if (!review || (!review.isShownToAll && review.reviewerId !== reader.id)) throw notFound();
  await findShownVendor(db, review.vendorId, reader);
  return review;
}
