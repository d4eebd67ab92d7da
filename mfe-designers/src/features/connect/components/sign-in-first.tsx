import { paths, sentName } from '@aangan/domain';
import { withDialog } from '@aangan/firms';
import { type AuthPanelProps, RemotePart, type User, useSession } from '@aangan/host';
import { Button, ButtonLink, Notice, Row, Spinner, Stack, TryAgain } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
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
  const { t } = useLingui();
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
        <Trans id="designers.sign-in-first">
          Create an account or sign in, and your request goes out by itself. What you typed is kept.
        </Trans>
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
        loading={
          <Spinner label={t({ id: 'designers.loading-sign-up', message: 'Loading sign-up…' })} />
        }
        failed={({ retry }) => <PanelMissing onRetry={retry} />}
      />
      <Button variant="quiet" onClick={onBack}>
        <Trans id="designers.back-to-request">Back to your request</Trans>
      </Button>
    </Stack>
  );
}

/** Shown when the panel could not be loaded: links to the sign-in pages, which lead back here with everything typed. */
function PanelMissing({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  const here = withDialog(useLocation(), dialogName);
  return (
    <Stack gap="m">
      <Notice
        tone="error"
        heading={t({
          id: 'designers.sign-up-missing',
          message: 'Signing up could not be loaded here',
        })}
      >
        <Trans id="designers.sign-up-missing-advice">
          Your request is kept. Try again, or sign in on its own page: you come back to this form.
        </Trans>
      </Notice>
      <Row gap="s">
        <TryAgain variant="primary" onRetry={onRetry} />
        <ButtonLink as={Link} to={paths.login(here)} replace variant="secondary">
          <Trans id="designers.sign-in">Sign In</Trans>
        </ButtonLink>
        <ButtonLink as={Link} to={paths.register('client', here)} replace variant="secondary">
          <Trans id="designers.sign-up">Sign Up</Trans>
        </ButtonLink>
      </Row>
    </Stack>
  );
}
