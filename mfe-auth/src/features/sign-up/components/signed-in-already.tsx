import { isolated, paths } from '@aangan/domain';
import { useSession } from '@aangan/host';
import { Button, Notice, Row, Stack, TextLink } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';

/** Shown above the form to visitors who are already signed in, but not after the form created the account. */
export function SignedInAlready() {
  const { t } = useLingui();
  const { user, signOut } = useSession();
  const [cameAs] = useState(user);
  const [hasLeft, setLeft] = useState(false);
  const notice = useRef<HTMLDivElement>(null);

  async function leave() {
    setLeft(true);
    // The button disappears on signing out: the focus moves to the notice.
    notice.current?.focus();
    await signOut();
  }

  if (!cameAs || (user && user.id !== cameAs.id)) return null;
  const name = isolated(`${cameAs.first_name} ${cameAs.last_name}`.trim() || cameAs.username);
  return (
    <Notice ref={notice} tabIndex={-1}>
      {hasLeft || !user ? (
        t({ id: 'auth.you-are-signed-out', message: 'You are signed out.' })
      ) : (
        <Stack gap="s">
          <p>{t({ id: 'auth.you-are-signed-in-as', message: `You are signed in as ${name}.` })}</p>
          <Row gap="m">
            <Button variant="secondary" size="small" onClick={() => void leave()}>
              <Trans id="auth.sign-out">Sign out</Trans>
            </Button>
            <TextLink as={Link} to={paths.home()}>
              <Trans id="auth.go-to-home">Go to the home page</Trans>
            </TextLink>
          </Row>
        </Stack>
      )}
    </Notice>
  );
}
