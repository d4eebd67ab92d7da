import { pageLimits, paths } from '@aangan/domain';
import { ListingCard, type ListingCardProps } from '@aangan/firms';
import type { DesignerCardData } from '../api/designer-card.ts';
import { subtitleOf, yearsLine } from '../model/card-texts.ts';

export interface DesignerCardProps extends Pick<ListingCardProps, 'priority' | 'nameAs'> {
  designer: DesignerCardData;
}

/** One designer of the listing. */
export function DesignerCard({ designer, ...look }: DesignerCardProps) {
  return (
    <ListingCard
      {...look}
      to={paths.designer(designer.id)}
      name={designer.full_name}
      city={designer.city}
      subtitle={subtitleOf(designer)}
      hoverLine={yearsLine(designer.years_in_business)}
      posts={designer.instagram_posts}
      everyMs={pageLimits.carouselMs}
    />
  );
}
