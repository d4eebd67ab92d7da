import { cardPosts, headerMoney, pageLimits, paths } from '@aangan/domain';
import { CardRating, ListingCard, type ListingCardProps } from '@aangan/firms';
import { Slot, useHost } from '@aangan/host';
import { useSentences } from '@aangan/messages';
import { Trans } from '@lingui/react/macro';
import type { VendorCardData } from '../api/vendor-card.ts';
import { subtitleOf } from '../model/card-subtitle.ts';

export interface VendorCardProps extends Pick<ListingCardProps, 'priority'> {
  vendor: VendorCardData;
}

/** One vendor of the directory. */
export function VendorCard({ vendor, priority }: VendorCardProps) {
  const say = useSentences();
  const { locale } = useHost();
  const { value, exact } = headerMoney(vendor.min_order_value, locale);
  const minimum = say(value);
  return (
    <ListingCard
      priority={priority}
      id={vendor.id}
      to={paths.vendor(vendor.id)}
      name={vendor.company_name}
      avatar={vendor.avatar}
      city={vendor.city}
      subtitle={say(subtitleOf(vendor))}
      footnote={
        <>
          <span>
            <Trans id="vendors.minimum-order-of">
              Minimum order <span title={exact}>{minimum}</span>
            </Trans>
          </span>
          <CardRating rating={vendor.rating} count={vendor.reviews_count} />
        </>
      }
      answers={vendor}
      posts={cardPosts(vendor)}
      everyMs={pageLimits.carouselMs}
      corner={
        <Slot
          name="vendor.card.save"
          props={{ thing: `vendor-${vendor.id}`, name: vendor.company_name }}
        />
      }
    />
  );
}
