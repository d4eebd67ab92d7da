import { countedWords, formatCount } from '@aangan/domain';
import { Star, tokens, VisuallyHidden } from '@aangan/ui';
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
  if (count === 0) return null;
  return (
    <>
      <span aria-hidden="true"> · </span>
      <VisuallyHidden>, </VisuallyHidden>
      <Line>
        <Star filled={1} size={14} />
        <span aria-hidden="true">{`${rating.toFixed(1)} (${formatCount(count)})`}</span>
        <VisuallyHidden>
          {`${rating.toFixed(1)} out of 5, ${countedWords(count, 'review')}`}
        </VisuallyHidden>
      </Line>
    </>
  );
}
