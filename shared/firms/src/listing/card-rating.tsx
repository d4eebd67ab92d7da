import { formatCount } from '@aangan/domain';
import { Star, tokens, VisuallyHidden } from '@aangan/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import styled from 'styled-components';

const Line = styled.span`
  display: inline-flex;
  gap: 0.25rem;
  align-items: center;
  white-space: nowrap;

  svg {
    color: ${tokens.color.accent};
  }
`;

export interface CardRatingProps {
  /** 0 to 5. */
  rating: number;
  /** How many reviews the rating is of. */
  count: number;
}

/** A firm's rating at the end of a line of its card; renders nothing before the first review. */
export function CardRating({ rating, count }: CardRatingProps) {
  const { t } = useLingui();
  if (count === 0) return null;
  const value = rating.toFixed(1);
  const shown = formatCount(count);
  return (
    <>
      <span aria-hidden="true"> · </span>
      <VisuallyHidden>, </VisuallyHidden>
      <Line>
        <Star filled={1} size={14} />
        <span aria-hidden="true">{`${value} (${shown})`}</span>
        <VisuallyHidden>
          {t({
            id: 'firms.rating-of-reviews',
            message: `${value} out of 5, ${plural(count, { one: `${shown} review`, other: `${shown} reviews` })}`,
          })}
        </VisuallyHidden>
      </Line>
    </>
  );
}
