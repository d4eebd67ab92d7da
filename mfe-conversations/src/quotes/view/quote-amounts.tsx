import { formatPaisa } from '@aangan/domain';
import type { QuoteTotals } from '@aangan/domain/quotes';
import { tokens } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import styled from 'styled-components';

const Amounts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space.xs} ${tokens.space.l};
  margin: 0;
  break-inside: avoid;

  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    text-align: end;
    white-space: nowrap;
  }
  [data-total='true'] {
    padding-block-start: ${tokens.space.s};
    border-block-start: 1px solid ${tokens.color.lineStrong};
    font-size: ${tokens.type.lede};
    font-weight: 600;
  }
  [data-part='true'] {
    color: ${tokens.color.inkFaint};
    font-size: ${tokens.type.small};
  }
  dt[data-part='true'] {
    padding-inline-start: ${tokens.space.m};
  }
  dt[data-total='true'] {
    margin-inline-end: calc(-1 * ${tokens.space.l});
  }
`;

/** The price without tax, the tax by rate, and both. */
export function QuoteAmounts({ totals }: { totals: QuoteTotals }) {
  const { t } = useLingui();
  return (
    <Amounts>
      <dt>
        <Trans id="conversations.quote-net">Before GST</Trans>
      </dt>
      <dd>{formatPaisa(totals.net)}</dd>
      {totals.by_rate.map(({ rate, net, gst, split }) => {
        const base = formatPaisa(net);
        return [
          <dt key={`${rate}-name`}>
            {t({ id: 'conversations.quote-gst-on', message: `GST ${rate}% on ${base}` })}
          </dt>,
          <dd key={rate}>{formatPaisa(gst)}</dd>,
          ...partsOf(split).flatMap(([name, amount]) => [
            <dt key={`${rate}-${name}-name`} data-part="true">
              {name}
            </dt>,
            <dd key={`${rate}-${name}`} data-part="true">
              {formatPaisa(amount)}
            </dd>,
          ]),
        ];
      })}
      <dt data-total="true">
        <Trans id="conversations.quote-total">Total</Trans>
      </dt>
      <dd data-total="true">{formatPaisa(totals.total)}</dd>
    </Amounts>
  );
}

/** The names of these taxes are the same in every language. */
function partsOf(split: QuoteTotals['by_rate'][number]['split']): [name: string, paisa: number][] {
  if (split === null) return [];
  if ('igst' in split) return [['IGST', split.igst]];
  return [
    ['CGST', split.cgst],
    ['SGST', split.sgst],
  ];
}
