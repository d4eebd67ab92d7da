import { createSubmissionKeys } from '@aangan/api-client';
import {
  linesOf,
  type Quote,
  type QuoteLine,
  type QuoteSection,
  type QuoteStage,
  quoteLimits,
} from '@aangan/domain/quotes';

/** A change of what a firm writes. */
export type Change = (quote: Quote) => Quote;

/** An id for a new part. */
export const newId = () => createSubmissionKeys().keyFor('');

export const emptyLine = (): QuoteLine => ({
  id: newId(),
  what: '',
  quantity: null,
  unit: 'sqft',
  rate: null,
  gst: 18,
});

export const emptySection = (): QuoteSection => ({
  id: newId(),
  kind: 'room',
  name: '',
  room: 'other',
  lines: [emptyLine()],
});

export const emptyStage = (): QuoteStage => ({ id: newId(), name: '', percent: null, proof: '' });

const inSection =
  (id: string, change: (section: QuoteSection) => QuoteSection): Change =>
  (quote) => ({
    ...quote,
    sections: quote.sections.map((one) => (one.id === id ? change(one) : one)),
  });

export const changeSection = (id: string, fields: Partial<QuoteSection>): Change =>
  inSection(id, (section) => ({ ...section, ...fields }));

export const removeSection =
  (id: string): Change =>
  (quote) => ({ ...quote, sections: quote.sections.filter((one) => one.id !== id) });

/** @param by −1 for up, 1 for down */
export const moveSection =
  (id: string, by: number): Change =>
  (quote) => ({ ...quote, sections: moved(quote.sections, id, by) });

export const addLines = (id: string, lines: readonly QuoteLine[]): Change =>
  inSection(id, (section) => ({ ...section, lines: [...section.lines, ...lines] }));

export const changeLine = (id: string, line: string, fields: Partial<QuoteLine>): Change =>
  inSection(id, (section) => ({
    ...section,
    lines: section.lines.map((one) => (one.id === line ? { ...one, ...fields } : one)),
  }));

export const removeLine = (id: string, line: string): Change =>
  inSection(id, (section) => ({
    ...section,
    lines: section.lines.filter((one) => one.id !== line),
  }));

export const moveLine = (id: string, line: string, by: number): Change =>
  inSection(id, (section) => ({ ...section, lines: moved(section.lines, line, by) }));

/** Puts a line back to where it was. */
export const insertLine = (id: string, line: QuoteLine, at: number): Change =>
  inSection(id, (section) => ({ ...section, lines: section.lines.toSpliced(at, 0, line) }));

/** What was removed goes back to where it was. */
export const insertSection =
  (section: QuoteSection, at: number): Change =>
  (quote) => ({ ...quote, sections: quote.sections.toSpliced(at, 0, section) });

export const changeStage =
  (id: string, fields: Partial<QuoteStage>): Change =>
  (quote) => ({
    ...quote,
    stages: quote.stages.map((one) => (one.id === id ? { ...one, ...fields } : one)),
  });

/** The sections with ids of their own, as many lines of them as a quote can still have. */
export function addSections(
  sections: readonly { name: string; lines: readonly QuoteLine[] }[],
): Change {
  return (quote) => {
    let room = quoteLimits.linesMax - linesOf(quote).length;
    const added = sections.map((section): QuoteSection => {
      const lines = section.lines.slice(0, Math.max(0, room));
      room -= lines.length;
      return {
        ...emptySection(),
        ...section,
        id: newId(),
        lines: lines.map((line) => ({ ...line, id: newId() })),
      };
    });
    const kept = quote.sections.filter((section) => !isUntouched(section));
    return { ...quote, sections: [...kept, ...added].slice(0, quoteLimits.sectionsMax) };
  };
}

/** Takes over what a template has: its sections after those that are there, the rest where there is none. */
export const addTemplate =
  (template: Quote): Change =>
  (quote) => {
    const { sections } = addSections(template.sections)(quote);
    return {
      ...quote,
      sections,
      title: quote.title || template.title,
      notes: quote.notes || template.notes,
      exclusions: [...new Set([...quote.exclusions, ...template.exclusions])].slice(
        0,
        quoteLimits.exclusionsMax,
      ),
      stages:
        quote.stages.length > 0
          ? quote.stages
          : template.stages.map((stage) => ({ ...stage, id: newId() })),
      firm_state: quote.firm_state ?? template.firm_state,
      place_state: quote.place_state ?? template.place_state,
    };
  };

/** The section that an empty quote begins with, as long as nothing is in it. */
const isUntouched = ({ name, lines }: QuoteSection) =>
  name === '' &&
  lines.every(({ what, quantity, rate }) => !what && quantity === null && rate === null);

function moved<Part extends { id: string }>(
  parts: readonly Part[],
  id: string,
  by: number,
): Part[] {
  const at = parts.findIndex((one) => one.id === id);
  const part = parts[at];
  const to = at + by;
  if (!part || to < 0 || to >= parts.length) return [...parts];
  return parts.toSpliced(at, 1).toSpliced(to, 0, part);
}
