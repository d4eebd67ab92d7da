import type { QuotesSideBySide } from '../../api/briefs-api.ts';

export type ComparedRoom = QuotesSideBySide['rooms'][number];
export type ComparedRow = ComparedRoom['rows'][number];
export type OfferedLine = NonNullable<ComparedRow['lines'][number]>;

/** A line of a quote, by what stays the same: `12.l4` is the line `l4` of the quote 12. */
export type LineKey = string;

/** What a reader has decided: lines that belong beside another one or alone, and rows that are right as they are. */
export interface Moves {
  /** In the order in which they were moved. */
  moved: { line: LineKey; to: LineKey | null }[];
  /** The keys of a line of each row that was confirmed. */
  sure: LineKey[];
}

export const noMoves: Moves = { moved: [], sure: [] };

export const keyOf = (quote: number, { id }: Pick<OfferedLine, 'id'>): LineKey => `${quote}.${id}`;

/** The keys of the lines of a row. */
export function keysOf({ lines }: ComparedRow, quotes: readonly number[]): LineKey[] {
  return lines.flatMap((line, at) => (line ? [keyOf(quotes[at] ?? 0, line)] : []));
}

/** How many quotes offer what a row has. */
export const offersOf = ({ lines }: ComparedRow): number =>
  lines.filter((line) => line !== null).length;

/**
 * Puts lines where a reader has moved them; totals of rooms follow. A line that takes the place of another of its quote
 * leaves that one a row of its own. Moves of lines that are gone change nothing.
 * @param quotes the ids of the quotes in their order
 */
export function withMoves(
  rooms: readonly ComparedRoom[],
  quotes: readonly number[],
  { moved, sure }: Moves,
): ComparedRoom[] {
  let now = rooms.map((room) => ({ ...room, rows: [...room.rows] }));
  for (const { line, to } of moved) now = moveLine(now, quotes, line, to);
  return now.map((room) => ({
    ...room,
    rows: room.rows.map((row) => {
      const isSure = keysOf(row, quotes).some((key) => sure.includes(key));
      return isSure ? { ...row, is_unsure: false } : row;
    }),
    totals: quotes.map((_quote, at) => totalOf(room.rows, at)),
  }));
}

const totalOf = (rows: readonly ComparedRow[], at: number) =>
  rows.reduce(
    (sum, { lines }) => ({
      net: sum.net + (lines[at]?.net ?? 0),
      total: sum.total + (lines[at]?.total ?? 0),
    }),
    { net: 0, total: 0 },
  );

function moveLine(
  rooms: readonly ComparedRoom[],
  quotes: readonly number[],
  key: LineKey,
  to: LineKey | null,
): ComparedRoom[] {
  const has = (row: ComparedRow, wanted: LineKey) => keysOf(row, quotes).includes(wanted);
  const from = rooms.flatMap(({ rows }) => rows).find((row) => has(row, key));
  const target = to === null ? null : rooms.flatMap(({ rows }) => rows).find((row) => has(row, to));
  const at = quotes.findIndex((quote) => key.startsWith(`${quote}.`));
  const line = from?.lines[at];
  if (!from || !line || target === undefined || target === from) return [...rooms];
  const alone = (one: OfferedLine): ComparedRow =>
    rowOf(quotes.map((_quote, place) => (place === at ? one : null)));
  const left = rowOf(from.lines.map((one, place) => (place === at ? null : one)));
  return rooms.map((room) => ({
    ...room,
    rows: room.rows.flatMap((row) => {
      if (row === from) {
        const rest = offersOf(left) > 0 ? [left] : [];
        return to === null ? [...rest, alone(line)] : rest;
      }
      if (row !== target) return [row];
      const replaced = row.lines[at];
      const joined = rowOf(row.lines.map((one, place) => (place === at ? line : one)));
      return replaced ? [joined, alone(replaced)] : [joined];
    }),
  }));
}

/** What a person has put together is sure. */
function rowOf(lines: ComparedRow['lines']): ComparedRow {
  const isShared = lines.filter((line) => line !== null).length > 1;
  return { lines, sureness: isShared ? 100 : null, is_unsure: false };
}
