import type { CanaryFigures } from '@aangan/registry-client';
import { Muted, Stack, tokens } from '@aangan/ui';
import styled from 'styled-components';
import { DataTable } from '../layout/data-table.tsx';
import { HealthMark } from '../overview/health-text.tsx';
import { amountOf, measureTitles } from './measure-texts.ts';

/** Three narrow columns, so that a phone shows canary and stable beside each other. */
const Compact = styled.div`
  th,
  td,
  td[data-kind='number'] {
    min-width: 0;
  }
  thead th {
    white-space: normal;
  }
  tbody th {
    width: 46%;
    text-align: start;
  }
  td[data-kind='number'] p {
    white-space: nowrap;
  }
  td p + p {
    color: ${tokens.color.inkFaint};
  }
`;

interface FiguresTableProps {
  label: string;
  /** Of the visitors, 0 to 100. */
  percent: number;
  figures: readonly CanaryFigures[];
}

/** A canary beside the stable releases in each metric, and what the platform makes of it. */
export function FiguresTable({ label, percent, figures }: FiguresTableProps) {
  if (percent === 0 || percent === 100) {
    return (
      <Muted>{`With ${percent} % of the visitors there is nothing to compare it with.`}</Muted>
    );
  }
  return (
    <Stack gap="m">
      <Compact>
        <DataTable label={label}>
          <thead>
            <tr>
              <th scope="col">Metric</th>
              <th scope="col" data-kind="number">
                Canary
              </th>
              <th scope="col" data-kind="number">
                Stable
              </th>
            </tr>
          </thead>
          <tbody>
            {figures.map((one) => (
              <tr key={one.metric}>
                <th scope="row">
                  <Stack gap="hair">
                    <span>{measureTitles[one.metric] ?? one.metric}</span>
                    <Verdict {...one} />
                  </Stack>
                </th>
                <Side of={one} side={one.canary} />
                <Side of={one} side={one.stable} />
              </tr>
            ))}
          </tbody>
        </DataTable>
      </Compact>
      <Muted>
        Medians, with the 75th percentile (p75) and the number of networks (n), each of which counts
        once. A canary is ended when the evidence in one metric reaches its bound: by chance, for
        all of them together, less than once in 200 canaries. Less than 1 % slower or fewer is never
        ended.
      </Muted>
    </Stack>
  );
}

const counted = (count: number) => count.toLocaleString('en-IN');

function Side({
  of: { metric, kind },
  side,
}: {
  of: CanaryFigures;
  side: CanaryFigures['canary'];
}) {
  if (kind === 'outcome') {
    const share = side.n > 0 ? `${((100 * (side.outcomes ?? 0)) / side.n).toFixed(1)} %` : '–';
    return (
      <td data-kind="number">
        <p>{share}</p>
        <p>{`${counted(side.outcomes ?? 0)} of ${counted(side.n)}`}</p>
      </td>
    );
  }
  if (side.median === null) return <td data-kind="number">–</td>;
  return (
    <td data-kind="number">
      <p>{amountOf(metric, side.median)}</p>
      <p>{`p75 ${amountOf(metric, side.p75 ?? 0)}`}</p>
      <p>{`n ${counted(side.n)}`}</p>
    </td>
  );
}

/** What is known, and what is still needed to know more. */
function Verdict({ kind, verdict, evidence, bound, needed, canary, stable }: CanaryFigures) {
  const seen = canary.n + stable.n;
  if (seen === 0) return <HealthMark>Not reported</HealthMark>;
  const sure = `evidence ${evidence < 10 ? evidence.toFixed(1) : counted(Math.round(evidence))} of ${counted(bound)}`;
  if (verdict === 'worse') return <HealthMark data-state="failing">{`Worse, ${sure}`}</HealthMark>;
  if (verdict === 'sound') return <HealthMark data-state="good">{`No worse, ${sure}`}</HealthMark>;
  if (needed === null) return <HealthMark>{`Not known yet, ${sure}`}</HealthMark>;
  const what = kind === 'outcome' ? 'visits show 10 % fewer' : 'networks show 20 % slower';
  const more = counted(needed - seen);
  return <HealthMark>{`Not known yet, ${sure}; ${more} more ${what}`}</HealthMark>;
}
