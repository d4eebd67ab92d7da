import { formatPaisa } from '@aangan/domain';
import type { QuoteChanges, QuoteLine, QuoteStage } from '@aangan/domain/quotes';
import { writtenLanguage } from '@aangan/messages';
import { type Elements, tokens } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import { decimalText, useQuantityText } from '../texts/quote-texts.ts';

const List = styled.ul`
  display: grid;
  gap: ${tokens.space.xs};
  margin: 0;
  padding: 0;
  overflow-wrap: anywhere;
  list-style: none;

  li {
    padding-inline-start: ${tokens.space.s};
    border-inline-start: 3px solid ${tokens.color.line};
  }
  [data-kind='added'] {
    border-color: ${tokens.color.positive};
  }
  [data-kind='removed'] {
    border-color: ${tokens.color.danger};
  }
  b {
    font-weight: 600;
  }
  ins {
    text-decoration: none;
  }
`;

interface QuoteChangesListProps {
  changes: QuoteChanges;
  /** How many changes are shown at most. */
  most?: number;
}

/** What a version has changed since the one before. */
export function QuoteChangesList({ changes, most = 200 }: QuoteChangesListProps) {
  const { t } = useLingui();
  const { total } = changes;
  const items = useItems(changes);
  const isSame = total.before === total.after;
  const [before, after] = [formatPaisa(total.before), formatPaisa(total.after)];
  const left = items.length - most;
  return (
    <List>
      <li>
        {isSame
          ? t({ id: 'conversations.quote-total-same', message: `The total is the same: ${after}` })
          : t({
              id: 'conversations.quote-total-changed',
              message: `The total was ${before} and is now ${after}`,
            })}
      </li>
      {items.slice(0, most)}
      {left > 0 && (
        <li>{t({ id: 'conversations.quote-more-changes', message: `${left} more changes` })}</li>
      )}
    </List>
  );
}

function useItems({ sections, lines, stages, exclusions, fields }: QuoteChanges): Elements[] {
  const { t } = useLingui();
  const lineFacts = useLineFacts();
  const names = useFieldNames();
  const kinds = {
    added: t({ id: 'conversations.quote-added', message: 'Added' }),
    removed: t({ id: 'conversations.quote-removed', message: 'Removed' }),
    changed: t({ id: 'conversations.quote-changed', message: 'Changed' }),
  };
  const lineText = (line: QuoteLine) => `${line.what} · ${lineFacts(line)}`;
  const stageText = ({ name, percent, proof }: QuoteStage) =>
    `${name} · ${decimalText(percent ?? 0, 2)}% · ${proof}`;
  const parts: Pair[] = [
    ...pairsOf('section', sections, ({ name }) => name),
    ...pairsOf('line', lines, lineText),
    ...pairsOf('stage', stages, stageText),
    ...exclusions.added.map((text) => ({ key: `x+${text}`, kind: 'added', after: text }) as const),
    ...exclusions.removed.map(
      (text) => ({ key: `x-${text}`, kind: 'removed', before: text }) as const,
    ),
  ];
  return [
    ...fields.map((field) => (
      <li key={field} data-kind="changed">
        <b>{kinds.changed}</b> <span>{names[field] ?? field}</span>
      </li>
    )),
    ...parts.map(({ key, kind, before, after }) => (
      <li key={key} data-kind={kind}>
        <b>{kinds[kind]}</b>{' '}
        {before !== undefined && <del lang={writtenLanguage(before)}>{before}</del>}
        {before !== undefined && after !== undefined && <span>{' → '}</span>}
        {after !== undefined && <ins lang={writtenLanguage(after)}>{after}</ins>}
      </li>
    )),
  ];
}

interface Pair {
  key: string;
  kind: 'added' | 'removed' | 'changed';
  before?: string;
  after?: string;
}

interface PartChanges<Part> {
  added: Part[];
  removed: Part[];
  changed: { before: Part; after: Part }[];
}

function pairsOf<Part extends { id: string }>(
  kind: string,
  { added, removed, changed }: PartChanges<Part>,
  textOf: (part: Part) => string,
): Pair[] {
  const key = ({ id }: Part) => `${kind}.${id}`;
  return [
    ...added.map((part): Pair => ({ key: key(part), kind: 'added', after: textOf(part) })),
    ...removed.map((part): Pair => ({ key: key(part), kind: 'removed', before: textOf(part) })),
    ...changed.map(
      ({ before, after }): Pair => ({
        key: key(after),
        kind: 'changed',
        before: textOf(before),
        after: textOf(after),
      }),
    ),
  ];
}

function useLineFacts(): (line: QuoteLine) => string {
  const quantityText = useQuantityText();
  return (line) => `${quantityText(line)} × ${formatPaisa(line.rate ?? 0)} · GST ${line.gst}%`;
}

function useFieldNames(): Readonly<Record<string, string>> {
  const { t } = useLingui();
  return {
    title: t({ id: 'conversations.quote-title', message: 'Title' }),
    valid_until: t({ id: 'conversations.quote-valid-until', message: 'Valid until' }),
    notes: t({ id: 'conversations.quote-notes', message: 'Notes' }),
    firm_state: t({ id: 'conversations.quote-firm-state', message: 'State of the firm' }),
    place_state: t({ id: 'conversations.quote-place-state', message: 'State of the work' }),
  };
}
