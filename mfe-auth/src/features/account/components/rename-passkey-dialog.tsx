import { problemOf } from '@aangan/api-client';
import { factorLimits } from '@aangan/domain';
import { Button, Dialog } from '@aangan/ui';
import { FormBody, FormTextField, refusedValues } from '@aangan/ui/formik';
import { Trans, useLingui } from '@lingui/react/macro';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { object, string } from 'yup';
import { formFailure } from '../../../failures/request-failure.ts';
import { type Passkey, useRenamePasskeyMutation } from '../api/factors.ts';

interface RenamePasskeyDialogProps {
  /** Null keeps it closed. */
  passkey: Passkey | null;
  onClose: () => void;
}

/** Gives a passkey a name by which its owner knows it. */
export function RenamePasskeyDialog({ passkey, onClose }: RenamePasskeyDialogProps) {
  const { t } = useLingui();
  const title = t({ id: 'auth.rename-passkey-title', message: 'Name of this passkey' });
  return (
    <Dialog open={passkey !== null} size="small" title={title} onClose={onClose}>
      {passkey && <RenameForm key={passkey.id} passkey={passkey} title={title} onDone={onClose} />}
    </Dialog>
  );
}

interface RenameFormProps {
  passkey: Passkey;
  title: string;
  onDone: () => void;
}

function RenameForm({ passkey, title, onDone }: RenameFormProps) {
  const { t, i18n } = useLingui();
  const [rename] = useRenamePasskeyMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const required = t({ id: 'auth.passkey-name-required', message: 'Give it a name' });

  async function submit(values: { name: string }, form: FormikHelpers<{ name: string }>) {
    setFailure(null);
    form.setStatus(undefined);
    try {
      await rename({ id: passkey.id, name: values.name.trim() }).unwrap();
      onDone();
    } catch (error) {
      const problem = problemOf(error);
      form.setStatus(refusedValues(problem, values));
      setFailure(formFailure(problem, values, i18n));
    }
  }

  return (
    <Formik
      initialValues={{ name: passkey.name }}
      validationSchema={object({ name: string().trim().required(required) })}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <FormBody label={title} failure={failure}>
          <FormTextField
            name="name"
            label={t({ id: 'auth.passkey-name', message: 'Name' })}
            maxLength={factorLimits.nameMax}
            autoComplete="off"
            data-autofocus
          />
          <Button type="submit" block busy={isSubmitting}>
            <Trans id="auth.save">Save</Trans>
          </Button>
        </FormBody>
      )}
    </Formik>
  );
}
