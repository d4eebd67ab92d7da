import { isolated } from '@aangan/domain';
import { Dialog, toasts } from '@aangan/ui';
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
  const [sendBack] = useSendBackMutation();

  async function decide({ kind, id, name }: Listing, why: string) {
    await sendBack({ kind, id, why }).unwrap();
    toasts.success(`${isolated(name)} is sent back`);
  }

  return (
    <Dialog
      open={listing !== null}
      title={`Send ${isolated(listing?.name ?? '')} back?`}
      onClose={onClose}
    >
      {listing && (
        <ReasonForm
          label="Send a profile back"
          note="The profile leaves the queue until the firm has changed it. The firm gets a mail with your reason, and sees it on its profile."
          action="Send back"
          field="why"
          decide={(why) => decide(listing, why)}
          onDone={onSentBack}
        />
      )}
    </Dialog>
  );
}
