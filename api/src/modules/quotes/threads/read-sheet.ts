import { parse } from 'csv-parse/sync';
import { readSheet as readXlsx } from 'read-excel-file/node';
import { TooLarge, unpackXlsx } from './unpack-xlsx.ts';

/** The rows of a sheet, or why it cannot be read. */
export type SheetAnswer = { rows: string[][] } | { code: 'not_a_sheet' | 'sheet_too_large' };

/** As many as a quote has lines. */
const maxRows = 2_000;
const maxColumns = 256;
const maxCell = 10_000;

/** Reads the rows of a CSV or XLSX file, or of pasted text. Formulas are not computed: a cell says what it says. */
export async function readSheet(sheet: Uint8Array | string): Promise<SheetAnswer> {
  try {
    const rows = typeof sheet === 'string' ? readText(sheet) : await readFile(sheet);
    const filled = rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));
    if (filled.length === 0) return { code: 'not_a_sheet' };
    return filled.length > maxRows ? { code: 'sheet_too_large' } : { rows };
  } catch (error) {
    return { code: error instanceof TooLarge ? 'sheet_too_large' : 'not_a_sheet' };
  }
}

async function readFile(bytes: Uint8Array): Promise<string[][]> {
  if (isZip(bytes)) {
    const rows = await readXlsx(await unpackXlsx(bytes), { parseNumber: (text) => text });
    return rows.map((cells) => cells.map((cell) => cellOf(cell === null ? '' : String(cell))));
  }
  return readText(decode(bytes));
}

const isZip = ([p, k, three, four]: Uint8Array) =>
  p === 0x50 && k === 0x4b && three === 3 && four === 4;

/** @throws Error for bytes that are no text */
function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding = first === 0xff && second === 0xfe ? 'utf-16le' : 'utf-8';
  const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
  if (text.includes('\u0000')) throw new Error('This is no text.');
  return text;
}

function readText(text: string): string[][] {
  const rows: string[][] = parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: 100_000,
  });
  if (rows.some(({ length }) => length > maxColumns)) throw new TooLarge();
  return rows.map((cells) => cells.map(cellOf));
}

/** What is pasted out of a spreadsheet has tabs; some countries' CSV has semicolons. */
function delimiterOf(text: string): string {
  const start = text.slice(0, 10_000);
  const counts = ['\t', ';', ','].map((one) => [one, start.split(one).length] as const);
  return counts.reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

const cellOf = (cell: string): string => cell.slice(0, maxCell);
