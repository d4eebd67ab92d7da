import { paths } from '@aangan/domain';
import type { ComposedRemote } from '@aangan/manifest';
import { useSession } from '@aangan/session';
import { Button, ButtonLink, Row, Skeleton, tokens, VisuallyHidden, when } from '@aangan/ui';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { chromeLinks } from '../routing/shell-routes.ts';
import { AccountMenu } from './account-menu.tsx';

const End = styled.div`
  margin-left: auto;

  &:focus {
    outline: none;
  }
`;

const Buttons = styled(Row)`
  display: none;

  ${when.medium} {
    display: flex;
  }
`;

/** On a phone the two words stand under each other, so that they fit beside the avatar. */
const Welcome = styled.p`
  max-width: 5.5rem;
  overflow: hidden;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.type.small};
  line-height: 1.25;
  text-align: end;
  text-overflow: ellipsis;

  ${when.medium} {
    max-width: 16rem;
    font-size: inherit;
    white-space: nowrap;
  }
`;

const Known = styled(Row)`
  flex-wrap: nowrap;
`;

/** The place of the avatar, so that nothing moves when it is known who is there. */
const AvatarToCome = styled(Skeleton)`
  border-radius: 50%;
`;

/** The header's end: Sign In and Sign Up, or the account's menu; quiet while neither is known. */
export function AccountArea({ remotes }: { remotes: readonly ComposedRemote[] }) {
  const { status, user, audience, signOut, check } = useSession();
  const end = useRef<HTMLDivElement>(null);
  const [hasLeft, setLeft] = useState(false);
  useEffect(() => {
    if (!user && hasLeft) end.current?.focus();
  }, [user, hasLeft]);

  async function leave() {
    setLeft(true);
    await signOut();
  }
  return (
    <End ref={end} tabIndex={-1} role="group" aria-label="Account">
      {status === 'checking' && <AvatarToCome width="2.75rem" height="2.75rem" />}
      {status === 'unreachable' && <CannotCheck onRetry={check} />}
      {status === 'signed-out' && <SignInAndUp />}
      {user && (
        <Known gap="s">
          {audience === 'client' && <Welcome>Welcome {user.first_name}</Welcome>}
          <AccountMenu
            key={user.id}
            user={user}
            links={chromeLinks(remotes, 'account-menu', audience, user.is_staff)}
            onSignOut={() => void leave()}
          />
        </Known>
      )}
    </End>
  );
}

/** There is a session, but nobody could be asked whose: not signed out, and not to be taken for it. */
function CannotCheck({ onRetry }: { onRetry: () => Promise<void> }) {
  useEffect(() => {
    const again = () => void onRetry();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [onRetry]);
  return (
    <Button
      variant="secondary"
      size="small"
      title="We cannot check who you are right now. You are still signed in."
      onClick={() => void onRetry()}
    >
      Try again
      <VisuallyHidden> to check who you are: you are still signed in</VisuallyHidden>
    </Button>
  );
}

function SignInAndUp() {
  const next = useSignInReturn();
  return (
    <Buttons gap="xs">
      <ButtonLink as={Link} to={paths.login(next)} variant="quiet" size="small">
        Sign In
      </ButtonLink>
      <ButtonLink as={Link} to={paths.register('client', next)} size="small">
        Sign Up
      </ButtonLink>
    </Buttons>
  );
}

/** Where to come back to after signing in: this page, unless it is one for signing in itself, or home. */
export function useSignInReturn(): string | null {
  const { pathname, search } = useLocation();
  const atSignIn = pathname === paths.login() || pathname === '/register';
  if (atSignIn) return new URLSearchParams(search).get('next');
  return pathname === paths.home() ? null : pathname + search;
}
