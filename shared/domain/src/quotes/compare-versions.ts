import { changesOf, type PartChanges } from './compare-parts.ts';
import type { Quote, QuoteLine, QuoteSection, QuoteStage } from './quote.ts';
import { totalsOf } from './quote-totals.ts';

/** A line, and the section that it stands in. */
type PlacedLine = QuoteLine & { section: string };

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
