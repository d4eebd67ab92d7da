import { Badge, Button, Muted, Row, TextLink, VisuallyHidden } from '@aangan/ui';
import type { ReceivedRequest } from '../api/requests-api.ts';
import { RequestCard } from './request-card.tsx';

/** Who asks. */
export function clientNameOf({ client_details: client }: ReceivedRequest): string {
  return `${client.first_name} ${client.last_name}`.trim();
}

interface ReceivedCardProps {
  request: ReceivedRequest;
  isApproving: boolean;
  onApprove: () => void;
  onReject: () => void;
}

/** A request as the firm sees it: who asks, and how to reach them once it is approved. */
export function ReceivedCard({ request, isApproving, onApprove, onReject }: ReceivedCardProps) {
  const { client_details: client, status } = request;
  const name = clientNameOf(request);
  return (
    <RequestCard
      request={request}
      name={name}
      avatar={client.avatar}
      heading={name}
      line={!client.email_verified && <Badge>Email not verified</Badge>}
      actions={
        status === 'pending' && (
          <>
            <Button size="small" busy={isApproving} onClick={onApprove}>
              Approve<VisuallyHidden> the request of {name}</VisuallyHidden>
            </Button>
            <Button variant="secondary" size="small" onClick={onReject}>
              Reject<VisuallyHidden> the request of {name}</VisuallyHidden>
            </Button>
          </>
        )
      }
    >
      <Contact request={request} />
    </RequestCard>
  );
}

/** Email and phone are the client's own until the firm has approved (decisions.md, Requests). */
function Contact({ request: { status, client_details: client } }: { request: ReceivedRequest }) {
  if (status === 'pending') {
    return <Muted>You see their email and phone once you approve.</Muted>;
  }
  if (status !== 'approved') return null;
  return (
    <Row gap="m">
      {client.email && <TextLink href={`mailto:${client.email}`}>{client.email}</TextLink>}
      {client.phone && (
        <TextLink href={`tel:${client.phone.replace(/[^\d+]/g, '')}`}>{client.phone}</TextLink>
      )}
    </Row>
  );
}
