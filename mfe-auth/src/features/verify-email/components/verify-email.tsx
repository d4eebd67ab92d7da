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
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { requestFailure } from '../../../failures/request-failure.ts';
import { AuthFrame } from '../../../frame/auth-frame.tsx';
import { DeadLink } from '../../../frame/dead-link.tsx';
import type { LocationState } from '../../../frame/location-state.ts';
import { useVerification } from '../use-verification.ts';

/** /verify-email?token=: opened from the link in the mail; verifies on its own. */
export function VerifyEmail() {
  usePageTitle('Verify your email');
  const [parameters] = useSearchParams();
  const token = parameters.get('token');
  return (
    <AuthFrame title="Verify your email" picture="living">
      {token ? (
        <Verifying key={token} token={token} />
      ) : (
        <Dead message="This link is not complete. Please open it from the mail again." />
      )}
    </AuthFrame>
  );
}

function Verifying({ token }: { token: string }) {
  const verification = useVerification(token);
  switch (verification.state) {
    case 'verifying':
      return (
        <>
          <NeedsScript>
            Verifying your email needs JavaScript. Please turn it on and load this page again.
          </NeedsScript>
          <Spinner label="Verifying your email…" />
        </>
      );
    case 'verified':
      return <Verified email={verification.email} />;
    case 'failed': {
      const { problem, retry } = verification;
      const [ofToken] = problem.fields?.token ?? [];
      if (ofToken) return <Dead message={ofToken} />;
      return (
        <ErrorState title="Your email could not be verified yet" onRetry={retry}>
          <p>{requestFailure(problem)}</p>
        </ErrorState>
      );
    }
  }
}

function Verified({ email }: { email: string }) {
  const { status } = useSession();
  useUpdatedSession();
  const locationState: LocationState = { email };
  return (
    <Stack gap="l" align="start">
      <Notice tone="success">{`Thank you. ${shownEmail(email)} is verified.`}</Notice>
      {status === 'signed-in' ? (
        <ButtonLink as={Link} to={paths.profile()}>
          Go to your profile
        </ButtonLink>
      ) : (
        <ButtonLink as={Link} to={paths.login()} state={locationState}>
          Sign in
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
  const { status } = useSession();
  const label =
    status === 'signed-out' ? 'Sign in for a new link' : 'Go to your account for a new link';
  return (
    <DeadLink to={paths.account()} label={label}>
      {message}
    </DeadLink>
  );
}
