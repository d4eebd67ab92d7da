import { formatCount } from '@aangan/domain';
import { Card, Muted, tokens, when } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import type { FirmDashboard } from '../api/dashboard-api.ts';
import { countText, percentOf } from '../model/counts.ts';
import { countedBefore } from '../model/days.ts';
import { figureNames } from '../model/figure-names.ts';

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space.s};

  ${when.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${tokens.space.m};
  }
`;

const Figure = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space.hair};
  padding: ${tokens.space.m};

  ${when.medium} {
    padding: ${tokens.space.l};
  }
  dt {
    color: ${tokens.color.inkSoft};
    font-size: ${tokens.type.small};
    text-wrap: balance;
  }
  dd {
    font-variant-numeric: lining-nums;
  }
  dd:first-of-type {
    font-family: ${tokens.font.display};
    font-size: ${tokens.type.title};
    line-height: 1.1;
  }
`;

interface FigureCardsProps {
  dashboard: FirmDashboard;
}

/** The six figures of the period, each beside the one of the period before and the median. */
export function FigureCards({ dashboard }: FigureCardsProps) {
  const { i18n, t } = useLingui();
  const names = figureNames(i18n);
  const { people, saves, requests, answered, quotes_sent, quotes_accepted } = dashboard;
  const isNew = countedBefore(dashboard) === 'none';
  const { within_a_day: within, of } = answered;
  const [answeredCount, dueCount] = [formatCount(within.now), formatCount(of.now)];
  const share = percentOf(within.now, of.now);
  const shareBefore = percentOf(within.before, of.before);
  return (
    <List>
      <FigureCard name={names.people} {...people} before={isNew ? null : people.before} />
      <FigureCard name={names.saves} {...saves} />
      <FigureCard name={names.requests} {...requests} />
      <Figure as="div">
        <dt>{names.answered}</dt>
        <dd>
          {of.now === 0
            ? '–'
            : t({
                id: 'portfolio.answered-of',
                message: `${answeredCount} of ${dueCount}`,
              })}
        </dd>
        {share !== null && <Change now={share} before={shareBefore} unit="%" />}
        <Median median={answered.median_percent} unit="%" />
      </Figure>
      <FigureCard name={names.quotes_sent} {...quotes_sent} />
      <FigureCard name={names.quotes_accepted} {...quotes_accepted} />
    </List>
  );
}

interface FigureCardProps {
  name: string;
  now: number;
  /** Null where it is not known. */
  before: number | null;
  median: number | null;
}

function FigureCard({ name, now, before, median }: FigureCardProps) {
  return (
    <Figure as="div">
      <dt>{name}</dt>
      <dd>{formatCount(now)}</dd>
      <Change now={now} before={before} />
      <Median median={median} />
    </Figure>
  );
}

interface ChangeProps {
  now: number;
  before: number | null;
  unit?: '' | '%';
}

/** How a figure has changed, in words: a colour or an arrow alone is not read by everybody. */
function Change({ now, before, unit = '' }: ChangeProps) {
  if (before === null) return null;
  const former = `${formatCount(before)}${unit}`;
  const share = unit === '' ? null : `${formatCount(now)}${unit}`;
  return (
    <Muted as="dd">
      {share !== null && <span>{`${share}, `}</span>}
      {now > before && <Trans id="portfolio.up-from">↑ up from {former}</Trans>}
      {now < before && <Trans id="portfolio.down-from">↓ down from {former}</Trans>}
      {now === before && <Trans id="portfolio.as-before">as before</Trans>}
    </Muted>
  );
}

function Median({ median, unit = '' }: { median: number | null; unit?: '' | '%' }) {
  if (median === null) return null;
  const middle = `${countText(median)}${unit}`;
  return (
    <Muted as="dd">
      <Trans id="portfolio.median">Median: {middle}</Trans>
    </Muted>
  );
}
