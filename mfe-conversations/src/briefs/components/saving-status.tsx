import { saveFailure, useSpeech } from '@aangan/firms';
import { Button, Muted, Notice, Row } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SavingState } from '../model/brief-saver.ts';

interface SavingStatusProps {
  state: SavingState;
  hasFaults: boolean;
  /** Whether what another tab has saved was just taken over. */
  isFromElsewhere: boolean;
  onRetry: () => void;
}

/** Says how far what was typed is saved. */
export function SavingStatus({ state, hasFaults, isFromElsewhere, onRetry }: SavingStatusProps) {
  const { t } = useLingui();
  const speech = useSpeech();
  if (state.at === 'failed') {
    return (
      <Notice
        tone="error"
        heading={t({ id: 'conversations.brief-not-saved', message: 'Not saved' })}
      >
        <Row justify="space-between">
          <span>{saveFailure(state.problem, {}, speech)}</span>
          <Button size="small" variant="secondary" onClick={onRetry}>
            <Trans id="conversations.try-again">Try again</Trans>
          </Button>
        </Row>
      </Notice>
    );
  }
  const texts = {
    saved: hasFaults
      ? t({
          id: 'conversations.brief-saved-but',
          message: 'Saved, but for the fields that are marked',
        })
      : t({ id: 'conversations.brief-saved', message: 'Saved' }),
    waiting: t({ id: 'conversations.brief-saving', message: 'Saving…' }),
    saving: t({ id: 'conversations.brief-saving', message: 'Saving…' }),
    elsewhere: '',
  };
  const fromElsewhere = t({
    id: 'conversations.brief-from-elsewhere',
    message: 'Changed in another tab. You see the newest.',
  });
  return <Muted role="status">{isFromElsewhere ? fromElsewhere : texts[state.at]}</Muted>;
}

interface ChangedElsewhereProps {
  isBusy: boolean;
  onTake: () => void;
  onKeep: () => void;
}

/** Another tab or device has saved while something was typed here: one of both stays. */
export function ChangedElsewhere({ isBusy, onTake, onKeep }: ChangedElsewhereProps) {
  const { t } = useLingui();
  return (
    <Notice
      tone="error"
      heading={t({
        id: 'conversations.brief-elsewhere',
        message: 'This brief was changed in another tab',
      })}
    >
      <p>
        <Trans id="conversations.brief-elsewhere-why">
          What you typed here is not saved yet. Which of both should stay?
        </Trans>
      </p>
      <Row gap="xs">
        <Button size="small" busy={isBusy} onClick={onKeep}>
          <Trans id="conversations.brief-keep-own">Keep what I typed here</Trans>
        </Button>
        <Button size="small" variant="secondary" busy={isBusy} onClick={onTake}>
          <Trans id="conversations.brief-take-newest">Show the other one</Trans>
        </Button>
      </Row>
    </Notice>
  );
}
