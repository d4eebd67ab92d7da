import { formatRupees, isolated, paths } from '@aangan/domain';
import { useSession } from '@aangan/host';
import { useSentences } from '@aangan/messages';
import { Button, ButtonLink, Row, Stack } from '@aangan/ui';
import { select } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { type EarlierRequest, sentMessage } from '../model/use-sending.ts';

interface CloseProps {
  onClose: () => void;
}

/** Shown when the request was sent. */
export function Sent({ name, onClose }: CloseProps & { name: string }) {
  const { i18n, t } = useLingui();
  const firm = isolated(name);
  return (
    <Result message={i18n._(sentMessage)} onClose={onClose} toRequests>
      {t({
        id: 'designers.sent-what-next',
        message: `${firm} sees your project now, and your email and phone once they approve. You get their answer by email, and find it under Your requests.`,
      })}
    </Result>
  );
}

/** Shown when an attempt before had arrived, and the form was changed since: what was sent, and what was not. */
export function SentEarlier({
  name,
  request,
  onClose,
}: CloseProps & { name: string; request: EarlierRequest }) {
  const { i18n, t } = useLingui();
  const firm = isolated(name);
  const budget = formatRupees(request.budget);
  return (
    <Result message={i18n._(sentMessage)} onClose={onClose} toRequests>
      {t({
        id: 'designers.sent-earlier',
        message: `${firm} has your request as you sent it first, with a budget of ${budget}. What you changed after that was not sent. To send it instead, revoke the request under Your requests and get in touch again: your changes are kept in this tab.`,
      })}
    </Result>
  );
}

/** Shown when the client already has an active request to the firm: this one was not sent. */
export function AlreadyActive({ message, onClose }: CloseProps & { message: string }) {
  const say = useSentences();
  return (
    <Result message={say(message)} onClose={onClose} toRequests>
      <Trans id="designers.not-sent-again">
        Nothing was sent a second time. You can see how far it has come under Your requests.
      </Trans>
    </Result>
  );
}

/** Shown when the account that signed in is not a client's. */
export function OnlyClients({ onClose }: CloseProps) {
  const { audience } = useSession();
  const { t } = useLingui();
  const who = t({
    id: 'designers.signed-in-as',
    message: select(audience, {
      guest: 'You are signed in as someone else.',
      client: 'You are signed in as a client.',
      designer: 'You are signed in as a designer.',
      architect: 'You are signed in as an architect.',
      vendor: 'You are signed in as a vendor.',
      other: `You are signed in as a ${audience}.`,
    }),
  });
  return (
    <Result
      message={t({
        id: 'designers.only-clients',
        message: 'Only clients send connection requests.',
      })}
      onClose={onClose}
    >
      {t({
        id: 'designers.only-clients-why',
        message: `${who} What you typed is kept in this tab: sign in with a client’s account to send it.`,
      })}
    </Result>
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
        <Button onClick={onClose}>
          <Trans id="designers.done">Done</Trans>
        </Button>
        {toRequests && (
          // In place of the dialog's history entry: Back must not open the dialog again.
          <ButtonLink as={Link} to={paths.connectionRequests()} replace variant="secondary">
            <Trans id="designers.your-requests">Your requests</Trans>
          </ButtonLink>
        )}
      </Row>
    </Stack>
  );
}
