import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question: "Are you sure you want to delete this portfolio item?" */
  title: string;
  /** The consequences. */
  children?: ReactNode;
  /** The action, as a verb: "Delete". */
  confirmLabel: string;
  cancelLabel?: string;
  /** The action is running: the buttons ignore presses, and the dialog stays open. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an action that cannot be undone. Focus starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel, busy = false } = props;
  const { t } = useLingui();
  const cancel = () => {
    if (!busy) props.onCancel();
  };
  const actions = (
    <>
      <Button variant="secondary" onClick={cancel} aria-disabled={busy || undefined} data-autofocus>
        {cancelLabel ?? t({ id: 'ui.cancel', message: 'Cancel' })}
      </Button>
      <Button onClick={props.onConfirm} busy={busy}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog
      open={open}
      title={title}
      role="alertdialog"
      size="small"
      actions={actions}
      onClose={cancel}
    >
      {children}
    </Dialog>
  );
}
