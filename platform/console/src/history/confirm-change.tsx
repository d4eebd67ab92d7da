import { Button, Dialog, Muted, Notice, Stack, TextField, toasts } from '@aangan/ui';
import { type ReactNode, useState } from 'react';
import { refusalOf } from '../layout/answer-state.tsx';
import { useQuestionStep } from './use-question-step.ts';

interface ConfirmChangeProps {
  title: string;
  /** As a verb: "Roll back". */
  action: string;
  children: ReactNode;
  /** A reason that can be sent unchanged, for emergencies at night; undefined where none is asked for. */
  reason?: string | undefined;
  /** A problem that must be corrected first, as a sentence. */
  mistake?: string | undefined;
  /** @throws the registry's refusal */
  onConfirm: (why: string) => Promise<unknown>;
  onClose: () => void;
}

/** The longest reason that the history accepts, in characters. */
const maxReasonLength = 500;

/** Asks for confirmation and a reason before a channel is changed. Back closes the question and stays on the page. */
export function ConfirmChange(props: ConfirmChangeProps) {
  const { title, action, children, reason, mistake, onConfirm, onClose } = props;
  const [why, setWhy] = useState(reason ?? '');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const leave = useQuestionStep(() => {
    // A running change cannot be cancelled: the question closes when it ends.
    if (!busy) onClose();
  });

  async function confirm() {
    const wrong = reason !== undefined && why.trim() === '' ? 'Say why, for the history.' : mistake;
    if (wrong !== undefined) return setFailure(wrong);
    setBusy(true);
    setFailure(undefined);
    try {
      await onConfirm(why.trim());
      toasts.success(`${title}: done.`);
      leave();
      onClose();
    } catch (error) {
      const refusal = refusalOf(error);
      setFailure(refusal && [refusal.detail, ...refusal.problems].join('\n'));
      setBusy(false);
    }
  }

  const close = () => {
    if (!busy) leave();
  };
  const actions = (
    <>
      <Button variant="secondary" onClick={close}>
        Cancel
      </Button>
      <Button onClick={confirm} busy={busy} data-autofocus>
        {action}
      </Button>
    </>
  );
  return (
    <Dialog open title={title} size="bottom" role="alertdialog" actions={actions} onClose={close}>
      <Stack gap="m">
        {failure && <Notice tone="error">{failure}</Notice>}
        <div>{children}</div>
        {reason !== undefined && (
          <>
            <TextField
              label="Why"
              value={why}
              maxLength={maxReasonLength}
              onChange={({ target }) => setWhy(target.value)}
            />
            <Muted>
              It is in the history with your name. Open tabs change with their next page.
            </Muted>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
