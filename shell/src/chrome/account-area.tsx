import { flagsOf, paths } from '@aangan/domain';
import { useSession } from '@aangan/host';
import type { SiteRemote } from '@aangan/manifest';
import { ButtonLink, Row, Skeleton, TryAgain, tokens, when } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { linksIn } from '../routing/shell-routes.ts';
import { AccountMenu } from './account-menu.tsx';
import { Bell } from './bell.tsx';

/** All the space that is left: it stays where it is when what it holds becomes known. */
const End = styled.div`
  display: flex;
  flex: 1;
  justify-content: flex-end;
  min-width: 0;

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

/**
 * One line at every width, of what fits whole: the greeting, else the name, else neither. What does not fit beside the
 * element without a width goes to a further line, which is not shown.
 */
const Welcome = styled.p`
  display: flex;
  min-width: 0;
  max-width: 24rem;
  height: 1.55em;
  flex: 1;
  flex-flow: row-reverse wrap;
  column-gap: 0.25em;
  overflow: hidden;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.type.small};
  white-space: nowrap;

  &::before {
    height: 1.55em;
    margin-inline-start: -0.25em;
    content: '';
  }
  > :first-child {
    order: 1;
  }
  ${when.medium} {
    font-size: inherit;
  }
`;

const Reason = styled.p`
  min-width: 0;
  max-width: 22rem;
  color: ${tokens.color.inkSoft};
  font-size: ${tokens.type.micro};
  line-height: 1.3;
  text-align: end;

  /* On a phone a line of its own below the header, which has no room for it. */
  @media (max-width: 39.99em) {
    position: absolute;
    inset: 100% 0 auto;
    max-width: none;
    padding: ${tokens.space.xs} ${tokens.space.gutter};
    border-block: 1px solid ${tokens.color.line};
    background: ${tokens.color.paper};
    text-align: start;
  }
  ${when.medium} {
    font-size: ${tokens.type.small};
  }
`;

/** Narrower than what it holds: a long name is cut, and does not reach over the logo. */
const Known = styled(Row)`
  min-width: 0;
  flex-wrap: nowrap;
  justify-content: flex-end;

  > :not(p) {
    flex: none;
  }
`;

/** Reserves the avatar's space, so that nothing moves once the session is known. */
const AvatarToCome = styled(Skeleton)`
  border-radius: 50%;
`;

interface AccountAreaProps {
  remotes: readonly Pick<SiteRemote, 'routes'>[];
  /** The page itself says that the session could not be checked. */
  isQuiet: boolean;
}

/** The end of the header: Sign In and Sign Up, or the account's menu; a placeholder while the session is checked. */
export function AccountArea({ remotes, isQuiet }: AccountAreaProps) {
  const { t } = useLingui();
  const { status, user, audience, signOut, check } = useSession();
  const end = useRef<HTMLDivElement>(null);
  const [hasLeft, setLeft] = useState(false);
  useEffect(() => {
    if (!user && hasLeft) end.current?.focus();
  }, [user, hasLeft]);

  const [bell] = linksIn('header.notifications', remotes, audience, flagsOf(user));

  const welcome = t({
    id: 'shell.welcome',
    message: 'Welcome',
    comment: 'Before a first name.',
  });

  async function leave() {
    setLeft(true);
    await signOut();
  }
  return (
    <End
      ref={end}
      tabIndex={-1}
      role="group"
      aria-label={t({ id: 'shell.account', message: 'Account' })}
    >
      {status === 'checking' && <AvatarToCome width="2.75rem" height="2.75rem" />}
      {status === 'unreachable' && !isQuiet && <CannotCheck onRetry={check} />}
      {status === 'signed-out' && <SignInAndUp />}
      {user && (
        <Known gap="s">
          {audience === 'client' && (
            <Welcome title={user.first_name}>
              <span>{`${welcome} `}</span>
              <span>{user.first_name}</span>
            </Welcome>
          )}
          {bell && <Bell link={bell} />}
          <AccountMenu
            key={user.id}
            user={user}
            links={linksIn('account.menu', remotes, audience, flagsOf(user))}
            onSignOut={() => void leave()}
          />
        </Known>
      )}
    </End>
  );
}

/** Shown when a session is stored but the API could not be asked about it: the visitor is not signed out. */
function CannotCheck({ onRetry }: { onRetry: () => Promise<void> }) {
  return (
    <Known gap="s" role="alert">
      <Reason>
        <Trans id="shell.cannot-check">We cannot check who you are. You are still signed in.</Trans>
      </Reason>
      <TryAgain size="small" onRetry={onRetry} />
    </Known>
  );
}

function SignInAndUp() {
  const next = useSignInReturn();
  return (
    <Buttons gap="xs">
      <ButtonLink as={Link} to={paths.login(next)} variant="quiet" size="small">
        <Trans id="shell.sign-in">Sign In</Trans>
      </ButtonLink>
      <ButtonLink as={Link} to={paths.register('client', next)} size="small">
        <Trans id="shell.sign-up">Sign Up</Trans>
      </ButtonLink>
    </Buttons>
  );
}

/** The page to return to after signing in: the current one, unless it is a sign-in page or home. */
export function useSignInReturn(): string | null {
  const { pathname, search } = useLocation();
  const atSignIn = pathname === paths.login() || pathname === '/register';
  if (atSignIn) return new URLSearchParams(search).get('next');
  return pathname === paths.home() ? null : pathname + search;
}
