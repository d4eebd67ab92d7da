import { isolated } from '@aangan/domain';
import { Dialog, toasts } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { useSendBackMutation } from '../api/decisions.ts';
import type { Listing } from '../api/lists.ts';
import { ReasonForm } from './reason-form.tsx';

interface SendBackDialogProps {
  /** The subject of the dialog; null keeps it closed. */
  listing: Listing | null;
  onClose: () => void;
  onSentBack: () => void;
}

/** Asks what a profile lacks, which is sent to its firm. */
export function SendBackDialog({ listing, onClose, onSentBack }: SendBackDialogProps) {
  const { t } = useLingui();
  const name = isolated(listing?.name ?? '');
  const [sendBack] = useSendBackMutation();

  async function decide({ kind, id }: Listing, why: string) {
    await sendBack({ kind, id, why }).unwrap();
    toasts.success(t({ id: 'auth.profile-is-sent-back', message: `${name} is sent back` }));
  }

  return (
    <Dialog
      open={listing !== null}
      title={t({ id: 'auth.send-back-title', message: `Send ${name} back?` })}
      onClose={onClose}
    >
      {listing && (
        <ReasonForm
          label={t({ id: 'auth.send-back-form', message: 'Send a profile back' })}
          note={t({
            id: 'auth.send-back-note',
            message:
              'The profile leaves the queue until the firm has changed it. The firm gets a mail with your reason, and sees it on its profile.',
          })}
          action={t({ id: 'auth.send-back', message: 'Send back' })}
          field="why"
          decide={(why) => decide(listing, why)}
          onDone={onSentBack}
        />
      )}
    </Dialog>
  );
}
