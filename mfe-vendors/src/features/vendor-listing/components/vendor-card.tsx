import { headerMoney, pageLimits, paths } from '@aangan/domain';
import { CardRating, ListingCard, type ListingCardProps } from '@aangan/firms';
import type { VendorCardData } from '../api/vendor-card.ts';
import { subtitleOf } from '../model/card-subtitle.ts';

export interface VendorCardProps extends Pick<ListingCardProps, 'priority'> {
  vendor: VendorCardData;
}

/** One vendor of the directory. */
export function VendorCard({ vendor, priority }: VendorCardProps) {
  const { value, exact } = headerMoney(vendor.min_order_value);
  return (
    <ListingCard
      priority={priority}
      id={vendor.id}
      to={paths.vendor(vendor.id)}
      name={vendor.company_name}
      avatar={vendor.avatar}
      city={vendor.city}
      subtitle={subtitleOf(vendor)}
      footnote={
        <>
          <span>
            Minimum order <span title={exact}>{value}</span>
          </span>
          <CardRating rating={vendor.rating} count={vendor.reviews_count} />
        </>
      }
      posts={vendor.instagram_posts}
      everyMs={pageLimits.carouselMs}
    />
  );
}
