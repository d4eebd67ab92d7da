import { paths } from '@aangan/domain';
import { useSession } from '@aangan/host';
import { Button, ButtonLink, Row, Stack } from '@aangan/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { sentWords } from '../model/use-sending.ts';

interface EndingProps {
  onClose: () => void;
}

/** It is with the firm. */
export function Sent({ name, onClose }: EndingProps & { name: string }) {
  return (
    <Ending said={sentWords} onClose={onClose} toRequests>
      {name} sees your project now, and your email and phone once they approve. You get their answer
      by email, and find it under Your requests.
    </Ending>
  );
}

/** There was an active request before this one, which was not sent. */
export function AskedAlready({ words, onClose }: EndingProps & { words: string }) {
  return (
    <Ending said={words} onClose={onClose} toRequests>
      Nothing was sent a second time. You can see how far it has come under Your requests.
    </Ending>
  );
}

/** Whoever signed in is no client. */
export function OnlyClients({ onClose }: EndingProps) {
  const { audience } = useSession();
  const article = audience === 'architect' ? 'an' : 'a';
  return (
    <Ending said="Only clients send connection requests." onClose={onClose}>
      You are signed in as {audience === 'guest' ? 'somebody else' : `${article} ${audience}`}. What
      you typed is kept in this tab: sign in with a client’s account to send it.
    </Ending>
  );
}

interface Words extends EndingProps {
  said: string;
  children: ReactNode;
  toRequests?: boolean;
}

function Ending({ said, children, onClose, toRequests = false }: Words) {
  return (
    <Stack gap="l" align="start">
      <strong role="status">{said}</strong>
      <p>{children}</p>
      <Row gap="s">
        <Button onClick={onClose}>Done</Button>
        {toRequests && (
          <ButtonLink as={Link} to={paths.connectionRequests()} variant="secondary">
            Your requests
          </ButtonLink>
        )}
      </Row>
    </Stack>
  );
}
