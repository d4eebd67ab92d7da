import { formatPaisa } from '@aangan/domain';
import { writtenLanguage } from '@aangan/messages';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { QuotesSideBySide } from '../../api/briefs-api.ts';

interface ComparisonEndProps {
  compared: QuotesSideBySide;
  columns: readonly number[];
}

/** What at least one quote leaves out and what the others say of it, then the totals with their tax. */
export function ComparisonEnd({ compared, columns }: ComparisonEndProps) {
  const { exclusions, totals, quotes } = compared;
  const idOf = (at: number) => quotes[at]?.id ?? at;
  const rates = [
    ...new Set(totals.flatMap(({ by_rate: byRate }) => byRate.map(({ rate }) => rate))),
  ].sort((one, other) => one - other);
  const amounts = (part: string, of: (at: number) => number | undefined) => (
    <tr data-part={part}>
      {columns.map((at) => {
        const amount = of(at);
        return <td key={idOf(at)}>{amount === undefined ? '–' : formatPaisa(amount)}</td>;
      })}
    </tr>
  );
  const heading = (children: ReactNode, lang?: string) => (
    <tr>
      <th scope="rowgroup" colSpan={columns.length} lang={lang}>
        {children}
      </th>
    </tr>
  );
  return (
    <>
      {exclusions.length > 0 && (
        <tbody>
          <tr data-part="heading">
            <th scope="rowgroup" colSpan={columns.length}>
              <Trans id="conversations.exclusions">What is left out</Trans>
            </th>
          </tr>
          {exclusions.map(({ text, quotes: said }) => [
            <tr key={`${text}.heading`}>
              <th scope="rowgroup" colSpan={columns.length} lang={writtenLanguage(text)}>
                {text}
              </th>
            </tr>,
            <tr key={text}>
              {columns.map((at) => (
                <td key={idOf(at)} data-state={said[at] === 'not-said' ? 'none' : undefined}>
                  {said[at] === 'excluded' && (
                    <Trans id="conversations.excluded">Not included</Trans>
                  )}
                  {said[at] === 'offered' && <Trans id="conversations.offered">In the price</Trans>}
                  {said[at] === 'not-said' && (
                    <Trans id="conversations.not-said">Not said: ask</Trans>
                  )}
                </td>
              ))}
            </tr>,
          ])}
        </tbody>
      )}
      <tbody>
        <tr data-part="heading">
          <th scope="rowgroup" colSpan={columns.length}>
            <Trans id="conversations.totals">All together</Trans>
          </th>
        </tr>
        {heading(<Trans id="conversations.before-gst">Before GST</Trans>)}
        {amounts('sum', (at) => totals[at]?.net)}
        {rates.map((rate) => [
          <tr key={`${rate}.heading`}>
            <th scope="rowgroup" colSpan={columns.length}>
              <Trans id="conversations.gst-rate">GST {rate}%</Trans>
            </th>
          </tr>,
          <tr key={rate}>
            {columns.map((at) => {
              const found = totals[at]?.by_rate.find((one) => one.rate === rate);
              return <td key={idOf(at)}>{found ? formatPaisa(found.gst) : '–'}</td>;
            })}
          </tr>,
        ])}
        {heading(<Trans id="conversations.total-with-gst">Total with GST</Trans>)}
        {amounts('total', (at) => totals[at]?.total)}
      </tbody>
    </>
  );
}
