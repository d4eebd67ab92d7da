import { type Elements, Spinner } from '@aangan/ui';
import { useEffect } from 'react';
import { useSelector, useStore } from 'react-redux';
import styled from 'styled-components';
import type { State } from '../create-store.ts';
import { EndedSession } from './ended-session.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { readSession } from './send-in-session.ts';
import { left } from './session-slice.ts';
import { SignInPage } from './sign-in-page.tsx';

const Waiting = styled.div`
  display: grid;
  place-items: center;
  min-height: 60dvh;
`;

/**
 * Shows the pages to integrators who are signed in, and the sign-in page to others. When a session ends, it asks to
 * sign in again over the page, so that what was typed there stays.
 */
export function RequireSession({ children }: { children: Elements }) {
  const session = useSelector((state: State) => state.session);
  const store = useStore<State>();
  useEffect(() => {
    void readSession(store).then((isThere) => {
      if (!isThere && store.getState().session.status === 'asking') store.dispatch(left());
    });
  }, [store]);
  useEffect(() => {
    // Another tab may have signed in while this one was in the background.
    const onFocus = () => {
      const { status } = store.getState().session;
      if (status === 'guest' || status === 'ended') void readSession(store);
    };
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, [store]);

  if (session.status === 'asking') {
    return (
      <Waiting>
        <Spinner />
      </Waiting>
    );
  }
  if (session.status === 'guest') return <SignInPage />;
  return (
    <>
      {children}
      {session.status === 'ended' && <EndedSession session={session} />}
      <ProofDialog />
    </>
  );
}
