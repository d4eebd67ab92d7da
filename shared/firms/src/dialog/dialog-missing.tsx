import { Button, Dialog, TryAgain } from '@aangan/ui';

export interface DialogMissingProps {
  onRetry: () => void;
  onClose: () => void;
}

/** Shown when the dialog could not be loaded. */
export function DialogMissing({ onRetry, onClose }: DialogMissingProps) {
  return (
    <Dialog
      open
      title="The form could not be loaded"
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <TryAgain variant="primary" onRetry={onRetry} />
        </>
      }
    >
      <p>Please check your connection. What you typed before is kept.</p>
    </Dialog>
  );
}
