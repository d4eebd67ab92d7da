import { cardPosts, headerMoney, pageLimits, paths } from '@aangan/domain';
import { ListingCard, type ListingCardProps, useSpeech } from '@aangan/firms';
import { Slot } from '@aangan/host';
import { Trans } from '@lingui/react/macro';
import type { DesignerCardData } from '../api/designer-card.ts';
import { subtitleOf, yearsLine } from '../model/card-texts.ts';

export interface DesignerCardProps extends Pick<ListingCardProps, 'priority' | 'nameAs'> {
  designer: DesignerCardData;
  /** Shows the smallest budget that the firm takes: for lists that are narrowed or sorted by it. */
  withMinimum?: boolean;
}

/** One designer of the listing. */
export function DesignerCard({ designer, withMinimum, ...look }: DesignerCardProps) {
  const speech = useSpeech();
  const { value, exact } = headerMoney(designer.min_project_budget, speech.i18n.locale);
  const budget = speech.say(value);
  return (
    <ListingCard
      {...look}
      id={designer.id}
      to={paths.designer(designer.id)}
      name={designer.full_name}
      avatar={designer.avatar}
      city={designer.city}
      subtitle={subtitleOf(designer, speech)}
      footnote={
        withMinimum && (
          <span>
            <Trans id="designers.card-minimum">
              Minimum budget <span title={exact}>{budget}</span>
            </Trans>
          </span>
        )
      }
      hoverLine={yearsLine(designer.years_in_business, speech)}
      answers={designer}
      posts={cardPosts(designer)}
      everyMs={pageLimits.carouselMs}
      corner={
        <Slot
          name="designer.card.save"
          props={{ thing: `designer-${designer.id}`, name: designer.full_name }}
        />
      }
    />
  );
}
