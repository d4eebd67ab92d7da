import { paths, sentName } from '@aangan/domain';
import { withDialog } from '@aangan/firms';
import { type AuthPanelProps, RemotePart, type User, useSession } from '@aangan/host';
import { Button, ButtonLink, Notice, Row, Spinner, Stack, TryAgain } from '@aangan/ui';
import { type FormikContextType, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { ConnectValues } from '../model/connect-values.ts';
import { dialogName } from '../model/dialog-name.ts';

interface SignInFirstProps {
  onSignedIn: (user: User, values: ConnectValues, form: FormikContextType<ConnectValues>) => void;
  onBack: () => void;
}

/** The auth remote's panel, in sign-up mode, with the contact details of the form. */
export function SignInFirst({ onSignedIn, onBack }: SignInFirstProps) {
  const { user } = useSession();
  const form = useFormikContext<ConnectValues>();
  const { email, phone } = form.values;
  const hasGoneOn = useRef(false);

  function goOn(account: User) {
    if (hasGoneOn.current) return;
    hasGoneOn.current = true;
    onSignedIn(account, form.values, form);
  }
  const goOnNow = useRef(goOn);
  goOnNow.current = goOn;
  useEffect(() => {
    // A sign-in in another tab continues here too.
    if (user) goOnNow.current(user);
  }, [user]);

  return (
    <Stack gap="l">
      <p>
        Create an account or sign in, and your request goes out by itself. What you typed is kept.
      </p>
      <RemotePart<AuthPanelProps>
        remote="auth"
        expose="./AuthPanel"
        props={{
          initialMode: 'sign-up',
          prefill: {
            ...sentName(form.values),
            email: email.trim(),
            phone: phone.trim(),
          },
          onAuthenticated: goOn,
        }}
        loading={<Spinner label="Loading sign-up…" />}
        failed={({ retry }) => <PanelMissing onRetry={retry} />}
      />
      <Button variant="quiet" onClick={onBack}>
        Back to your request
      </Button>
    </Stack>
  );
}

/** Shown when the panel could not be loaded: links to the sign-in pages, which lead back here with everything typed. */
function PanelMissing({ onRetry }: { onRetry: () => void }) {
  const here = withDialog(useLocation(), dialogName);
  return (
    <Stack gap="m">
      <Notice tone="error" heading="Signing up could not be loaded here">
        Your request is kept. Try again, or sign in on its own page: you come back to this form.
      </Notice>
      <Row gap="s">
        <TryAgain variant="primary" onRetry={onRetry} />
        <ButtonLink as={Link} to={paths.login(here)} replace variant="secondary">
          Sign In
        </ButtonLink>
        <ButtonLink as={Link} to={paths.register('client', here)} replace variant="secondary">
          Sign Up
        </ButtonLink>
      </Row>
    </Stack>
  );
}
