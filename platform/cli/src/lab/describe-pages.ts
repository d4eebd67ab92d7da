import type { Comparison, MeasuredPage } from '@aangan/checker';
import { formatTable } from '../status/format-table.ts';

const measures = [
  ['scriptBytes', 'JavaScript', (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`],
  ['lcpMs', 'LCP', milliseconds],
  ['blockingMs', 'blocking time', milliseconds],
] as const;

/** What was measured, as a table: a row for each measure of each page. */
export function describePages(pages: readonly MeasuredPage[]): string {
  const rows = pages.flatMap(({ path, measures: measured }) =>
    measures.map(([key, title, format], index) => {
      const { before, after, ratio, spread } = measured[key];
      return [
        index === 0 ? path : '',
        title,
        format(before),
        format(after),
        ratio === null ? '' : ratio.toFixed(2),
        formatSpread(spread),
      ];
    }),
  );
  const head = ['page', '', 'before', 'after', 'ratio', 'of single rounds'];
  return formatTable([head, ...rows]);
}

function milliseconds(value: number): string {
  return `${Math.round(value)} ms`;
}

function formatSpread(spread: Comparison['spread']): string {
  return spread ? `${spread[0].toFixed(2)} to ${spread[1].toFixed(2)}` : '';
}
