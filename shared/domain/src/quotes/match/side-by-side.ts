import type { ProjectRoom } from '../../projects.ts';
import type { Brief } from '../brief.ts';
import type { Quote, QuoteLine } from '../quote.ts';
import { lineTotals, type QuoteTotals, totalsOf } from '../quote-totals.ts';
import { lineWords, ownersIn, roomsIn } from './line-words.ts';
import { type ComparedLine, comparedLines, matchPair } from './match-pair.ts';

/** A line as one quote offers it, with its amounts in paisa. */
type OfferedLine = QuoteLine & { net: number; total: number };

/** What one or several quotes offer. */
interface ComparedRow {
  /** One for each quote, in their order; null where it does not offer this. */
  lines: (OfferedLine | null)[];
  /** How sure it is that these are the same thing, in percent; null where only one quote has it. */
  sureness: number | null;
  /** Whether a reader should look again. */
  is_unsure: boolean;
}

/** The rows of a room. */
interface ComparedRoom {
  /** Of the brief; null for what belongs to none of its rooms. */
  id: string | null;
  room: ProjectRoom | null;
  name: string;
  rows: ComparedRow[];
  /** Before tax and with it, one for each quote. */
  totals: { net: number; total: number }[];
}

/** Quotes side by side. */
export interface SideBySide {
  rooms: ComparedRoom[];
  /** What at least one quote leaves out, and what each says of it. */
  exclusions: { text: string; quotes: ('excluded' | 'offered' | 'not-said')[] }[];
  totals: QuoteTotals[];
}

/** From here on nearly all matches of the pairs that it is tested with are right. */
const sureFrom = 0.6;

/** A row while quotes are added to it. */
interface Row extends ComparedLine {
  offers: (QuoteLine | undefined)[];
  sureness: number;
}

/**
 * Puts quotes side by side, on the rooms of a brief. Lines are matched by room, unit and words in English and Hindi.
 * @param rooms of the brief; without them the rooms that the quotes name
 */
export function sideBySide(quotes: readonly Quote[], rooms: Brief['rooms'] = []): SideBySide {
  const rows: Row[] = [];
  for (const [at, { sections }] of quotes.entries()) addQuote(rows, at, comparedLines(sections));
  return {
    rooms: roomsOf(rows, rooms, quotes.length),
    exclusions: exclusionsOf(quotes),
    totals: quotes.map(totalsOf),
  };
}

function addQuote(rows: Row[], at: number, lines: readonly ComparedLine[]): void {
  const matches = new Map(matchPair(lines, rows).map((match) => [match.one, match]));
  for (const [place, compared] of lines.entries()) {
    const match = matches.get(place);
    const row = match && rows[match.other];
    if (!row) {
      const offers: Row['offers'] = [];
      offers[at] = compared.line;
      rows.push({ ...compared, offers, sureness: 1 });
      continue;
    }
    row.offers[at] = compared.line;
    row.sureness = Math.min(row.sureness, match.sureness);
    row.room ??= compared.room;
    row.owners = new Set([...row.owners, ...compared.owners]);
    row.words = new Map([...compared.words, ...row.words]);
  }
}

function roomsOf(rows: readonly Row[], rooms: Brief['rooms'], count: number): ComparedRoom[] {
  const named = rooms.map(({ id, room, name }) => ({ id, room, name }));
  const kinds = [...new Set(rows.flatMap(({ room }) => room ?? []))] as ProjectRoom[];
  const places: Pick<ComparedRoom, 'id' | 'room' | 'name'>[] = [
    ...named,
    ...kinds
      .filter((kind) => !named.some(({ room }) => room === kind))
      .map((room) => ({ id: null, room, name: '' })),
    { id: null, room: null, name: '' },
  ];
  const placed = new Map(rows.map((row) => [row, placeOf(row, places)]));
  return places
    .map((place) => {
      const own = rows.filter((row) => placed.get(row) === place).map((row) => rowOf(row, count));
      return { ...place, rows: own, totals: totalsOfRows(own, count) };
    })
    .filter(({ id, rows: own }) => id !== null || own.length > 0);
}

/** The room of the brief that a row belongs to: of several of a kind the one that is called alike. */
function placeOf<Place extends { room: ProjectRoom | null; name: string }>(
  { room, owners }: Row,
  places: readonly Place[],
): Place | undefined {
  const ofKind = places.filter((place) => place.room === (room ?? null));
  const alike = ofKind.find(({ name }) => [...ownersIn(name)].some((owner) => owners.has(owner)));
  return alike ?? ofKind[0] ?? places.at(-1);
}

function rowOf({ offers, sureness }: Row, count: number): ComparedRow {
  const lines = Array.from({ length: count }, (_none, at) => {
    const line = offers[at];
    if (!line) return null;
    const { net, total } = lineTotals(line);
    return { ...line, net, total };
  });
  const isShared = lines.filter((line) => line !== null).length > 1;
  return {
    lines,
    sureness: isShared ? Math.round(sureness * 100) : null,
    is_unsure: isShared && sureness < sureFrom,
  };
}

const totalsOfRows = (rows: readonly ComparedRow[], count: number) =>
  Array.from({ length: count }, (_none, at) =>
    rows.reduce(
      (sum, { lines }) => ({
        net: sum.net + (lines[at]?.net ?? 0),
        total: sum.total + (lines[at]?.total ?? 0),
      }),
      { net: 0, total: 0 },
    ),
  );

/** Exclusions of all quotes as one list; those that say the same stand once. */
function exclusionsOf(quotes: readonly Quote[]): SideBySide['exclusions'] {
  const texts = quotes.map(({ exclusions }) => exclusions.map(asLine));
  const rows: { compared: ComparedLine; quotes: SideBySide['exclusions'][number]['quotes'] }[] = [];
  for (const [at, own] of texts.entries()) {
    const matches = new Map(
      matchPair(
        own,
        rows.map(({ compared }) => compared),
      ).map((one) => [one.one, one.other]),
    );
    for (const [place, compared] of own.entries()) {
      const there = rows[matches.get(place) ?? -1];
      if (there) there.quotes[at] = 'excluded';
      else {
        const said = quotes.map(
          (_quote, index) => (index === at ? 'excluded' : 'not-said') as 'excluded' | 'not-said',
        );
        rows.push({ compared, quotes: said });
      }
    }
  }
  const offered = quotes.map(({ sections }) => comparedLines(sections));
  return rows.map(({ compared, quotes: said }) => ({
    text: compared.line.what,
    quotes: said.map((one, at) =>
      one === 'not-said' && isOffered(offered[at] ?? [], compared) ? 'offered' : one,
    ),
  }));
}

/** Whether one of the lines is surely what is excluded elsewhere. */
const isOffered = (lines: readonly ComparedLine[], excluded: ComparedLine): boolean =>
  matchPair([excluded], lines).some(({ sureness }) => sureness >= sureFrom);

function asLine(what: string): ComparedLine {
  const line: QuoteLine = { id: what, what, quantity: null, unit: 'lump', rate: null, gst: 0 };
  return { line, room: [...roomsIn(what)][0], owners: new Set(), words: lineWords(what) };
}
