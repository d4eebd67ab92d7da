import { formatCount } from '@aangan/domain';
import { type Elements, Muted, Stack, Subheading, tokens } from '@aangan/ui';
import { Trans } from '@lingui/react/macro';
import styled from 'styled-components';
import { FigureTable } from './figure-table.ts';

const Bar = styled.svg`
  display: block;
  width: 100%;
  height: 6px;
  margin-top: 0.375rem;
  border-radius: ${tokens.radius.pill};
  background: ${tokens.color.line};
  color: ${tokens.color.accent};
`;

const Table = styled(FigureTable)`
  th:first-child {
    width: 100%;
  }
  td,
  thead th {
    white-space: nowrap;
  }
`;

interface RankedRow {
  key: string | number;
  name: Elements;
  now: number;
  before: number;
}

interface RankedTableProps {
  id: string;
  title: string;
  /** What is counted: the heading of the first column. */
  what: string;
  rows: readonly RankedRow[];
  hasBefore: boolean;
  /** In place of the table where there are no rows. */
  nothing: string;
}

/** Visitors by something, as a table with a bar in each row. */
export function RankedTable({ id, title, what, rows, hasBefore, nothing }: RankedTableProps) {
  const max = Math.max(1, ...rows.map(({ now }) => now));
  return (
    <Stack as="section" gap="m" aria-labelledby={id}>
      <Subheading as="h2" id={id}>
        {title}
      </Subheading>
      {rows.length === 0 && <Muted>{nothing}</Muted>}
      {rows.length > 0 && (
        <Table aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{what}</th>
              <th scope="col">
                <Trans id="portfolio.figure-people">Visitors</Trans>
              </th>
              {hasBefore && (
                <th scope="col">
                  <Trans id="portfolio.before">Before</Trans>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, now, before }) => (
              <tr key={key}>
                <th scope="row">
                  {name}
                  <Bar viewBox={`0 0 ${max} 1`} preserveAspectRatio="none" aria-hidden="true">
                    <rect width={now} height="1" fill="currentColor" />
                  </Bar>
                </th>
                <td>{formatCount(now)}</td>
                {hasBefore && <td>{formatCount(before)}</td>}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Stack>
  );
}
