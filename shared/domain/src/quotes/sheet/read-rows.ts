import { type GstRate, gstRates, type QuoteLine, type QuoteUnit, quoteLimits } from '../quote.ts';
import { readDecimal } from './read-decimal.ts';
import { columnNames, type SheetColumn, totalWords, unitNames } from './sheet-words.ts';

/** Cells of a sheet as texts, row by row. */
export type SheetRows = readonly (readonly string[])[];

/** Why a row is no line. */
type RowFault =
  | 'no_words'
  | 'too_long'
  | 'not_a_quantity'
  | 'not_a_rate'
  | 'unknown_unit'
  | 'unknown_gst'
  | 'total';

/** A row that is no line, as it stands in the sheet. */
interface RefusedRow {
  /** From 1 on. */
  row: number;
  code: RowFault;
  text: string;
}

/** What was read of a sheet. */
export interface ReadSheet {
  /** Under the headings between them; one without a name where there are none. */
  sections: { name: string; lines: QuoteLine[] }[];
  refused: RefusedRow[];
}

type Columns = Partial<Record<SheetColumn, number>>;

const searched = 30;
const shownText = 200;
const defaultGst: GstRate = 18;
const wordsOf = (text: string) => text.split(' ');
const totals = new Set(wordsOf(totalWords));
const units = new Map(
  Object.entries(unitNames).flatMap(([unit, names]) =>
    wordsOf(names).map((name) => [unitKey(name), unit as QuoteUnit]),
  ),
);

/**
 * Reads lines of a quote out of the rows of a sheet: by the names of its columns, else by what stands in them. What looks like a
 * formula is text like any other.
 */
export function readSheetRows(rows: SheetRows): ReadSheet {
  const header = rows
    .slice(0, searched)
    .findIndex(
      (row) => columnsOf(row).what !== undefined && Object.keys(columnsOf(row)).length > 1,
    );
  const columns = header < 0 ? undefined : columnsOf(rows[header] ?? []);
  const sheet: ReadSheet = { sections: [], refused: [] };
  let name = '';
  for (const [at, cells] of rows.entries()) {
    if (at <= header || cells.every((cell) => cell === '')) continue;
    const read = readRow(cells, columns ?? guessColumns(cells));
    if ('heading' in read) name = read.heading;
    else if ('code' in read) {
      sheet.refused.push({
        row: at + 1,
        code: read.code,
        text: cells.filter(Boolean).join(' | ').slice(0, shownText),
      });
    } else {
      const last = sheet.sections.at(-1);
      const section = last?.name === name ? last : { name, lines: [] };
      if (section !== last) sheet.sections.push(section);
      section.lines.push({ id: `row-${at + 1}`, ...read });
    }
  }
  return sheet;
}

function columnsOf(row: readonly string[]): Columns {
  const columns: Columns = {};
  for (const [at, cell] of row.entries()) {
    const words = cell.toLowerCase().split(/[^\p{L}\p{M}]+/u);
    for (const [column, names] of Object.entries(columnNames) as [SheetColumn, string][]) {
      if (
        columns[column] === undefined &&
        words.some((word) => word && wordsOf(names).includes(word))
      ) {
        columns[column] = at;
        break;
      }
    }
  }
  return columns;
}

/** A sheet without names of columns: the longest text, then a quantity, a unit and a rate in their usual order. */
function guessColumns(cells: readonly string[]): Columns {
  const numbers = cells.flatMap((cell, at) => (readDecimal(cell, 2) === undefined ? [] : [at]));
  const texts = cells.flatMap((cell, at) => (cell && !numbers.includes(at) ? [at] : []));
  const what = texts.toSorted((a, b) => (cells[b]?.length ?? 0) - (cells[a]?.length ?? 0))[0];
  const [first, second] = numbers.filter((at) => at > (what ?? -1));
  const known = texts.find((at) => at !== what && units.has(unitKey(cells[at] ?? '')));
  // A text between quantity and rate is a unit, also one that is not known.
  const between = texts.find((at) => at > (first ?? at) && at < (second ?? at));
  const unit = known ?? between;
  const columns = second === undefined ? { rate: first } : { quantity: first, rate: second };
  return Object.fromEntries(
    Object.entries({ what, unit, ...columns }).filter(([, at]) => at !== undefined),
  );
}

/** How rows are counted beside numbers: "A", "iv.". */
const serial = /^(?:[a-z]|[ivx]+)[.)]?$/i;

type Row = Omit<QuoteLine, 'id'> | { heading: string } | { code: RowFault };

function readRow(cells: readonly string[], columns: Columns): Row {
  const cell = (column: SheetColumn) => cells[columns[column] ?? -1] ?? '';
  const filled = cells.filter(Boolean);
  const [first = ''] = filled;
  const isNumber = (text: string) => readDecimal(text, 2) !== undefined;
  if (totals.has(first.toLowerCase().split(/[\s(:@]+/)[0] ?? '') && filled.length > 1)
    return { code: 'total' };
  const texts = filled.filter((text) => !isNumber(text) && !serial.test(text));
  if (texts.length === 1 && filled.length <= 2 && cell('rate') === '' && cell('quantity') === '') {
    return { heading: (texts[0] ?? '').slice(0, quoteLimits.sectionNameMax) };
  }
  const what = withoutGuard(cell('what'));
  if (what === '') return { code: 'no_words' };
  if ([...what].length > quoteLimits.whatMax) return { code: 'too_long' };
  return readNumbers(what, cell);
}

function readNumbers(what: string, cell: (column: SheetColumn) => string): Row {
  const quantity = cell('quantity') === '' ? 1_000 : readDecimal(cell('quantity'), 3);
  if (!quantity || quantity < 1 || quantity > quoteLimits.quantityMax)
    return { code: 'not_a_quantity' };
  const unit = unitOf(cell('unit'), cell('quantity') !== '');
  if (!unit) return { code: 'unknown_unit' };
  const rate = readDecimal(cell('rate'), 2);
  if (rate === undefined || rate < 0 || rate > quoteLimits.rateMax) return { code: 'not_a_rate' };
  const gst = gstOf(cell('gst'));
  return gst === undefined ? { code: 'unknown_gst' } : { what, quantity, unit, rate, gst };
}

function unitOf(text: string, hasQuantity: boolean): QuoteUnit | undefined {
  if (text === '') return hasQuantity ? 'piece' : 'lump';
  return units.get(unitKey(text));
}

function unitKey(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s.\-/]/g, '');
}

/** "18", "18 %" or, as sheets store it, "0.18". */
function gstOf(text: string): GstRate | undefined {
  if (text === '') return defaultGst;
  const hundredths = readDecimal(text, 2);
  const percent =
    hundredths !== undefined && hundredths < 100 && hundredths > 0 && !text.includes('%')
      ? hundredths
      : (hundredths ?? -1) / 100;
  return gstRates.find((rate) => rate === percent);
}

/** An apostrophe that keeps a text from being a formula is not part of it. */
const withoutGuard = (text: string) => text.replace(/^'(?=[=+\-@])/, '');
