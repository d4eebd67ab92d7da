import { isolated } from '@aangan/domain';
import { Dialog, toasts } from '@aangan/ui';
import { useSuspendMutation } from '../api/decisions.ts';
import type { OperatorAccount } from '../api/lists.ts';
import { ReasonForm } from './reason-form.tsx';

interface SuspendDialogProps {
  /** The subject of the dialog; null keeps it closed. */
  account: OperatorAccount | null;
  onClose: () => void;
}

/** Asks for a reason, which is sent to the account's owner. */
export function SuspendDialog({ account, onClose }: SuspendDialogProps) {
  const [suspend] = useSuspendMutation();

  async function decide({ id, name }: OperatorAccount, reason: string) {
    await suspend({ id, reason }).unwrap();
    toasts.success(`${isolated(name)} is suspended`);
  }

  return (
    <Dialog
      open={account !== null}
      title={`Suspend ${isolated(account?.name ?? '')}?`}
      onClose={onClose}
    >
      {account && (
        <ReasonForm
          label="Suspend an account"
          note="The account is signed out at once and cannot sign in, and its public pages are hidden. The owner gets a mail with your reason."
          action="Suspend account"
          field="reason"
          decide={(reason) => decide(account, reason)}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}
