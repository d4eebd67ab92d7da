import { type ReviewSummary, reviewSubRatings } from '@aangan/domain';
import { useSentences } from '@aangan/messages';
import { Muted, Rating, tokens, when } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styled from 'styled-components';

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

/** What the reviews of a vendor add up to: the overall rating, four bars, and how many recommend the vendor. */
export function ReviewsInNumbers({ summary }: { summary: ReviewSummary }) {
  const { t } = useLingui();
  const say = useSentences();
  const percent = summary.recommend_percent;
  const outOfFive = (rating: string) =>
    t({ id: 'vendors.rating-out-of-five', message: `${rating} out of 5` });
  return (
    <Summary>
      <Overall>
        <Figure>{summary.rating.toFixed(1)}</Figure>
        <Rating value={summary.rating} />
        <Muted>
          <Trans id="vendors.percent-recommend">{percent}% of designers would recommend</Trans>
        </Muted>
      </Overall>
      <Bars>
        {reviewSubRatings.map(({ id, label }) => (
          <div key={id}>
            <dt>{say(label)}</dt>
            <dd>{outOfFive(summary[id].toFixed(1))}</dd>
            <svg viewBox="0 0 5 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width={summary[id]} height="1" fill="currentColor" />
            </svg>
          </div>
        ))}
      </Bars>
    </Summary>
  );
}
