import { problemOf } from '@aangan/api-client';
import { paths, sitePathOf } from '@aangan/domain';
import { useSession } from '@aangan/host';
import { Button, Notice, Row, TextLink, usePageTitle } from '@aangan/ui';
import {
  FormBody,
  FormCheckbox,
  FormPasswordField,
  FormTextField,
  refusedValues,
} from '@aangan/ui/formik';
import { Trans, useLingui } from '@lingui/react/macro';
import { Formik, type FormikHelpers } from 'formik';
import { useMemo, useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import type { InferType } from 'yup';
import { signInFailure } from '../../../failures/sign-in-failure.ts';
import { AuthFrame } from '../../../frame/auth-frame.tsx';
import { useLocationState } from '../../../frame/location-state.ts';
import { type ProofRequest, secondFactorOf } from '../../../proof/proof-requests.ts';
import { SecondStep } from '../../../proof/second-step.tsx';
import { signInSchema } from '../sign-in-schema.ts';
import { ForgotLink } from './forgot-link.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';

type Values = InferType<typeof signInSchema>;

const empty: Values = { email: '', password: '', remember: true };

/** /login: continues to the page in `?next=`, else home. */
export function SignIn() {
  const { t, i18n } = useLingui();
  const title = t({ id: 'auth.sign-in-title', message: 'Sign in' });
  usePageTitle(title);
  const session = useSession();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const { email = '', notice } = useLocationState();
  const initialValues = useMemo<Values>(() => ({ ...empty, email }), [email]);
  const [failure, setFailure] = useState<string | null>(null);
  const [second, setSecond] = useState<{ request: ProofRequest; remember: boolean } | null>(null);
  const goOn = () => navigate(destination, { replace: true });
  const next = sitePathOf(parameters.get('next'));
  const destination = next ?? paths.home();

  async function submit(values: Values, { setStatus }: FormikHelpers<Values>) {
    setFailure(null);
    setStatus(undefined);
    try {
      await session.signIn({ ...values, email: values.email.trim() });
      goOn();
    } catch (error) {
      const problem = problemOf(error);
      const asked = secondFactorOf(problem);
      if (asked) {
        setSecond({ request: asked, remember: values.remember });
        return;
      }
      console.error('Sign-in failed', problem.kind, problem.status);
      setStatus(refusedValues(problem, values));
      setFailure(signInFailure(problem, i18n));
    }
  }

  if (session.status === 'signed-in') return <Navigate to={destination} replace />;
  if (second) {
    return (
      <AuthFrame
        title={t({ id: 'auth.second-step-title', message: 'One more step' })}
        lede={t({ id: 'auth.second-step-lede', message: 'Show that it is really you.' })}
        picture="foyer"
      >
        <SecondStep
          {...second}
          onSignedIn={goOn}
          onOver={(why) => {
            setFailure(why);
            setSecond(null);
          }}
        />
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={title}
      lede={t({ id: 'auth.welcome-back', message: 'Welcome back.' })}
      picture="foyer"
    >
      {session.hasEnded && (
        <Notice>
          <Trans id="auth.session-ended">Your session has ended. Please sign in again.</Trans>
        </Notice>
      )}
      {notice && <Notice tone="success">{notice}</Notice>}
      <Formik
        initialValues={initialValues}
        enableReinitialize
        validationSchema={signInSchema}
        onSubmit={submit}
      >
        {({ isSubmitting, values }) => (
          <FormBody label={title} failure={failure}>
            <FormTextField
              name="email"
              label={t({ id: 'auth.email', message: 'Email' })}
              type="email"
              autoComplete="username webauthn"
              inputMode="email"
            />
            <FormPasswordField
              name="password"
              label={t({ id: 'auth.password', message: 'Password' })}
              autoComplete="current-password"
            />
            <Row gap="s" justify="space-between">
              <FormCheckbox
                name="remember"
                label={t({ id: 'auth.remember-me', message: 'Remember me' })}
              />
              <ForgotLink />
            </Row>
            <Button type="submit" block busy={isSubmitting}>
              <Trans id="auth.sign-in">Sign in</Trans>
            </Button>
            <PasskeySignIn remember={values.remember} onSignedIn={goOn} />
            <p>
              <Trans id="auth.new-to-aangan">
                New to Aangan?{' '}
                <TextLink as={Link} to={paths.register('client', next)}>
                  Create an account
                </TextLink>
              </Trans>
            </p>
          </FormBody>
        )}
      </Formik>
    </AuthFrame>
  );
}
