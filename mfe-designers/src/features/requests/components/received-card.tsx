import { connectionLimits, shownEmail } from '@aangan/domain';
import { Badge, Button, Muted, Row, TextLink, VisuallyHidden } from '@aangan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FirmAct, ReceivedRequest } from '../api/requests-api.ts';
import { BriefLink } from './brief-link.tsx';
import { ConversationSlot } from './conversation-slot.tsx';
import { RequestCard } from './request-card.tsx';
import type { CardActions } from './requests-page.tsx';

/** The name of the client who sent the request. */
export function clientNameOf({ client_details: client }: ReceivedRequest): string {
  return `${client.first_name} ${client.last_name}`.trim();
}

interface ReceivedCardProps {
  request: ReceivedRequest;
  actions: CardActions<FirmAct['act']>;
}

/** A request as the firm sees it: the client, and their contact details once it is approved. */
export function ReceivedCard({ request, actions }: ReceivedCardProps) {
  const { client_details: client, status } = request;
  const { t } = useLingui();
  const name = clientNameOf(request);
  const ofWhom = ` ${t({ id: 'designers.of-whom', message: `the request of ${name}`, comment: 'After Approve or Reject, for screen readers.' })}`;
  return (
    <RequestCard
      request={request}
      name={name}
      avatar={client.avatar}
      heading={name}
      line={
        !client.email_verified && (
          <Badge>
            <Trans id="designers.email-not-verified">Email not verified</Trans>
          </Badge>
        )
      }
      actions={
        <>
          {status === 'pending' && (
            <>
              <Button size="small" onClick={() => actions.run('approve')}>
                <Trans id="designers.approve">Approve</Trans>
                <VisuallyHidden>{ofWhom}</VisuallyHidden>
              </Button>
              <Button variant="secondary" size="small" onClick={() => actions.run('reject')}>
                <Trans id="designers.reject">Reject</Trans>
                <VisuallyHidden>{ofWhom}</VisuallyHidden>
              </Button>
            </>
          )}
          <BriefLink request={request} ofWhom={name} />
          <ConversationSlot conversation={request.conversation_id} name={name} />
        </>
      }
    >
      <Contact request={request} />
    </RequestCard>
  );
}

/** The API sends email and phone only once the firm has approved. */
function Contact({ request: { status, client_details: client } }: { request: ReceivedRequest }) {
  const { t } = useLingui();
  if (status === 'pending') {
    return (
      <Muted>
        <Trans id="designers.contact-once-approved">
          You see their email and phone once you approve.
        </Trans>
      </Muted>
    );
  }
  if (status === 'closed') {
    const days = connectionLimits.closedAfter;
    return (
      <Muted>
        {t({
          id: 'designers.closed-unanswered',
          message: `Closed without an answer for ${days} days. Its client was told of other firms, and can ask you again.`,
        })}
      </Muted>
    );
  }
  if (status !== 'approved') return null;
  return (
    <Row gap="m">
      {client.email && (
        <TextLink href={`mailto:${client.email}`}>{shownEmail(client.email)}</TextLink>
      )}
      {client.phone && (
        <TextLink href={`tel:${client.phone.replace(/[^\d+]/g, '')}`}>{client.phone}</TextLink>
      )}
    </Row>
  );
}
