import { problemOf } from '@aangan/api-client';
import { shownEmail } from '@aangan/domain';
import { type User, useSession } from '@aangan/host';
import { Badge, Button, Dialog, Muted, Row, toasts } from '@aangan/ui';
import { FormBody, FormPasswordField, FormTextField, refusedValues } from '@aangan/ui/formik';
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
  const [isOpen, setOpen] = useState(false);
  return (
    <Row justify="space-between" gap="s">
      <div>
        <Muted>Email</Muted>
        <Row gap="xs">
          <Address>{shownEmail(user.email)}</Address>
          {user.email_verified ? (
            <Badge data-tone="positive">Verified</Badge>
          ) : (
            <Badge>Not verified</Badge>
          )}
        </Row>
      </div>
      <Button variant="secondary" size="small" onClick={() => setOpen(true)}>
        Change email
      </Button>
      <Dialog open={isOpen} title="Change your email" onClose={() => setOpen(false)}>
        <ChangeEmailForm onDone={() => setOpen(false)} />
      </Dialog>
    </Row>
  );
}

const schema = object({ email: emailRule(), password: ownPasswordRule() });
const empty = { email: '', password: '' };

function ChangeEmailForm({ onDone }: { onDone: () => void }) {
  const { check } = useSession();
  const { changeEmail } = useAccountRequests();
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(values: typeof empty, { setStatus }: FormikHelpers<typeof empty>) {
    setFailure(null);
    setStatus(undefined);
    try {
      const { email } = await changeEmail({ ...values, email: values.email.trim() });
      await check();
      toasts.blank(`Please follow the link that we sent to ${shownEmail(email)}.`);
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
        <FormBody label="Change your email" failure={failure}>
          <Muted>
            We send a link to the new address to verify it, and a notice to the old one. From then
            on you sign in with the new one, and your other devices are signed out.
          </Muted>
          <FormTextField
            name="email"
            label="New email"
            type="email"
            autoComplete="email"
            inputMode="email"
            data-autofocus
          />
          <FormPasswordField name="password" label="Password" autoComplete="current-password" />
          <Button type="submit" block busy={isSubmitting}>
            Change email
          </Button>
        </FormBody>
      )}
    </Formik>
  );
}
