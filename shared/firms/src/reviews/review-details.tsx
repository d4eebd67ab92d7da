import { formatRupees, formatRupeesShort, reviewProjectTypes } from '@aangan/domain';
import { useHost } from '@aangan/host';
import { useSentences } from '@aangan/messages';
import { lineHeight, Rating, tokens, when } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { ListedReview } from './listed-review.ts';

const Details = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.xs} ${tokens.space.xl};
  max-width: 48rem;

  ${when.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space.m};
  }
  dt {
    color: ${tokens.color.inkFaint};
    font-size: ${tokens.type.small};
    line-height: ${lineHeight(1.35)};
  }
  dd {
    display: flex;
    flex: none;
    font-size: ${tokens.type.small};
    line-height: ${lineHeight(1.35)};
  }
  svg {
    width: 0.9375rem;
    height: 0.9375rem;
  }
`;

const Recommends = styled.p`
  display: flex;
  gap: ${tokens.space.xs};
  align-items: center;
  color: ${tokens.color.positive};
  font-weight: 500;
`;

const noProject = { project_type: null, project_value: null };

/** The project of a review, its four ratings, and whether its author recommends the firm. */
export function ReviewDetails({ review }: { review: ListedReview }) {
  const { t } = useLingui();
  const say = useSentences();
  const { locale } = useHost();
  const { project_type: type, project_value: value } = review.project ?? noProject;
  const label = reviewProjectTypes.find(({ id }) => id === type)?.label;
  return (
    <>
      <Details>
        {label && (
          <Detail name={t({ id: 'firms.project-type', message: 'Project type' })}>
            {say(label)}
          </Detail>
        )}
        {value !== null && (
          <Detail name={t({ id: 'firms.project-value', message: 'Project value' })}>
            <span title={formatRupees(value)}>{formatRupeesShort(value, locale)}</span>
          </Detail>
        )}
        {review.ratings.map(({ label: name, value: stars }) => (
          <Detail key={name} name={say(name)}>
            <Rating value={stars} />
          </Detail>
        ))}
      </Details>
      {review.would_recommend && (
        <Recommends>
          <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
            <path d="m2.5 8.5 3.5 3.5 7.5-8" stroke="currentColor" strokeWidth="1.5" />
          </svg>
          <span>
            {review.by === 'client'
              ? t({ id: 'firms.would-recommend-firm', message: 'Would recommend this firm' })
              : t({ id: 'firms.would-recommend', message: 'Would recommend this vendor' })}
          </span>
        </Recommends>
      )}
    </>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
