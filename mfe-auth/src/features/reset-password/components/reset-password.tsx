import { problemOf } from '@aangan/api-client';
import { endpoint } from '@aangan/api-client/endpoints';
import { paths } from '@aangan/domain';
import { useHost, useSession } from '@aangan/host';
import { Button, TextLink, usePageTitle } from '@aangan/ui';
import { FormBody, refusedValues } from '@aangan/ui/formik';
import { Trans, useLingui } from '@lingui/react/macro';
import { Formik, type FormikHelpers } from 'formik';
import { useCallback, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { object } from 'yup';
import { formFailure } from '../../../failures/request-failure.ts';
import { confirmPasswordRule, newPasswordRule } from '../../../form/account-rules.ts';
import { NewPasswordFields } from '../../../form/new-password-fields.tsx';
import { AuthFrame } from '../../../frame/auth-frame.tsx';
import { DeadLink } from '../../../frame/dead-link.tsx';
import type { LocationState } from '../../../frame/location-state.ts';
import { useLinkCheck } from '../use-link-check.ts';

const schema = object({ password: newPasswordRule(), confirm_password: confirmPasswordRule() });
const empty = { password: '', confirm_password: '' };

/** /reset-password?token=: opened from the link in the mail. */
export function ResetPassword() {
  const { t } = useLingui();
  const title = t({ id: 'auth.choose-new-password', message: 'Choose a new password' });
  usePageTitle(title);
  const [parameters] = useSearchParams();
  const token = parameters.get('token');
  // State is kept by token: the link of a newer mail may be opened in the same tab.
  const [dead, setDead] = useState<{ token: string; message: string } | null>(null);
  const onDead = useCallback(
    (deadToken: string, reason: string) => setDead({ token: deadToken, message: reason }),
    [],
  );
  useLinkCheck(token, onDead);
  const incomplete = t({
    id: 'auth.link-incomplete',
    message: 'This link is not complete. Please open it from the mail again.',
  });
  const message = token ? dead?.token === token && dead.message : incomplete;
  return (
    <AuthFrame title={title} picture="foyer">
      {token && !message ? (
        <ChoosePassword key={token} token={token} onDead={(refusal) => onDead(token, refusal)} />
      ) : (
        <DeadLink
          to={paths.forgotPassword()}
          label={t({ id: 'auth.ask-for-new-link', message: 'Ask for a new link' })}
        >
          {message}
        </DeadLink>
      )}
    </AuthFrame>
  );
}

interface ChoosePasswordProps {
  token: string;
  /** Called with the API's message when the link is not valid any more. */
  onDead: (message: string) => void;
}

function ChoosePassword({ token, onDead }: ChoosePasswordProps) {
  const { t, i18n } = useLingui();
  const { client } = useHost();
  const session = useSession();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);

  async function submit(values: typeof empty, { setStatus }: FormikHelpers<typeof empty>) {
    setFailure(null);
    setStatus(undefined);
    const body = { token, password: values.password };
    try {
      await client.send(endpoint('post', '/auth/password/reset/', { body }));
    } catch (error) {
      const problem = problemOf(error);
      const [ofToken] = problem.fields?.token ?? [];
      if (ofToken) return onDead(ofToken);
      setStatus(refusedValues(problem, values));
      return setFailure(formFailure(problem, values, i18n));
    }
    // The reset ended all sessions of the account: the session is checked before /login reads it.
    if (session.status !== 'signed-out') await session.signOut();
    const notice = t({
      id: 'auth.password-changed-sign-in',
      message: 'Your password has been changed. Please sign in with the new one.',
    });
    const state: LocationState = { notice };
    return navigate(paths.login(), { replace: true, state });
  }

  return (
    <Formik initialValues={empty} validationSchema={schema} onSubmit={submit}>
      {({ isSubmitting }) => (
        <FormBody
          label={t({ id: 'auth.choose-new-password', message: 'Choose a new password' })}
          failure={failure}
        >
          <NewPasswordFields isChange />
          <Button type="submit" block busy={isSubmitting}>
            <Trans id="auth.save-new-password">Save the new password</Trans>
          </Button>
          <p>
            <TextLink as={Link} to={paths.login()}>
              <Trans id="auth.back-to-sign-in">Back to sign in</Trans>
            </TextLink>
          </p>
        </FormBody>
      )}
    </Formik>
  );
}
