import { detailNames, formatCount } from '@aangan/domain';
import type { ProfileDetail } from './profile-cover.tsx';

/** A firm's rating as one of its details: none before the first review. */
export function ratingDetail(firm: { rating: number; reviews_count: number }): ProfileDetail[] {
  const { rating, reviews_count: count } = firm;
  if (!(rating > 0)) return [];
  return [
    { name: detailNames.rating, value: `${rating.toFixed(1)} out of 5 (${formatCount(count)})` },
  ];
}
