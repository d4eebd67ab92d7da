import { csvOf, guardedCell } from '../../csv.ts';
import type { SiteLanguage } from '../../languages.ts';
import { type Quote, quoteUnits } from '../quote.ts';
import { lineTotals } from '../quote-totals.ts';

const headings: Readonly<Record<SiteLanguage, readonly string[]>> = {
  en: ['Section', 'Description', 'Quantity', 'Unit', 'Rate', 'Amount', 'GST %', 'GST', 'Total'],
  hi: ['भाग', 'विवरण', 'मात्रा', 'इकाई', 'दर', 'रक़म', 'GST %', 'GST', 'कुल'],
};

/**
 * The lines of a quote as CSV (RFC 4180) for a spreadsheet. A text that one would take for a formula begins with an
 * apostrophe. Numbers have a point and no grouping.
 */
export function quoteCsv(quote: Quote, language: SiteLanguage): string {
  const rows = quote.sections.flatMap(({ name, lines }) =>
    lines.map((line) => {
      const unit = quoteUnits.find(({ id }) => id === line.unit);
      const { net, gst, total } = lineTotals(line);
      return [
        guardedCell(name),
        guardedCell(line.what),
        decimal(line.quantity ?? 0, 3),
        language === 'hi' ? (unit?.hindi ?? '') : (unit?.label ?? ''),
        decimal(line.rate ?? 0, 2),
        decimal(net, 2),
        String(line.gst),
        decimal(gst, 2),
        decimal(total, 2),
      ];
    }),
  );
  return csvOf([headings[language], ...rows]);
}

function decimal(amount: number, decimals: number): string {
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const sign = amount < 0 ? '-' : '';
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
