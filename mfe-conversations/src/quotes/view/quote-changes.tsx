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
  max?: number;
}

/** What a version has changed since the one before. */
export function QuoteChangesList({ changes, max = 200 }: QuoteChangesListProps) {
  const { t } = useLingui();
  const { total } = changes;
  const items = useItems(changes);
  const isSame = total.before === total.after;
  const [before, after] = [formatPaisa(total.before), formatPaisa(total.after)];
  const left = items.length - max;
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
      {items.slice(0, max)}
      {left > 0 && (
        <li>{t({ id: 'conversations.quote-more-changes', message: `${left} more changes` })}</li>
      )}
    </List>
  );
}

function useItems({ sections, lines, stages, exclusions, fields }: QuoteChanges): Elements[] {
  const { t } = useLingui();
  const quantityText = useQuantityText();
  const names = useFieldNames();
  const kinds = {
    added: t({ id: 'conversations.quote-added', message: 'Added' }),
    removed: t({ id: 'conversations.quote-removed', message: 'Removed' }),
    changed: t({ id: 'conversations.quote-changed', message: 'Changed' }),
  };
  const movedText = t({ id: 'conversations.quote-line-moved', message: 'in another section' });
  const movedLines = new Set(
    lines.changed.filter((one) => one.fields.includes('section')).map(({ after }) => after.id),
  );
  const lineTexts = (line: QuoteLine) => [
    line.what,
    `${quantityText(line)} × ${formatPaisa(line.rate ?? 0)}`,
    `GST ${line.gst}%`,
    ...(movedLines.has(line.id) ? [movedText] : []),
  ];
  const stageTexts = ({ name, percent, proof }: QuoteStage) => [
    name,
    `${decimalText(percent ?? 0, 2)}%`,
    proof,
  ];
  const parts: ChangedPart[] = [
    ...partsOf('section', sections, ({ name }) => [name]),
    ...partsOf('line', lines, lineTexts),
    ...partsOf('stage', stages, stageTexts),
    ...partsOf(
      'exclusion',
      { added: exclusions.added.map(asPart), removed: exclusions.removed.map(asPart), changed: [] },
      ({ id }) => [id],
    ),
  ];
  return [
    ...fields.map((field) => (
      <li key={field} data-kind="changed">
        <b>{kinds.changed}</b> <span>{names[field] ?? field}</span>
      </li>
    )),
    ...parts.map(({ key, kind, texts }) => (
      <li key={key} data-kind={kind}>
        <b>{kinds[kind]}</b>{' '}
        {texts.map((pair, at) => (
          <ChangedText key={`${pair.before}.${pair.after}`} isFirst={at === 0} {...pair} />
        ))}
      </li>
    )),
  ];
}

interface TextPair {
  before: string | undefined;
  after: string | undefined;
}

/** What stays the same is plain text. */
function ChangedText({ before, after, isFirst }: TextPair & { isFirst: boolean }) {
  const isSame = before === after;
  return (
    <>
      {!isFirst && <span>{' · '}</span>}
      {before !== undefined && !isSame && <del lang={writtenLanguage(before)}>{before}</del>}
      {before !== undefined && after !== undefined && !isSame && <span>{' → '}</span>}
      {after !== undefined && <ins lang={writtenLanguage(after)}>{after}</ins>}
    </>
  );
}

interface ChangedPart {
  key: string;
  kind: 'added' | 'removed' | 'changed';
  texts: TextPair[];
}

interface PartChanges<Part> {
  added: Part[];
  removed: Part[];
  changed: { before: Part; after: Part }[];
}

const asPart = (id: string) => ({ id });

function partsOf<Part extends { id: string }>(
  name: string,
  { added, removed, changed }: PartChanges<Part>,
  textsOf: (part: Part) => string[],
): ChangedPart[] {
  const key = ({ id }: Part) => `${name}.${id}`;
  const only = (side: 'before' | 'after') => (text: string) => ({
    before: undefined,
    after: undefined,
    [side]: text,
  });
  return [
    ...added.map((part) => ({
      key: key(part),
      kind: 'added' as const,
      texts: textsOf(part).map(only('after')),
    })),
    ...removed.map((part) => ({
      key: `${key(part)}.removed`,
      kind: 'removed' as const,
      texts: textsOf(part).map(only('before')),
    })),
    ...changed.map(({ before, after }) => {
      const earlier = textsOf(before);
      const texts = textsOf(after).map((text, at) => ({ before: earlier[at], after: text }));
      return { key: key(after), kind: 'changed' as const, texts };
    }),
  ];
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
