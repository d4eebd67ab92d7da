import { problemOf } from '@aangan/api-client';
import { Button, Dialog, Muted, Stack, tokens } from '@aangan/ui';
import { FormBody, FormTextField, refusedValues } from '@aangan/ui/formik';
import { Trans, useLingui } from '@lingui/react/macro';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import styled from 'styled-components';
import { object, string } from 'yup';
import { formFailure } from '../../../failures/request-failure.ts';
import { type ChangedFactors, type NewApp, useConfirmAppMutation } from '../api/factors.ts';
import { QrCode } from './qr-code.tsx';

const Secret = styled.code`
  display: block;
  font-size: ${tokens.type.small};
  letter-spacing: 0.06em;
  overflow-wrap: anywhere;
  user-select: all;
`;

interface AppDialogProps {
  /** The app that is being added; null keeps it closed. */
  app: NewApp | null;
  onClose: () => void;
  onAdded: (changed: ChangedFactors) => void;
}

/** Adds an authenticator app: shows its secret, and asks for a code that proves that the app has it. */
export function AppDialog({ app, onClose, onAdded }: AppDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      open={app !== null}
      title={t({ id: 'auth.add-app', message: 'Add an authenticator app' })}
      onClose={onClose}
    >
      {app && <AddApp app={app} onAdded={onAdded} />}
    </Dialog>
  );
}

function AddApp({ app, onAdded }: { app: NewApp; onAdded: AppDialogProps['onAdded'] }) {
  const { t } = useLingui();
  return (
    <Stack gap="l">
      <p>
        <Trans id="auth.app-scan">
          Scan this with an authenticator app, such as Google Authenticator, Aegis or the passwords
          of your phone.
        </Trans>
      </p>
      <QrCode
        text={app.url}
        label={t({ id: 'auth.app-qr', message: 'QR code for an authenticator app' })}
      />
      <div>
        <Muted>
          <Trans id="auth.app-secret">Or type this secret into the app:</Trans>
        </Muted>
        <Secret translate="no">{inGroups(app.secret)}</Secret>
      </div>
      <ConfirmForm token={app.token} onAdded={onAdded} />
    </Stack>
  );
}

const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

interface ConfirmFormProps {
  token: string;
  onAdded: (changed: ChangedFactors) => void;
}

function ConfirmForm({ token, onAdded }: ConfirmFormProps) {
  const { t, i18n } = useLingui();
  const [confirm] = useConfirmAppMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const required = t({ id: 'auth.code-required', message: 'Type the code that the app shows' });

  async function submit(
    values: { app_code: string },
    { setStatus }: FormikHelpers<{ app_code: string }>,
  ) {
    setFailure(null);
    setStatus(undefined);
    try {
      onAdded(await confirm({ token, app_code: values.app_code }).unwrap());
    } catch (error) {
      const problem = problemOf(error);
      setStatus(refusedValues(problem, values));
      setFailure(formFailure(problem, values, i18n));
    }
  }

  return (
    <Formik
      initialValues={{ app_code: '' }}
      validationSchema={object({ app_code: string().trim().required(required) })}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <FormBody
          label={t({ id: 'auth.confirm-app-form', message: 'Confirm the authenticator app' })}
          failure={failure}
        >
          <FormTextField
            name="app_code"
            label={t({ id: 'auth.app-code', message: 'Code of your authenticator app' })}
            hint={t({
              id: 'auth.app-code-hint',
              message: 'Six digits; a new one every 30 seconds',
            })}
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={40}
          />
          <Button type="submit" block busy={isSubmitting}>
            <Trans id="auth.confirm-app">Add the app</Trans>
          </Button>
        </FormBody>
      )}
    </Formik>
  );
}
