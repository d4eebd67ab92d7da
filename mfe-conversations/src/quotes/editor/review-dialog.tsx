import { problemOf } from '@aangan/api-client';
import { formatPaisa, paths } from '@aangan/domain';
import {
  compareVersions,
  dayInIndia,
  type Quote,
  sendFaults,
  totalsOf,
} from '@aangan/domain/quotes';
import { saveFailure, successToast, useSpeech } from '@aangan/firms';
import { useHost } from '@aangan/host';
import { Button, Dialog, Notice, Stack, Subheading } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { type QuoteDetail, useReadVersionQuery, useSendQuoteMutation } from '../api/quotes-api.ts';
import { useDay } from '../texts/quote-texts.ts';
import { LineCount } from '../view/line-count.tsx';
import { QuoteAmounts } from '../view/quote-amounts.tsx';
import { QuoteChangesList } from '../view/quote-changes.tsx';
import { FaultList } from './fault-list.tsx';
import { reviewTitle } from './model/dialog-titles.ts';
import type { ToldFault } from './model/fault-texts.ts';

interface ReviewDialogProps {
  detail: QuoteDetail;
  quote: Quote;
  /** Saves what is typed. Resolves with its revision, or null where it could not be saved. */
  flush: () => Promise<number | null>;
  onGo: (fault: ToldFault) => void;
  /** Called where another tab has saved something else. */
  onChangedElsewhere: () => void;
  onClose: () => void;
}

/** What will be sent, or what keeps it from being sent. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { detail, quote, flush, onClose } = props;
  const { t, i18n } = useLingui();
  const { clock } = useHost();
  const speech = useSpeech();
  const navigate = useNavigate();
  const { id, version } = detail;
  const faults = useMemo(() => sendFaults(quote, dayInIndia(clock.now())), [quote, clock]);
  const before = version;
  const sent = useReadVersionQuery({ id, version }, { skip: version === 0 }).currentData;
  const changes = useMemo(
    () => sent && faults.length === 0 && compareVersions(sent.content, quote),
    [sent, faults, quote],
  );
  const [send] = useSendQuoteMutation();
  const [isBusy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const [failure, setFailure] = useState<string | null>(null);
  const isSent = changes && detail.status === 'sent' && isWithoutChange(changes);

  async function sendIt() {
    // It stays so once it is sent, until the page of the quote is shown.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setFailure(null);
    const problem = await attempt();
    if (problem === null) return;
    isUnderWay.current = false;
    setBusy(false);
    setFailure(problem);
  }
  /** @returns why it was not sent; null where it was, or where the dialog is closed */
  async function attempt(): Promise<string | null> {
    try {
      const revision = await flush();
      if (revision === null) {
        return t({
          id: 'conversations.quote-unsaved-not-sent',
          message: 'What you wrote is not saved yet, so it was not sent. It is kept here.',
        });
      }
      await send({ id, revision }).unwrap();
      successToast(
        t({ id: 'conversations.quote-sent-toast', message: 'The quote is sent' }),
        `send quote ${id}`,
      );
      void navigate(paths.quote(id), { replace: true });
      return null;
    } catch (error) {
      const problem = problemOf(error);
      if (problem.code !== 'draft_changed_elsewhere') return saveFailure(problem, {}, speech);
      props.onChangedElsewhere();
      onClose();
      return null;
    }
  }
  const canSend = faults.length === 0 && !isSent;
  return (
    <Dialog
      open
      size="sheet"
      title={i18n._(reviewTitle)}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            <Trans id="conversations.quote-go-on-writing">Go on writing</Trans>
          </Button>
          {canSend && (
            <Button busy={isBusy} onClick={() => void sendIt()}>
              <Trans id="conversations.send">Send</Trans>
            </Button>
          )}
        </>
      }
      onClose={onClose}
    >
      <Stack gap="m">
        {failure && (
          <Notice
            tone="error"
            heading={t({ id: 'conversations.quote-not-sent', message: 'The quote was not sent' })}
          >
            {failure}
          </Notice>
        )}
        {faults.length > 0 ? (
          <FaultList faults={faults} quote={quote} onGo={props.onGo} />
        ) : (
          <Summary detail={detail} quote={quote} />
        )}
        {isSent && (
          <Notice>
            {t({
              id: 'conversations.quote-nothing-changed',
              message: `Nothing has changed since version ${version}.`,
            })}
          </Notice>
        )}
        {changes && !isSent && (
          <Stack gap="s">
            <Subheading>
              {t({
                id: 'conversations.quote-changes-since',
                message: `What changed since version ${before}`,
              })}
            </Subheading>
            <QuoteChangesList changes={changes} max={50} />
          </Stack>
        )}
      </Stack>
    </Dialog>
  );
}

function Summary({ detail, quote }: Pick<ReviewDialogProps, 'detail' | 'quote'>) {
  const { t } = useLingui();
  const day = useDay();
  const totals = useMemo(() => totalsOf(quote), [quote]);
  const version = detail.version + 1;
  const client = detail.client ?? t({ id: 'conversations.no-name', message: 'Former member' });
  const total = formatPaisa(totals.total);
  const until = day(quote.valid_until ?? '');
  const lines = quote.sections.reduce((sum, section) => sum + section.lines.length, 0);
  return (
    <>
      <p>
        {t({
          id: 'conversations.quote-send-told',
          message: `${client} gets version ${version} for ${total} and can accept it until ${until}. What was sent is never changed: later changes are a new version.`,
        })}
      </p>
      <LineCount count={lines} />
      <QuoteAmounts totals={totals} />
    </>
  );
}

const isWithoutChange = ({
  sections,
  lines,
  stages,
  exclusions,
  fields,
}: ReturnType<typeof compareVersions>) =>
  [sections, lines, stages].every(
    ({ added, removed, changed }) => added.length + removed.length + changed.length === 0,
  ) && exclusions.added.length + exclusions.removed.length + fields.length === 0;
