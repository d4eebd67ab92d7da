import type { QuoteLine, QuoteSection } from '../quote.ts';
import { lineWords, ownersIn, roomsIn, type Words } from './line-words.ts';

/** A line as it is compared. */
export interface ComparedLine {
  line: QuoteLine;
  /** The room that its section or its words say; undefined where they say none. */
  room: string | undefined;
  /** Of its section; empty for a trade. */
  owners: ReadonlySet<string>;
  words: Words;
}

/** Two lines that offer the same thing. */
export interface LineMatch {
  /** Indexes. */
  one: number;
  other: number;
  /** From 0 to 1. */
  sureness: number;
}

/** Below it two lines are not the same. */
const minSureness = 0.38;
/** What is compared of the lines of sections, in order. */
export const comparedLines = (sections: readonly QuoteSection[]): ComparedLine[] =>
  sections.flatMap(({ kind, room, name, lines }) =>
    lines.map((line) => ({
      line,
      room:
        room ?? (kind === 'room' ? [...roomsIn(name)][0] : [...roomsIn(`${line.what} ${name}`)][0]),
      owners: kind === 'room' ? ownersIn(name) : new Set<string>(),
      words: lineWords(line.what),
    })),
  );

/** Matches lines of two quotes, each at most once, the surest first; of those that say the same in their order. */
export function matchPair(
  ones: readonly ComparedLine[],
  others: readonly ComparedLine[],
): LineMatch[] {
  const rarity = rarityIn([...ones, ...others]);
  const groups = groupsOf(others);
  const byWord = indexOf(groups);
  const pairs = groupsOf(ones).flatMap((one) => {
    const found = new Set([...one.compared.words.keys()].flatMap((word) => byWord.get(word) ?? []));
    return [...found].map((other) => {
      const sureness = similarity(one.compared, other.compared, rarity);
      return { one, other, sureness };
    });
  });
  const surestFirst = pairs
    .filter(({ sureness }) => sureness >= minSureness)
    .sort((a, b) => b.sureness - a.sureness || distanceOf(a) - distanceOf(b));
  return surestFirst.flatMap(({ one, other, sureness }) => {
    const count = Math.min(one.left.length, other.left.length);
    const taken = other.left.splice(0, count);
    return one.left
      .splice(0, count)
      .map((at, place) => ({ one: at, other: taken[place] ?? 0, sureness }));
  });
}

/** Lines that say the same: large quotes have many. */
interface Group {
  compared: ComparedLine;
  first: number;
  /** Indexes of those that are not matched yet. */
  left: number[];
}

const distanceOf = ({ one, other }: { one: Group; other: Group }) =>
  Math.abs(one.first - other.first);

function groupsOf(lines: readonly ComparedLine[]): Group[] {
  const groups = new Map<string, Group>();
  for (const [at, compared] of lines.entries()) {
    const { line, room = '', owners, words } = compared;
    const key = [line.unit, room, ...owners, '|', ...words.keys()].join(' ');
    const group = groups.get(key) ?? { compared, first: at, left: [] };
    group.left.push(at);
    groups.set(key, group);
  }
  return [...groups.values()];
}

function indexOf(groups: readonly Group[]): Map<string, Group[]> {
  const index = new Map<string, Group[]>();
  for (const group of groups) {
    for (const word of group.compared.words.keys()) {
      const there = index.get(word);
      if (there) there.push(group);
      else index.set(word, [group]);
    }
  }
  return index;
}

type Rarity = (word: string) => number;

/** A word that many lines have says less about which of them it is. */
function rarityIn(lines: readonly ComparedLine[]): Rarity {
  const counts = new Map<string, number>();
  for (const { words } of lines)
    for (const word of words.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => 1 / (1 + Math.log2(Math.max(1, (counts.get(word) ?? 1) / 2)) / 3);
}

function similarity(one: ComparedLine, other: ComparedLine, rarity: Rarity): number {
  let [shared, ofOne, ofOther] = [0, 0, 0];
  for (const [word, weight] of one.words) {
    ofOne += weight * rarity(word);
    if (other.words.has(word)) shared += weight * rarity(word);
  }
  for (const [word, weight] of other.words) ofOther += weight * rarity(word);
  const whole = (2 * shared) / (ofOne + ofOther);
  const part = shared / Math.min(ofOne, ofOther);
  const alike = 0.6 * whole + 0.4 * part;
  const unit = one.line.unit === other.line.unit ? 0.05 : -0.05;
  return Math.min(1, Math.max(0, (alike + unit) * placeFactor(one, other)));
}

function placeFactor(one: ComparedLine, other: ComparedLine): number {
  if (one.room === undefined || other.room === undefined) return 0.97;
  if (one.room !== other.room) return 0.6;
  if (one.owners.size === 0 || other.owners.size === 0) return 1;
  return [...one.owners].some((owner) => other.owners.has(owner)) ? 1.1 : 0.6;
}
