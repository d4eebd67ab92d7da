import { paths, shownEmail } from '@aangan/domain';
import { useSession } from '@aangan/host';
import {
  ButtonLink,
  ErrorState,
  NeedsScript,
  Notice,
  Spinner,
  Stack,
  usePageTitle,
} from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { requestFailure } from '../../../failures/request-failure.ts';
import { AuthFrame } from '../../../frame/auth-frame.tsx';
import { DeadLink } from '../../../frame/dead-link.tsx';
import type { LocationState } from '../../../frame/location-state.ts';
import { useVerification } from '../use-verification.ts';

/** /verify-email?token=: opened from the link in the mail; verifies on its own. */
export function VerifyEmail() {
  const { t } = useLingui();
  const title = t({ id: 'auth.verify-your-email', message: 'Verify your email' });
  usePageTitle(title);
  const [parameters] = useSearchParams();
  const token = parameters.get('token');
  return (
    <AuthFrame title={title} picture="living">
      {token ? (
        <Verifying key={token} token={token} />
      ) : (
        <Dead
          message={t({
            id: 'auth.link-incomplete',
            message: 'This link is not complete. Please open it from the mail again.',
          })}
        />
      )}
    </AuthFrame>
  );
}

function Verifying({ token }: { token: string }) {
  const { t, i18n } = useLingui();
  const verification = useVerification(token);
  switch (verification.state) {
    case 'verifying':
      return (
        <>
          <NeedsScript>
            <Trans id="auth.verifying-needs-javascript">
              Verifying your email needs JavaScript. Please turn it on and load this page again.
            </Trans>
          </NeedsScript>
          <Spinner label={t({ id: 'auth.verifying-email', message: 'Verifying your email…' })} />
        </>
      );
    case 'verified':
      return <Verified email={verification.email} />;
    case 'failed': {
      const { problem, retry } = verification;
      const [ofToken] = problem.fields?.token ?? [];
      if (ofToken) return <Dead message={ofToken} />;
      return (
        <ErrorState
          title={t({
            id: 'auth.email-not-verified-yet',
            message: 'Your email could not be verified yet',
          })}
          onRetry={retry}
        >
          <p>{requestFailure(problem, i18n)}</p>
        </ErrorState>
      );
    }
  }
}

function Verified({ email }: { email: string }) {
  const { t } = useLingui();
  const { status } = useSession();
  useUpdatedSession();
  const locationState: LocationState = { email };
  const address = shownEmail(email);
  return (
    <Stack gap="l" align="start">
      <Notice tone="success">
        {t({ id: 'auth.email-is-verified', message: `Thank you. ${address} is verified.` })}
      </Notice>
      {status === 'signed-in' ? (
        <ButtonLink as={Link} to={paths.profile()}>
          <Trans id="auth.go-to-profile">Go to your profile</Trans>
        </ButtonLink>
      ) : (
        <ButtonLink as={Link} to={paths.login()} state={locationState}>
          <Trans id="auth.sign-in">Sign in</Trans>
        </ButtonLink>
      )}
    </Stack>
  );
}

/** Checks the session again once, as the page still has the account with the unverified email. */
function useUpdatedSession() {
  const { user, check } = useSession();
  const checked = useRef(false);
  const isOutdated = user !== null && !user.email_verified;
  useEffect(() => {
    if (!isOutdated || checked.current) return;
    checked.current = true;
    void check();
  }, [isOutdated, check]);
}

/** The account page sends new links; guests sign in first. */
function Dead({ message }: { message: string }) {
  const { t } = useLingui();
  const { status } = useSession();
  const label =
    status === 'signed-out'
      ? t({ id: 'auth.sign-in-for-new-link', message: 'Sign in for a new link' })
      : t({ id: 'auth.account-for-new-link', message: 'Go to your account for a new link' });
  return (
    <DeadLink to={paths.account()} label={label}>
      {message}
    </DeadLink>
  );
}
