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
      id={designer.id}
      to={paths.designer(designer.id)}
      name={designer.full_name}
      avatar={designer.avatar}
      city={designer.city}
      subtitle={subtitleOf(designer)}
      hoverLine={yearsLine(designer.years_in_business)}
      posts={designer.instagram_posts}
      everyMs={pageLimits.carouselMs}
    />
  );
}
