import { isolated } from '@aangan/domain';
import { Dialog, toasts } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
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
  const { t } = useLingui();
  const name = isolated(account?.name ?? '');
  const [suspend] = useSuspendMutation();

  async function decide({ id }: OperatorAccount, reason: string) {
    await suspend({ id, reason }).unwrap();
    toasts.success(t({ id: 'auth.account-suspended', message: `${name} is suspended` }));
  }

  return (
    <Dialog
      open={account !== null}
      title={t({ id: 'auth.suspend-title', message: `Suspend ${name}?` })}
      onClose={onClose}
    >
      {account && (
        <ReasonForm
          label={t({ id: 'auth.suspend-form', message: 'Suspend an account' })}
          note={t({
            id: 'auth.suspend-note',
            message:
              'The account is signed out at once and cannot sign in, and its public pages are hidden. The owner gets a mail with your reason.',
          })}
          action={t({ id: 'auth.suspend-account', message: 'Suspend account' })}
          field="reason"
          decide={(reason) => decide(account, reason)}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}
