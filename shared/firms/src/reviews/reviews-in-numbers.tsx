import { useSentences } from '@aangan/messages';
import { Muted, Rating, tokens, when } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import type { ListedSummary } from './listed-review.ts';
import type { ReviewersKind } from './reviewed-firm.ts';

const Summary = styled.div`
  display: grid;
  gap: ${tokens.space.l} ${tokens.space.xxl};
  padding-block: ${tokens.space.l};
  border-block: 1px solid ${tokens.color.line};

  ${when.medium} {
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
  }
`;

const Overall = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.xs};
`;

const Figure = styled.p`
  font-family: ${tokens.font.display};
  font-size: ${tokens.type.display};
  line-height: 1;
  letter-spacing: -0.02em;
`;

const Bars = styled.dl`
  display: grid;
  max-width: 40rem;
  gap: ${tokens.space.s};

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.25rem ${tokens.space.m};
    align-items: baseline;
  }
  dt {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.type.small};
  }
  dd {
    font-size: ${tokens.type.small};
    font-variant-numeric: tabular-nums;
  }
  svg {
    grid-column: 1 / -1;
    display: block;
    width: 100%;
    height: 6px;
    border-radius: ${tokens.radius.pill};
    background: ${tokens.color.line};
    color: ${tokens.color.accent};
  }
`;

interface ReviewsInNumbersProps {
  by: ReviewersKind;
  summary: ListedSummary;
}

/** What the reviews of a firm add up to: the overall rating, four bars, and how many recommend the firm. */
export function ReviewsInNumbers({ by, summary }: ReviewsInNumbersProps) {
  const { t } = useLingui();
  const say = useSentences();
  const percent = summary.recommend_percent;
  const outOfFive = (rating: string) =>
    t({ id: 'firms.rating-out-of-five', message: `${rating} out of 5` });
  return (
    <Summary>
      <Overall>
        <Figure>{summary.rating.toFixed(1)}</Figure>
        <Rating value={summary.rating} />
        <Muted>
          {by === 'client'
            ? t({
                id: 'firms.percent-of-clients-recommend',
                message: `${percent}% of clients would recommend`,
              })
            : t({
                id: 'firms.percent-recommend',
                message: `${percent}% of designers would recommend`,
              })}
        </Muted>
      </Overall>
      <Bars>
        {summary.ratings.map(({ label, value }) => (
          <div key={label}>
            <dt>{say(label)}</dt>
            <dd>{outOfFive(value.toFixed(1))}</dd>
            <svg viewBox="0 0 5 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width={value} height="1" fill="currentColor" />
            </svg>
          </div>
        ))}
      </Bars>
    </Summary>
  );
}
