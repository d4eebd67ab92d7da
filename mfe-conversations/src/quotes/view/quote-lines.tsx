import { formatPaisa } from '@aangan/domain';
import { lineTotals, type Quote, type QuoteLine, type QuoteTotals } from '@aangan/domain/quotes';
import { writtenLanguage } from '@aangan/messages';
import { Badge, Button, Muted, tokens, when } from '@aangan/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useState } from 'react';
import styled from 'styled-components';
import { useQuantityText } from '../texts/quote-texts.ts';
import { Amount, FoldedSection, SectionName } from './folded-section.tsx';
import { LineCount } from './line-count.tsx';

const Lines = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space.hair} ${tokens.space.m};
  align-items: baseline;
  padding-block: ${tokens.space.s};
  border-block-start: 1px solid ${tokens.color.line};
  break-inside: avoid;

  ${when.wide} {
    grid-template-columns: minmax(0, 1fr) 4.5rem 20rem 10rem;
    padding-block: ${tokens.space.xs};
  }
`;

const What = styled.p`
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Facts = styled(Muted)`
  ${when.wide} {
    text-align: end;
  }
`;

/** Its word ends where the amounts below it end. */
const Ask = styled.div`
  justify-self: end;
  margin-inline-end: calc(-1 * ${tokens.space.m});

  ${when.print} {
    visibility: hidden;
  }
`;

/** More are shown at a press: a browser lays out thousands at once slowly. */
const shownAtFirst = 100;
const openedUpTo = 60;

interface QuoteLinesProps {
  quote: Quote;
  totals: QuoteTotals;
  /** Ids of lines that the version before does not have, or has otherwise. */
  marks: ReadonlyMap<string, 'added' | 'changed'>;
  /** Everything is shown, for printing. */
  isWhole: boolean;
  /** Absent for who cannot ask. */
  onAsk?: ((line: QuoteLine) => void) | undefined;
}

/** The sections of a quote with their lines. Of a long quote only the first is open. */
export function QuoteLines({ quote, totals, marks, isWhole, onAsk }: QuoteLinesProps) {
  const count = quote.sections.reduce((sum, { lines }) => sum + lines.length, 0);
  return (
    <div>
      {quote.sections.map((section, at) => {
        const amount = totals.sections[at]?.net ?? 0;
        return (
          <FoldedSection
            key={section.id}
            isOpenAtFirst={at === 0 || count <= openedUpTo}
            isWhole={isWhole}
            head={
              <>
                <SectionName lang={writtenLanguage(section.name)}>{section.name}</SectionName>
                <LineCount count={section.lines.length} />
                <Amount>{formatPaisa(amount)}</Amount>
              </>
            }
          >
            <SectionLines lines={section.lines} marks={marks} isWhole={isWhole} onAsk={onAsk} />
          </FoldedSection>
        );
      })}
    </div>
  );
}

interface SectionLinesProps extends Pick<QuoteLinesProps, 'marks' | 'isWhole' | 'onAsk'> {
  lines: readonly QuoteLine[];
}

function SectionLines({ lines, marks, isWhole, onAsk }: SectionLinesProps) {
  const { t } = useLingui();
  const [max, setMax] = useState(shownAtFirst);
  const shown = isWhole ? lines : lines.slice(0, max);
  const left = lines.length - shown.length;
  return (
    <>
      <Lines>
        {shown.map((line) => (
          <ShownLine key={line.id} line={line} mark={marks.get(line.id)} onAsk={onAsk} />
        ))}
      </Lines>
      {left > 0 && (
        <Button variant="secondary" size="small" onClick={() => setMax(max + 4 * shownAtFirst)}>
          {t({
            id: 'conversations.quote-more-lines',
            message: `${plural(left, { one: 'Show # more line', other: 'Show more of # lines' })}`,
          })}
        </Button>
      )}
    </>
  );
}

interface ShownLineProps extends Pick<QuoteLinesProps, 'onAsk'> {
  line: QuoteLine;
  mark: 'added' | 'changed' | undefined;
}

const ShownLine = memo(function OneLine({ line, mark, onAsk }: ShownLineProps) {
  const { t } = useLingui();
  const quantityText = useQuantityText();
  const { what, gst } = line;
  return (
    <Line>
      <What lang={writtenLanguage(what)}>
        <span>{what}</span>{' '}
        {mark === 'added' && (
          <Badge data-tone="accent">
            <Trans id="conversations.quote-line-new">New</Trans>
          </Badge>
        )}
        {mark === 'changed' && (
          <Badge data-tone="accent">
            <Trans id="conversations.quote-line-changed">Changed</Trans>
          </Badge>
        )}
      </What>
      <Ask>
        {onAsk && (
          <Button
            size="small"
            variant="quiet"
            aria-label={t({ id: 'conversations.quote-ask-line', message: `Ask about ${what}` })}
            onClick={() => onAsk(line)}
          >
            <Trans id="conversations.quote-ask">Ask</Trans>
          </Button>
        )}
      </Ask>
      <Facts>
        <span>{`${quantityText(line)} × ${formatPaisa(line.rate ?? 0)} · `}</span>
        <Trans id="conversations.quote-gst">GST {gst}%</Trans>
      </Facts>
      <Amount>{formatPaisa(lineTotals(line).net)}</Amount>
    </Line>
  );
});
