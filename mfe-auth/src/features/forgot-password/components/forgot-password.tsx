import { problemOf } from '@aangan/api-client';
import { paths } from '@aangan/domain';
import { useHost } from '@aangan/host';
import { Button, TextLink, usePageTitle } from '@aangan/ui';
import { FormBody, FormTextField, refusedValues } from '@aangan/ui/formik';
import { Trans, useLingui } from '@lingui/react/macro';
import { Formik, type FormikHelpers } from 'formik';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { object } from 'yup';
import { formFailure } from '../../../failures/request-failure.ts';
import { emailRule } from '../../../form/account-rules.ts';
import { AuthFrame } from '../../../frame/auth-frame.tsx';
import { type LocationState, useLocationState } from '../../../frame/location-state.ts';
import { requestReset } from '../request-reset.ts';
import { MailSent } from './mail-sent.tsx';

const schema = object({ email: emailRule() });

/** /forgot-password: asks for the email. The result is the same whether or not the account exists. */
export function ForgotPassword() {
  const { t } = useLingui();
  const { email: passed = '' } = useLocationState();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const email = sentTo ?? passed;
  const [isSent, setSent] = useState(false);
  const title = isSent
    ? t({ id: 'auth.check-your-mail', message: 'Check your mail' })
    : t({ id: 'auth.forgot-your-password', message: 'Forgot your password?' });
  usePageTitle(title);
  return (
    <AuthFrame
      title={title}
      lede={
        isSent
          ? undefined
          : t({
              id: 'auth.forgot-password-lede',
              message: 'Tell us your email, and we send you a link to choose a new one.',
            })
      }
      picture="foyer"
    >
      {isSent ? (
        <MailSent email={email} onChangeEmail={() => setSent(false)} />
      ) : (
        <AskForEmail
          email={email}
          onSent={(address) => {
            setSentTo(address);
            setSent(true);
          }}
        />
      )}
    </AuthFrame>
  );
}

interface AskForEmailProps {
  email: string;
  onSent: (email: string) => void;
}

function AskForEmail({ email, onSent }: AskForEmailProps) {
  const { t, i18n } = useLingui();
  const [failure, setFailure] = useState<string | null>(null);
  const { client } = useHost();
  const initialValues = useMemo(() => ({ email }), [email]);

  async function submit(
    values: typeof initialValues,
    { setStatus }: FormikHelpers<typeof initialValues>,
  ) {
    setFailure(null);
    setStatus(undefined);
    const address = values.email.trim();
    try {
      await requestReset(client, address);
      onSent(address);
    } catch (error) {
      const problem = problemOf(error);
      setStatus(refusedValues(problem, values));
      setFailure(formFailure(problem, values, i18n));
    }
  }

  return (
    <Formik
      initialValues={initialValues}
      enableReinitialize
      validationSchema={schema}
      onSubmit={submit}
    >
      {({ isSubmitting, values }) => (
        <FormBody
          label={t({ id: 'auth.forgot-password-form', message: 'Forgot your password' })}
          failure={failure}
        >
          <FormTextField
            name="email"
            label={t({ id: 'auth.email', message: 'Email' })}
            type="email"
            autoComplete="username"
            inputMode="email"
          />
          <Button type="submit" block busy={isSubmitting}>
            <Trans id="auth.send-link">Send the link</Trans>
          </Button>
          <p>
            <Trans id="auth.remembered-it">
              Remembered it?{' '}
              <TextLink
                as={Link}
                to={paths.login()}
                state={{ email: values.email.trim() } satisfies LocationState}
              >
                Sign in
              </TextLink>
            </Trans>
          </p>
        </FormBody>
      )}
    </Formik>
  );
}
