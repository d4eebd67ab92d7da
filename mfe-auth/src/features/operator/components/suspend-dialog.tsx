import { problemOf } from '@aangan/api-client';
import { operatorLimits } from '@aangan/domain';
import { Button, Dialog, Muted, toasts } from '@aangan/ui';
import { FormBody, FormTextArea, refusedValues } from '@aangan/ui/formik';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import { formFailure } from '../../../failures/request-failure.ts';
import { useSuspendMutation } from '../api/decisions.ts';
import type { OperatorAccount } from '../api/lists.ts';

const schema = object({
  reason: string().trim().required('Please give a reason').max(operatorLimits.reasonMax),
});
const empty = { reason: '' };

interface SuspendDialogProps {
  /** The subject of the dialog; null keeps it closed. */
  account: OperatorAccount | null;
  onClose: () => void;
}

/** Asks for a reason, which is sent to the account's owner. */
export function SuspendDialog({ account, onClose }: SuspendDialogProps) {
  return (
    <Dialog open={account !== null} title={`Suspend ${account?.name ?? ''}?`} onClose={onClose}>
      {account && <SuspensionForm account={account} onDone={onClose} />}
    </Dialog>
  );
}

function SuspensionForm({ account, onDone }: { account: OperatorAccount; onDone: () => void }) {
  const [suspend] = useSuspendMutation();
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(values: typeof empty, { setStatus }: FormikHelpers<typeof empty>) {
    setFailure(null);
    setStatus(undefined);
    try {
      await suspend({ id: account.id, reason: values.reason.trim() }).unwrap();
      toasts.success(`${account.name} is suspended`);
      onDone();
    } catch (error) {
      const problem = problemOf(error);
      setStatus(refusedValues(problem, values));
      setFailure(formFailure(problem, values));
    }
  }

  return (
    <Formik initialValues={empty} validationSchema={schema} onSubmit={submit}>
      {({ isSubmitting }) => (
        <FormBody label="Suspend an account" failure={failure}>
          <Muted>
            The account is signed out at once and cannot sign in, and its public pages are hidden.
            The owner gets a mail with your reason.
          </Muted>
          <FormTextArea
            name="reason"
            label="Reason"
            rows={3}
            maxLength={operatorLimits.reasonMax}
            data-autofocus
          />
          <Button type="submit" block busy={isSubmitting}>
            Suspend account
          </Button>
        </FormBody>
      )}
    </Formik>
  );
}
