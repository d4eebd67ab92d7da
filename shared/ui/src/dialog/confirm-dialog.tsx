import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  /** The question: "Are you sure you want to delete this portfolio item?" */
  title: string;
  /** What follows from it. */
  children?: ReactNode;
  /** What is done, as a verb: "Delete". */
  confirmLabel: string;
  cancelLabel?: string;
  /** It is being done: nothing can be pressed twice, and closing waits. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before something that cannot be undone. Focus starts at the way out. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmLabel, cancelLabel = 'Cancel', busy = false } = props;
  const cancel = () => {
    if (!busy) props.onCancel();
  };
  const actions = (
    <>
      <Button variant="secondary" onClick={cancel} aria-disabled={busy || undefined} data-autofocus>
        {cancelLabel}
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
