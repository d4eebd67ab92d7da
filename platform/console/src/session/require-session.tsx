import { Dialog, Spinner } from '@aangan/ui';
import { type ReactNode, useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import styled from 'styled-components';
import { sendRequest } from '../api/send-request.ts';
import type { Dispatch, State } from '../create-store.ts';
import { began, left } from './session-slice.ts';
import { SignInForm } from './sign-in-form.tsx';
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
export function RequireSession({ children }: { children: ReactNode }) {
  const session = useSelector((state: State) => state.session);
  const dispatch = useDispatch<Dispatch>();
  useEffect(() => {
    void sendRequest({ path: '/session' }).then((outcome) => {
      if ('data' in outcome) dispatch(began(outcome.data as { email: string; csrf: string }));
      else dispatch(left());
    });
  }, [dispatch]);

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
      <Dialog
        open={session.status === 'ended'}
        title="Your session has ended"
        size="small"
        onClose={() => dispatch(left())}
      >
        <SignInForm email={session.email} />
      </Dialog>
    </>
  );
}
