import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import styled from 'styled-components';
import type { FieldTexts } from '../form/field-frame.tsx';
import { GroupFrame } from '../form/group-frame.tsx';
import { Muted } from '../text/text.tsx';
import { when } from '../theme/media-queries.ts';
import { tokens } from '../theme/tokens.ts';
import { Star } from './star.tsx';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${tokens.space.s};
`;

const Stars = styled.div`
  display: flex;
  /* The first star begins where the label does. */
  margin-inline-start: -0.3125rem;
  color: ${tokens.color.accent};

  ${when.touch} {
    margin-inline-start: -0.5625rem;
  }
`;

const Choice = styled.label`
  position: relative;
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.75rem;
  border-radius: 50%;
  cursor: pointer;

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  &:has(:focus-visible) {
    outline: 2px solid ${tokens.color.ink};
    outline-offset: -4px;
  }
  ${when.touch} {
    width: 2.75rem;
  }
`;

/** The rating in words: below the stars where it does not fit beside them. */
const Word = styled(Muted)`
  white-space: nowrap;
`;

const names = [
  null,
  msg({ id: 'ui.rating-1', message: 'Poor' }),
  msg({ id: 'ui.rating-2', message: 'Fair' }),
  msg({ id: 'ui.rating-3', message: 'Good' }),
  msg({ id: 'ui.rating-4', message: 'Very good' }),
  msg({ id: 'ui.rating-5', message: 'Excellent' }),
] as const;
const stars = [1, 2, 3, 4, 5] as const;

export interface RatingFieldProps extends FieldTexts {
  /** 1 to 5; null for no rating yet. */
  value: number | null;
  onChange: (value: number) => void;
}

/** A field for a rating: five radio buttons that look like stars, so that arrow keys and screen readers work. */
export function RatingField({ value, onChange, ...frame }: RatingFieldProps) {
  const { i18n, t } = useLingui();
  const name = useId();
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = pointed ?? value ?? 0;
  const wordOf = (rating: number) => {
    const word = names[rating];
    return word ? i18n._(word) : '';
  };
  const inWords = (star: number) => {
    const word = wordOf(star);
    return t({ id: 'ui.star-of-five', message: `${star} of 5, ${word}` });
  };
  return (
    <GroupFrame {...frame}>
      <Line>
        <Stars onPointerLeave={() => setPointed(null)}>
          {stars.map((star) => (
            <Choice key={star} onPointerEnter={() => setPointed(star)}>
              <input
                type="radio"
                name={name}
                value={star}
                checked={value === star}
                aria-label={inWords(star)}
                aria-invalid={frame.error ? true : undefined}
                onChange={() => onChange(star)}
              />
              <Star filled={star <= shown ? 1 : 0} size={26} />
            </Choice>
          ))}
        </Stars>
        <Word as="span" aria-hidden="true">
          {wordOf(shown)}
        </Word>
      </Line>
    </GroupFrame>
  );
}
