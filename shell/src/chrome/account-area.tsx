import { paths } from '@aangan/domain';
import type { ComposedRemote } from '@aangan/manifest';
import { useSession } from '@aangan/session';
import { ButtonLink, Row, Skeleton, tokens, when } from '@aangan/ui';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { chromeLinks } from '../routing/shell-routes.ts';
import { AccountMenu } from './account-menu.tsx';

const Buttons = styled(Row)`
  display: none;

  ${when.medium} {
    display: flex;
  }
`;

const Welcome = styled.p`
  display: none;
  color: ${tokens.color.inkSoft};

  ${when.medium} {
    display: block;
  }
`;

/** The header's end: Sign In and Sign Up, or the account's menu; quiet while neither is known. */
export function AccountArea({ remotes }: { remotes: readonly ComposedRemote[] }) {
  const { status, user, audience, signOut } = useSession();
  if (status === 'checking') return <Skeleton width="2.75rem" height="2.75rem" />;
  if (!user) return <SignInAndUp />;
  return (
    <Row gap="s">
      {audience === 'client' && <Welcome>Welcome {user.first_name}</Welcome>}
      <AccountMenu
        user={user}
        links={chromeLinks(remotes, 'account-menu', audience, user.is_staff)}
        onSignOut={() => void signOut()}
      />
    </Row>
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
