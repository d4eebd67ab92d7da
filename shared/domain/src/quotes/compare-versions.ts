import type { Quote, QuoteLine, QuoteSection, QuoteStage } from './quote.ts';
import { totalsOf } from './quote-totals.ts';

/** Parts of one kind that a later version has more, less or otherwise. */
export interface PartChanges<Part> {
  added: Part[];
  removed: Part[];
  /** With the names of the fields that differ. */
  changed: { before: Part; after: Part; fields: string[] }[];
}

/** A line, and the section that it stands in. */
export type PlacedLine = QuoteLine & { section: string };

/** What a later version of a quote has changed. */
export interface QuoteChanges {
  sections: PartChanges<Omit<QuoteSection, 'lines'>>;
  lines: PartChanges<PlacedLine>;
  stages: PartChanges<QuoteStage>;
  exclusions: { added: string[]; removed: string[] };
  /** The other fields that differ: title, valid_until, notes and the states. */
  fields: string[];
  /** Paisa, tax included. */
  total: { before: number; after: number };
}

const plainFields = ['title', 'valid_until', 'firm_state', 'place_state', 'notes'] as const;

/** Compares two versions of a quote. Parts are the same by their ids, wherever they stand. */
export function compareVersions(before: Quote, after: Quote): QuoteChanges {
  return {
    sections: changesOf(before.sections.map(withoutLines), after.sections.map(withoutLines)),
    lines: changesOf(placedLines(before), placedLines(after)),
    stages: changesOf(before.stages, after.stages),
    exclusions: {
      added: missingIn(before.exclusions, after.exclusions),
      removed: missingIn(after.exclusions, before.exclusions),
    },
    fields: plainFields.filter((field) => before[field] !== after[field]),
    total: { before: totalsOf(before).total, after: totalsOf(after).total },
  };
}

const withoutLines = ({ lines: _lines, ...section }: QuoteSection) => section;

const placedLines = (quote: Quote): PlacedLine[] =>
  quote.sections.flatMap(({ id, lines }) => lines.map((line) => ({ ...line, section: id })));

/** The texts of `of` that are not among the `others`. */
const missingIn = (others: readonly string[], of: readonly string[]) =>
  of.filter((text) => !others.includes(text));

function changesOf<Part extends { id: string }>(
  before: readonly Part[],
  after: readonly Part[],
): PartChanges<Part> {
  const earlier = new Map(before.map((part) => [part.id, part]));
  const later = new Set(after.map(({ id }) => id));
  return {
    added: after.filter(({ id }) => !earlier.has(id)),
    removed: before.filter(({ id }) => !later.has(id)),
    changed: after.flatMap((part) => {
      const old = earlier.get(part.id);
      const fields = old ? differing(old, part) : [];
      return old && fields.length > 0 ? [{ before: old, after: part, fields }] : [];
    }),
  };
}

const differing = <Part extends object>(before: Part, after: Part): string[] =>
  (Object.keys(after) as (keyof Part & string)[]).filter((name) => before[name] !== after[name]);
