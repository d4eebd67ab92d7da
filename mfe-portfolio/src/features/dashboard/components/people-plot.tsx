import { dayAndMonth, formatCount } from '@aangan/domain';
import { useHost } from '@aangan/host';
import { lineHeight, Subheading, tokens } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import type { FirmDashboard } from '../api/dashboard-api.ts';
import { countedBefore } from '../model/days.ts';
import { axisEnd, stepPath } from '../model/plot-scale.ts';
import { DayTable } from './day-table.tsx';
import { PlotLegend } from './plot-legend.tsx';

const Figure = styled.figure`
  display: grid;
  gap: ${tokens.space.m};
`;

const Plot = styled.div`
  display: grid;
  grid-template: 'axis bars' 14rem 'none days' auto / auto minmax(0, 1fr);
  gap: ${tokens.space.xs};
  color: ${tokens.color.inkFaint};
  font-size: ${tokens.type.micro};
  font-variant-numeric: tabular-nums;
  line-height: ${lineHeight(1)};

  svg {
    grid-area: bars;
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
    color: ${tokens.color.accent};
  }
`;

const Axis = styled.div`
  grid-area: axis;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  margin-block: -0.5em;
  text-align: right;
`;

const Days = styled.div`
  grid-area: days;
  display: flex;
  justify-content: space-between;
`;

/** How wide a bar is of the place that its day has. */
const barWidth = 0.72;

/** The visitors of each day as bars, those of the period before as a dashed line over them, and both as a table. */
export function PeoplePlot({ dashboard }: { dashboard: FirmDashboard }) {
  const { t } = useLingui();
  const { locale } = useHost();
  const { by_day: days, first_day, last_day } = dashboard;
  const hasBefore = countedBefore(dashboard) !== 'none';
  const end = axisEnd(Math.max(...days.map(({ people, before }) => Math.max(people, before))));
  const [first, last] = [dayAndMonth(first_day, locale), dayAndMonth(last_day, locale)];
  const busiest = days.reduce((best, day) => (day.people > best.people ? day : best));
  const [all, top, when] = [
    formatCount(dashboard.people.now),
    formatCount(busiest.people),
    dayAndMonth(busiest.day, locale),
  ];
  const lines = [0, end / 2, end];
  return (
    <Figure>
      <figcaption>
        <Subheading as="h2">
          <Trans id="portfolio.people-by-day">Visitors by day</Trans>
        </Subheading>
      </figcaption>
      <PlotLegend days={dashboard.days} hasBefore={hasBefore} />
      <Plot>
        <Axis aria-hidden="true">
          {lines.toReversed().map((count) => (
            <span key={count}>{formatCount(count)}</span>
          ))}
        </Axis>
        <svg
          role="img"
          viewBox={`0 0 ${days.length} ${end}`}
          preserveAspectRatio="none"
          aria-label={t({
            id: 'portfolio.plot-said',
            message: `Bars for each day from ${first} to ${last}: ${all} visitors in all, the most on ${when} (${top}). The table below has each day.`,
          })}
        >
          {lines.map((count) => (
            <line
              key={count}
              x2={days.length}
              y1={end - count}
              y2={end - count}
              stroke={tokens.color.line}
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {days.map(({ day, people }, at) => (
            <rect
              key={day}
              x={at + (1 - barWidth) / 2}
              y={end - people}
              width={barWidth}
              height={people}
              fill="currentColor"
            >
              <title>{`${dayAndMonth(day, locale)}: ${formatCount(people)}`}</title>
            </rect>
          ))}
          {hasBefore && (
            <path
              d={stepPath(
                days.map(({ before }) => before),
                end,
              )}
              fill="none"
              stroke={tokens.color.ink}
              strokeWidth="1.5"
              strokeDasharray="4 3"
              vectorEffect="non-scaling-stroke"
              pointerEvents="none"
            />
          )}
        </svg>
        <Days aria-hidden="true">
          <span>{first}</span>
          <span>
            <Trans id="portfolio.today-so-far">Today so far</Trans>
          </span>
        </Days>
      </Plot>
      <DayTable dashboard={dashboard} hasBefore={hasBefore} />
    </Figure>
  );
}
