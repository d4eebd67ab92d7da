import { detailNames, formatCount } from '@aangan/domain';
import type { HeadMessages } from '@aangan/host';
import { createMessages } from '@aangan/messages';
import { msg } from '@lingui/core/macro';
import type { ProfileDetail } from './profile-cover.tsx';

/** A firm's rating as one of its details: none before the first review. */
export function ratingDetail(
  firm: { rating: number; reviews_count: number },
  i18n: HeadMessages = createMessages(),
): ProfileDetail[] {
  if (!(firm.rating > 0)) return [];
  const rating = firm.rating.toFixed(1);
  const count = formatCount(firm.reviews_count);
  const value = i18n._(
    msg({ id: 'firms.rating-and-count', message: `${rating} out of 5 (${count})` }),
  );
  return [{ name: detailNames.rating, value }];
}
