import type { ApiProblem } from '@aangan/api-client';
import { paths } from '@aangan/domain';
import { useSession } from '@aangan/host';
import type { ComposedPath, SiteRemote } from '@aangan/manifest';
import {
  type Composer,
  RemoteComponent,
  RemoteLoadError,
  UndescribedRemoteError,
} from '@aangan/runtime';
import { Container, ErrorState, Spinner, tokens } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useContext } from 'react';
import { Navigate, useLocation, useOutletContext } from 'react-router-dom';
import styled from 'styled-components';
import { SessionEndingContext } from '../account/session-ending.ts';
import { FirstPageInUse, useFirstPageInUse } from '../routing/first-page.ts';
import { decide } from '../routing/shell-routes.ts';
import { NotFoundPage } from './not-found-page.tsx';
import { PageFailed } from './page-failed.tsx';
import { PageLoading } from './page-loading.tsx';
import { PageOff } from './page-off.tsx';
import { ReloadedPage } from './reloaded-page.tsx';

const Waiting = styled.p`
  display: flex;
  gap: ${tokens.space.s};
  align-items: center;
  justify-content: center;
  min-height: 60vh;
  color: ${tokens.color.inkSoft};
`;

interface ComposedPageProps {
  path: ComposedPath<SiteRemote>;
  composer: Composer;
}

/** The page that remotes declare for a path and the visitor's role. */
export function ComposedPage({ path, composer }: ComposedPageProps) {
  const session = useSession();
  const { pathname, search, hash, key } = useLocation();
  const { leftAt, problem } = useContext(SessionEndingContext);
  const decision = decide(path, session, pathname + search + hash);
  if ('redirect' in decision) {
    // After Logout on this page, the visitor is not asked to sign in again.
    const hasLeft = session.status === 'signed-out' && leftAt === key;
    return <Navigate to={hasLeft ? paths.home() : decision.redirect} replace />;
  }
  switch (decision.show) {
    case 'loading':
      return <CheckingSession />;
    case 'unreachable':
      return <SessionUnreachable problem={problem} onRetry={session.check} />;
    case 'not-found':
      return <NotFoundPage />;
    case 'off':
      return <PageOff />;
    case 'page':
      return <RemotePage composer={composer} {...decision} />;
  }
}

interface RemotePageProps {
  composer: Composer;
  remote: string;
  expose: string;
  title?: string | undefined;
}

function RemotePage({ composer, remote, expose, title }: RemotePageProps) {
  // In a frame, a part is shown at an address of its own.
  const props = useOutletContext<object | undefined>() ?? {};
  return (
    <RemoteComponent
      composer={composer}
      remote={remote}
      expose={expose}
      props={props}
      loading={<PageLoading />}
      inUse={<FirstPageInUse />}
      failed={({ error, retry }) => {
        // A release that throws is as good as switched off.
        if (!(error instanceof RemoteLoadError)) return <PageOff />;
        const failed = <PageFailed title={title} retry={retry} />;
        const isUndescribed = error.cause instanceof UndescribedRemoteError;
        return isUndescribed && navigator.onLine ? <ReloadedPage otherwise={failed} /> : failed;
      }}
    />
  );
}

/** The first page itself where the visitor goes on before it is in use: the check begins then. */
function CheckingSession() {
  useFirstPageInUse();
  return (
    <Waiting role="status">
      <Spinner size="inline" />
      <Trans id="shell.loading">Loading...</Trans>
    </Waiting>
  );
}

interface SessionUnreachableProps {
  problem: ApiProblem | null;
  onRetry: () => Promise<void>;
}

/** Says that the session could not be checked, and checks again once the browser is online; the header does neither here. */
function SessionUnreachable({ problem, onRetry }: SessionUnreachableProps) {
  const { t } = useLingui();
  const isLine = problem?.kind === 'network' || problem?.kind === 'timeout';
  return (
    <Container>
      <ErrorState
        wholePage
        title={t({
          id: 'shell.cannot-check-now',
          message: 'We cannot check who you are right now',
        })}
        onRetry={() => void onRetry()}
      >
        <p>
          {isLine ? (
            <Trans id="shell.still-signed-in-offline">
              You are still signed in. Please check your connection, then try again.
            </Trans>
          ) : (
            <Trans id="shell.still-signed-in">
              You are still signed in. Something went wrong on our side. Please try again in a
              moment.
            </Trans>
          )}
        </p>
      </ErrorState>
    </Container>
  );
}
