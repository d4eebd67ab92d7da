import { paths } from '@aangan/domain';
import type { QuoteLine } from '@aangan/domain/quotes';
import { laterDialog, useDialogEntry } from '@aangan/firms';
import { useSentences } from '@aangan/messages';
import { Heading, Notice, Stack, TextLink } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import type { QuoteDetail, QuoteVersion } from '../api/quotes-api.ts';
import { AcceptDialog } from './accept-dialog.tsx';
import { askTitle, declineTitle, withdrawTitle } from './dialog-titles.ts';
import { OnScreen, QuotePageFrame } from './page-frame.tsx';
import { QuoteActions } from './quote-actions.tsx';
import { QuoteAmounts } from './quote-amounts.tsx';
import { QuoteChangesList } from './quote-changes.tsx';
import { QuoteHead } from './quote-head.tsx';
import { QuoteLines } from './quote-lines.tsx';
import { QuoteNotice } from './quote-notice.tsx';
import { QuoteTerms } from './quote-terms.tsx';
import { usePrinting } from './use-printing.ts';

const AskDialog = laterDialog(
  async () => (await import('./ask-dialog.tsx')).AskDialog,
  (_props, i18n) => ({ title: i18n._(askTitle) }),
);
const ReasonDialog = laterDialog(
  async () => (await import('./reason-dialog.tsx')).ReasonDialog,
  ({ side }, i18n) => ({ title: i18n._(side === 'client' ? declineTitle : withdrawTitle) }),
);

interface QuoteViewProps {
  detail: QuoteDetail;
  /** The version that is shown. */
  shown: QuoteVersion;
  onShow: (version: number) => void;
}

/** A version of a quote, with what its side can do with it. */
export function QuoteView({ detail, shown, onShow }: QuoteViewProps) {
  const { t } = useLingui();
  const say = useSentences();
  const { id, side } = detail;
  const { number: version, content, totals, changes } = shown;
  const [asked, setAsked] = useState<QuoteLine | null>(null);
  const [conflict, setConflict] = useState<string | null>(null);
  const ask = useDialogEntry('ask-about-quote');
  const accept = useDialogEntry('accept-quote');
  const end = useDialogEntry('end-quote');
  const printing = usePrinting();
  const isClient = side === 'client';
  const marks = useMemo(() => marksOf(changes), [changes]);
  function openAsk(line: QuoteLine | null) {
    setAsked(line);
    ask.open();
  }
  // One function for all lines, so that they are not rendered again.
  const [askLine] = useState(() => ({ current: openAsk }));
  askLine.current = openAsk;
  const [onAsk] = useState(() => (line: QuoteLine) => askLine.current(line));
  const before = version - 1;
  return (
    <QuotePageFrame>
      <OnScreen>
        <TextLink as={Link} to={paths.conversation(detail.conversation_id)}>
          <Trans id="conversations.quote-back">Back to the conversation</Trans>
        </TextLink>
      </OnScreen>
      <QuoteHead detail={detail} shown={shown} onShow={onShow} onPrint={printing.print} />
      {conflict && <Notice tone="error">{say(conflict)}</Notice>}
      <QuoteNotice detail={detail} version={version} onShow={onShow} />
      {changes && (
        <Stack as="section" gap="s">
          <Heading>
            {t({
              id: 'conversations.quote-changes-since',
              message: `What changed since version ${before}`,
            })}
          </Heading>
          <QuoteChangesList changes={changes} />
        </Stack>
      )}
      <section aria-label={t({ id: 'conversations.quote-sections', message: 'What is offered' })}>
        <QuoteLines
          quote={content}
          totals={totals}
          marks={marks}
          isWhole={printing.isPrinting}
          onAsk={isClient ? onAsk : undefined}
        />
      </section>
      <QuoteAmounts totals={totals} />
      <QuoteTerms quote={content} totals={totals} />
      <OnScreen>
        <QuoteActions
          detail={detail}
          version={version}
          onAccept={accept.open}
          onEnd={end.open}
          onAsk={() => openAsk(null)}
        />
      </OnScreen>
      {ask.isOpen && <AskDialog id={id} version={version} line={asked} onClose={ask.close} />}
      {accept.isOpen && (
        <AcceptDialog
          detail={detail}
          shown={shown}
          onConflict={setConflict}
          onClose={accept.close}
        />
      )}
      {end.isOpen && (
        <ReasonDialog
          id={id}
          version={version}
          side={side}
          onConflict={setConflict}
          onClose={end.close}
        />
      )}
    </QuotePageFrame>
  );
}

function marksOf(changes: QuoteVersion['changes']): ReadonlyMap<string, 'added' | 'changed'> {
  if (!changes) return new Map();
  const { added, changed } = changes.lines;
  return new Map([
    ...added.map(({ id }) => [id, 'added'] as const),
    ...changed.map(({ after }) => [after.id, 'changed'] as const),
  ]);
}
