import { Button, Dialog, TryAgain } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';

export interface DialogMissingProps {
  onRetry: () => void;
  onClose: () => void;
}

/** Shown when the dialog could not be loaded. */
export function DialogMissing({ onRetry, onClose }: DialogMissingProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      title={t({ id: 'firms.form-missing', message: 'The form could not be loaded' })}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t({ id: 'firms.close', message: 'Close' })}
          </Button>
          <TryAgain variant="primary" onRetry={onRetry} />
        </>
      }
    >
      <p>
        {t({
          id: 'firms.form-missing-advice',
          message: 'Please check your connection. What you typed before is kept.',
        })}
      </p>
    </Dialog>
  );
}
