import { dayAndMonth, formatCount } from '@aangan/domain';
import { useHost } from '@aangan/host';
import { focusRing, tokens } from '@aangan/ui';
import { Trans } from '@lingui/react/macro';
import styled from 'styled-components';
import type { FirmDashboard } from '../api/dashboard-api.ts';
import { dayAfter } from '../model/days.ts';
import { FigureTable } from './figure-table.ts';

const Details = styled.details`
  summary {
    width: fit-content;
    padding-block: ${tokens.space.xs};
    color: ${tokens.color.accent};
    font-size: ${tokens.type.small};
    font-weight: 500;
    cursor: pointer;
    ${focusRing}
  }
`;

const Scroller = styled.div`
  max-height: 24rem;
  overflow-y: auto;
`;

interface DayTableProps {
  dashboard: FirmDashboard;
  hasBefore: boolean;
}

/** The plot as a table, the newest day first. */
export function DayTable({ dashboard: { by_day, days }, hasBefore }: DayTableProps) {
  const { locale } = useHost();
  return (
    <Details>
      <summary>
        <Trans id="portfolio.show-table">Show as a table</Trans>
      </summary>
      <Scroller>
        <FigureTable>
          <thead>
            <tr>
              <th scope="col">
                <Trans id="portfolio.day">Day</Trans>
              </th>
              <th scope="col">
                <Trans id="portfolio.figure-people">Visitors</Trans>
              </th>
              {hasBefore && (
                <th scope="col">
                  <Trans id="portfolio.days-earlier">{days} days earlier</Trans>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {by_day.toReversed().map(({ day, people, before }) => (
              <tr key={day}>
                <th scope="row">{dayAndMonth(day, locale)}</th>
                <td>{formatCount(people)}</td>
                {hasBefore && (
                  <td title={dayAndMonth(dayAfter(day, -days), locale)}>{formatCount(before)}</td>
                )}
              </tr>
            ))}
          </tbody>
        </FigureTable>
      </Scroller>
    </Details>
  );
}
