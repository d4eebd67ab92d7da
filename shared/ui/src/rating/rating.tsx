import { useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import { tokens } from '../theme/tokens.ts';
import { Star } from './star.tsx';

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.125rem;
  color: ${tokens.color.accent};
`;

const stars = [1, 2, 3, 4, 5] as const;

export interface RatingProps {
  /** 0 to 5; shown with one decimal. */
  value: number;
}

/** A rating as stars, filled to the tenth; screen readers hear "4.5 out of 5". */
export function Rating({ value }: RatingProps) {
  const { t } = useLingui();
  const rating = value.toFixed(1);
  return (
    <Line role="img" aria-label={t({ id: 'ui.rating-out-of-five', message: `${rating} out of 5` })}>
      {stars.map((star) => (
        <Star key={star} filled={Math.min(1, Math.max(0, value - star + 1))} />
      ))}
    </Line>
  );
}
