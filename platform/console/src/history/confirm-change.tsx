import { Button, Dialog, Muted, Notice, Stack, TextField, toasts } from '@aangan/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { refusalOf } from '../layout/answer-state.tsx';

interface ConfirmChangeProps {
  title: string;
  /** As a verb: "Roll back". */
  action: string;
  children: ReactNode;
  /** One that can be sent as it is: at night nobody types. */
  reason: string;
  /** @throws what the registry refused it with */
  onConfirm: (why: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks once before a channel is changed, with a reason. Back closes it, and stays on the page. */
export function ConfirmChange({
  title,
  action,
  children,
  reason,
  onConfirm,
  onClose,
}: ConfirmChangeProps) {
  const [why, setWhy] = useState(reason);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ReturnType<typeof refusalOf>>();

  async function confirm() {
    if (why.trim() === '') {
      return setFailure({ status: 0, detail: 'Say why, for the history.', problems: [] });
    }
    setBusy(true);
    setFailure(undefined);
    try {
      await onConfirm(why.trim());
      toasts.success(`${title}: done.`);
      onClose();
    } catch (error) {
      setFailure(refusalOf(error));
      setBusy(false);
    }
  }

  const close = () => {
    if (!busy) onClose();
  };
  const leaving = useBlocker(({ historyAction }) => historyAction === 'POP');
  useEffect(() => {
    if (leaving.state !== 'blocked') return;
    leaving.reset();
    if (!busy) onClose();
  }, [leaving, busy, onClose]);
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
        {failure && (
          <Notice tone="error">{[failure.detail, ...failure.problems].join('\n')}</Notice>
        )}
        <div>{children}</div>
        <TextField label="Why" value={why} onChange={({ target }) => setWhy(target.value)} />
        <Muted>It is in the history with your name. Open tabs change with their next page.</Muted>
      </Stack>
    </Dialog>
  );
}
