import { dateFormat, isolated, longDay, stateOfGstin } from '@aangan/domain';
import { useHost } from '@aangan/host';
import { Badge, Button, Card, Muted, Row, Stack, Subheading, tokens } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import styled from 'styled-components';
import { useSpeech } from '../speech/use-speech.ts';
import { checkText, evidenceLabel } from './check-texts.ts';
import type { EvidenceData } from './evidence-requests.ts';
import { fileSizeText } from './file-size-text.ts';
import { StateNote } from './state-note.tsx';

const Sheet = styled(Card)`
  display: grid;
  align-content: start;
  gap: ${tokens.space.s};
  height: 100%;
  padding: ${tokens.space.l};

  p {
    overflow-wrap: anywhere;
  }
`;

const Why = styled.blockquote`
  margin: 0;
  padding-inline-start: ${tokens.space.m};
  border-inline-start: 2px solid ${tokens.color.line};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Buttons = styled(Row)`
  align-self: end;
`;

export interface EvidenceCardProps {
  evidence: EvidenceData;
  firmState: string | null;
  onSendAgain: () => void;
  onWithdraw: () => void;
}

/** A piece of evidence as its firm sees it: its state, and what can be done. */
export function EvidenceCard({ evidence, firmState, onSendAgain, onWithdraw }: EvidenceCardProps) {
  const { t } = useLingui();
  const speech = useSpeech();
  const { kind, number, holder_name, status } = evidence;
  const name = evidenceLabel(kind, speech);
  return (
    <Sheet as="article" aria-label={`${name}, ${number}`}>
      <Stack gap="hair">
        <Row gap="xs" justify="space-between">
          <Subheading>{name}</Subheading>
          <StateBadge status={status} />
        </Row>
        <p translate="no">{number}</p>
        {holder_name && <Muted>{holder_name}</Muted>}
      </Stack>
      <Progress evidence={evidence} />
      {kind === 'gstin' && <StateNote state={stateOfGstin(number)} firmState={firmState} />}
      <DocumentLine document={evidence.document} />
      <Buttons gap="xs">
        {status !== 'waiting' && (
          <Button
            variant="secondary"
            size="small"
            aria-label={t({
              id: 'firms.send-again-one',
              message: `Send again: ${name}, ${number}`,
            })}
            onClick={onSendAgain}
          >
            {t({ id: 'firms.send-again', message: 'Send again' })}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          aria-label={t({ id: 'firms.withdraw-one', message: `Withdraw: ${name}, ${number}` })}
          onClick={onWithdraw}
        >
          {t({ id: 'firms.withdraw', message: 'Withdraw' })}
        </Button>
      </Buttons>
    </Sheet>
  );
}

function StateBadge({ status }: Pick<EvidenceData, 'status'>) {
  const { t } = useLingui();
  const labels = {
    waiting: t({ id: 'firms.evidence-waiting', message: 'Waits for our check' }),
    checked: t({ id: 'firms.evidence-checked', message: 'Checked' }),
    refused: t({ id: 'firms.evidence-refused', message: 'Please send again' }),
    ended: t({ id: 'firms.evidence-ended', message: 'Has run out' }),
  };
  return <Badge data-tone={status === 'checked' ? 'positive' : 'accent'}>{labels[status]}</Badge>;
}

function Progress({ evidence }: { evidence: EvidenceData }) {
  const { t, i18n } = useLingui();
  const { locale, clock } = useHost();
  const speech = useSpeech();
  const { kind, status, given_at, renamed_from, refused_why, checked_on, checked_until } = evidence;
  const until = checked_until && longDay(checked_until, i18n.locale);
  if (status === 'refused') {
    return (
      <Stack gap="xs">
        <p>{t({ id: 'firms.evidence-refused-why', message: 'We could not accept it:' })}</p>
        <Why>{refused_why}</Why>
      </Stack>
    );
  }
  if (status === 'waiting' && renamed_from) {
    const former = isolated(renamed_from);
    return (
      <p>
        {t({
          id: 'firms.evidence-renamed',
          message: `We checked it when your firm was called ${former}. It is not on your page until we have checked it with the new name.`,
        })}
      </p>
    );
  }
  if (status === 'waiting') {
    const options = { dateStyle: 'long', timeZone: clock.timeZone } as const;
    const day = dateFormat(locale, options).format(new Date(given_at));
    return <Muted>{t({ id: 'firms.evidence-sent-on', message: `Sent on ${day}` })}</Muted>;
  }
  return (
    <Stack gap="hair">
      {checked_on && <p>{checkText({ kind, checked_on }, speech)}</p>}
      <Muted>
        {status === 'ended'
          ? t({
              id: 'firms.evidence-counted-until',
              message: `It counted until ${until}, and is not on your page any more.`,
            })
          : t({
              id: 'firms.evidence-counts-until',
              message: `It counts until ${until}. Send it again before that, and it stays on your page.`,
            })}
      </Muted>
    </Stack>
  );
}

function DocumentLine({ document }: Pick<EvidenceData, 'document'>) {
  const { t, i18n } = useLingui();
  if (!document) return null;
  const size = fileSizeText(document.bytes, i18n);
  return (
    <Stack gap="hair">
      <Muted>{`${isolated(document.name)}, ${size}`}</Muted>
      {document.is_locked && (
        <Muted>
          {t({
            id: 'firms.document-locked',
            message:
              'This PDF asks for a password, so we cannot open it. Please send one that opens without.',
          })}
        </Muted>
      )}
    </Stack>
  );
}
