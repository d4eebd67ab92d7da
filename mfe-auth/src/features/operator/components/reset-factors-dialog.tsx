import { isolated } from '@aangan/domain';
import { Dialog, toasts } from '@aangan/ui';
import { useLingui } from '@lingui/react/macro';
import { useResetFactorsMutation } from '../api/decisions.ts';
import type { OperatorAccount } from '../api/lists.ts';
import { ReasonForm } from './reason-form.tsx';

interface ResetFactorsDialogProps {
  /** The subject of the dialog; null keeps it closed. */
  account: OperatorAccount | null;
  onClose: () => void;
}

/** Asks to remove the ways to sign in of an account whose owner has lost them, or agrees with another operator. */
export function ResetFactorsDialog({ account, onClose }: ResetFactorsDialogProps) {
  const { t } = useLingui();
  const name = isolated(account?.name ?? '');
  const [reset] = useResetFactorsMutation();

  async function decide({ id }: OperatorAccount, reason: string) {
    const { has_factor: isAsked } = await reset({ id, reason }).unwrap();
    toasts.success(
      isAsked
        ? t({ id: 'auth.reset-is-asked', message: 'A second operator now has to agree' })
        : t({
            id: 'auth.factors-are-reset',
            message: `${name} signs in with the password alone now`,
          }),
    );
  }

  return (
    <Dialog
      open={account !== null}
      title={t({ id: 'auth.reset-title', message: `Remove the ways to sign in of ${name}?` })}
      onClose={onClose}
    >
      {account && (
        <ReasonForm
          label={t({ id: 'auth.reset-form', message: 'Remove ways to sign in' })}
          note={t({
            id: 'auth.reset-note',
            message:
              'For owners who have lost passkeys, app and recovery codes. Make sure who they are, by a call or a document. Two operators have to want it within a day; the owner gets a mail each time.',
          })}
          action={
            account.factor_reset_by === null
              ? t({ id: 'auth.reset-ask', message: 'Ask a second operator' })
              : t({ id: 'auth.reset-agree', message: 'Agree and remove them' })
          }
          field="reason"
          decide={(reason) => decide(account, reason)}
          onDone={onClose}
        />
      )}
    </Dialog>
  );
}
