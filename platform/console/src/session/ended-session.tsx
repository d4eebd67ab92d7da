import { Button, Dialog, Notice, Row, Stack, tokens } from '@aangan/ui';
import { useDispatch } from 'react-redux';
import styled from 'styled-components';
import { registryApi } from '../api/registry-api.ts';
import type { Dispatch } from '../create-store.ts';
import { asked, began, type SessionState } from './session-slice.ts';
import { SignInForm } from './sign-in-form.tsx';

const Bar = styled.div`
  position: sticky;
  z-index: ${tokens.layer.header};
  inset-block-end: 0;
  padding: ${tokens.space.s} ${tokens.space.gutter};
  border-block-start: 1px solid ${tokens.color.line};
  background: ${tokens.color.paperDeep};
`;

/**
 * Asks for the password again, over the page. If it is closed, the page keeps what was typed, and a bar says that
 * nothing is read or changed any more.
 */
export function EndedSession({
  session: { email, isAsked, other },
}: {
  session: Extract<SessionState, { status: 'ended' }>;
}) {
  const dispatch = useDispatch<Dispatch>();
  if (!isAsked) {
    return (
      <Bar role="status">
        <Row justify="space-between">
          <span>Your session has ended. What you see may be old; what you typed stays.</span>
          <Button onClick={() => dispatch(asked(true))}>Sign in again</Button>
        </Row>
      </Bar>
    );
  }
  const goOn = () => {
    if (!other) return;
    dispatch(began(other));
    dispatch(registryApi.util.invalidateTags(['Channel', 'Release']));
  };
  return (
    <Dialog open title="Your session has ended" size="small" onClose={() => dispatch(asked(false))}>
      <Stack gap="m">
        {other && (
          <Notice>
            <Stack gap="s" align="start">
              <p>{`Another tab has signed in as ${other.email}.`}</p>
              <Button variant="secondary" onClick={goOn}>
                {`Go on as ${other.email}`}
              </Button>
            </Stack>
          </Notice>
        )}
        <SignInForm email={email} />
      </Stack>
    </Dialog>
  );
}
