import { formatRupees, isolated, paths } from '@aangan/domain';
import { useSession } from '@aangan/host';
import { Button, ButtonLink, Row, Stack } from '@aangan/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type EarlierRequest, sentMessage } from '../model/use-sending.ts';

interface CloseProps {
  onClose: () => void;
}

/** Shown when the request was sent. */
export function Sent({ name, onClose }: CloseProps & { name: string }) {
  return (
    <Result message={sentMessage} onClose={onClose} toRequests>
      {`${isolated(name)} sees your project now, and your email and phone once they approve. You get their answer by email, and find it under Your requests.`}
    </Result>
  );
}

/** Shown when an attempt before had arrived, and the form was changed since: what was sent, and what was not. */
export function SentEarlier({
  name,
  request,
  onClose,
}: CloseProps & { name: string; request: EarlierRequest }) {
  return (
    <Result message={sentMessage} onClose={onClose} toRequests>
      {`${isolated(name)} has your request as you sent it first, with a budget of ${formatRupees(request.budget)}. What you changed after that was not sent. To send it instead, revoke the request under Your requests and get in touch again: your changes are kept in this tab.`}
    </Result>
  );
}

/** Shown when the client already has an active request to the firm: this one was not sent. */
export function AlreadyActive({ message, onClose }: CloseProps & { message: string }) {
  return (
    <Result message={message} onClose={onClose} toRequests>
      Nothing was sent a second time. You can see how far it has come under Your requests.
    </Result>
  );
}

/** Shown when the account that signed in is not a client's. */
export function OnlyClients({ onClose }: CloseProps) {
  const { audience } = useSession();
  const article = audience === 'architect' ? 'an' : 'a';
  return (
    <Result
      message="Only clients send connection requests."
      onClose={onClose}
    >{`You are signed in as ${audience === 'guest' ? 'someone else' : `${article} ${audience}`}. What you typed is kept in this tab: sign in with a client’s account to send it.`}</Result>
  );
}

interface ResultProps extends CloseProps {
  message: string;
  children: ReactNode;
  toRequests?: boolean;
}

function Result({ message, children, onClose, toRequests = false }: ResultProps) {
  return (
    <Stack gap="l" align="start">
      <strong role="status">{message}</strong>
      <p>{children}</p>
      <Row gap="s">
        <Button onClick={onClose}>Done</Button>
        {toRequests && (
          // In place of the dialog's history entry: Back must not open the dialog again.
          <ButtonLink as={Link} to={paths.connectionRequests()} replace variant="secondary">
            Your requests
          </ButtonLink>
        )}
      </Row>
    </Stack>
  );
}
