import { problemOf } from '@aangan/api-client';
import { shownEmail } from '@aangan/domain';
import { type User, useSession } from '@aangan/host';
import { Badge, Button, Dialog, Muted, Row, toasts } from '@aangan/ui';
import { FormBody, FormPasswordField, FormTextField, refusedValues } from '@aangan/ui/formik';
import { Trans, useLingui } from '@lingui/react/macro';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import styled from 'styled-components';
import { object } from 'yup';
import { formFailure } from '../../../failures/request-failure.ts';
import { emailRule, ownPasswordRule } from '../../../form/account-rules.ts';
import { useAccountRequests } from '../api/account-requests.ts';

const Address = styled.p`
  overflow-wrap: anywhere;
`;

/** The account's email, with a dialog to change it. */
export function EmailRow({ user }: { user: User }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <Row justify="space-between" gap="s">
      <div>
        <Muted>
          <Trans id="auth.email">Email</Trans>
        </Muted>
        <Row gap="xs">
          <Address>{shownEmail(user.email)}</Address>
          {user.email_verified ? (
            <Badge data-tone="positive">
              <Trans id="auth.verified">Verified</Trans>
            </Badge>
          ) : (
            <Badge>
              <Trans id="auth.not-verified">Not verified</Trans>
            </Badge>
          )}
        </Row>
      </div>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        <Trans id="auth.change-email">Change email</Trans>
      </Button>
      <Dialog
        open={isOpen}
        title={t({ id: 'auth.change-email-title', message: 'Change your email' })}
        onClose={() => setOpen(false)}
      >
        <ChangeEmailForm onDone={() => setOpen(false)} />
      </Dialog>
    </Row>
  );
}

const schema = object({ email: emailRule(), password: ownPasswordRule() });
const empty = { email: '', password: '' };

function ChangeEmailForm({ onDone }: { onDone: () => void }) {
  const { t, i18n } = useLingui();
  const { check } = useSession();
  const { changeEmail } = useAccountRequests();
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(values: typeof empty, { setStatus }: FormikHelpers<typeof empty>) {
    setFailure(null);
    setStatus(undefined);
    try {
      const account = await changeEmail({ ...values, email: values.email.trim() });
      const email = shownEmail(account.email);
      await check();
      toasts.blank(
        t({
          id: 'auth.follow-link-to-email',
          message: `Please follow the link that we sent to ${email}.`,
        }),
      );
      onDone();
    } catch (error) {
      const problem = problemOf(error);
      setStatus(refusedValues(problem, values));
      setFailure(formFailure(problem, values, i18n));
    }
  }

  return (
    <Formik initialValues={empty} validationSchema={schema} onSubmit={submit}>
      {({ isSubmitting }) => (
        <FormBody
          label={t({ id: 'auth.change-email-title', message: 'Change your email' })}
          failure={failure}
        >
          <Muted>
            <Trans id="auth.change-email-consequences">
              We send a link to the new address to verify it, and a notice to the old one. From then
              on you sign in with the new one, and your other devices are signed out.
            </Trans>
          </Muted>
          <FormTextField
            name="email"
            label={t({ id: 'auth.new-email', message: 'New email' })}
            type="email"
            autoComplete="email"
            inputMode="email"
            data-autofocus
          />
          <FormPasswordField
            name="password"
            label={t({ id: 'auth.password', message: 'Password' })}
            autoComplete="current-password"
          />
          <Button type="submit" block busy={isSubmitting}>
            <Trans id="auth.change-email">Change email</Trans>
          </Button>
        </FormBody>
      )}
    </Formik>
  );
}
