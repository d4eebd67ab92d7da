import { isolated, paths, specializationsLine } from '@aangan/domain';
import { withApi } from '@aangan/host';
import { Button, ButtonLink, EmptyState, Muted, TextLink, VisuallyHidden } from '@aangan/ui';
import { Link } from 'react-router-dom';
import {
  type ClientAct,
  requestsApi,
  type SentRequest,
  useActAsClientMutation,
  useListSentQuery,
} from '../api/requests-api.ts';
import { firmOf } from '../model/request-texts.ts';
import type { ActionTexts } from '../model/use-request-action.ts';
import { RequestCard } from './request-card.tsx';
import { type CardActions, RequestsPage } from './requests-page.tsx';

/** /connection-requests for clients: the requests they sent. */
export const SentRequests = withApi(requestsApi, MyConnectionRequests);

const texts: Record<ClientAct['act'], ActionTexts> = {
  revoke: {
    status: 'revoked',
    done: 'Request revoked successfully',
    failed: 'Failed to revoke request',
  },
  reopen: {
    status: 'pending',
    done: 'Request reopened successfully',
    failed: 'Failed to reopen request',
  },
};

function MyConnectionRequests() {
  const [act, { isLoading, originalArgs }] = useActAsClientMutation();
  return (
    <RequestsPage<SentRequest, ClientAct['act']>
      title="My Connection Requests"
      query={useListSentQuery()}
      perform={(what) => act(what).unwrap()}
      sending={(isLoading && originalArgs) || null}
      texts={texts}
      confirmations={{
        revoke: {
          question: 'Are you sure you want to revoke this request?',
          label: 'Revoke',
          consequence: (request) =>
            `${isolated(firmOf(request)?.name ?? '')} will not see it any more.`,
        },
      }}
      aside={
        <ButtonLink as={Link} to={paths.home()} variant="secondary">
          Explore More Options
        </ButtonLink>
      }
      empty={<NoRequests />}
      card={(request, actions) => <SentCard request={request} actions={actions} />}
    />
  );
}

function NoRequests() {
  return (
    <EmptyState title="No Requests Yet">
      <p>
        Once you get in touch with a designer or vendor, you find your request and their answer
        here.
      </p>
      <ButtonLink as={Link} to={paths.home()}>
        Explore Designers
      </ButtonLink>
    </EmptyState>
  );
}

interface SentCardProps {
  request: SentRequest;
  actions: CardActions<ClientAct['act']>;
}

function SentCard({ request, actions }: SentCardProps) {
  const firm = firmOf(request);
  const name = firm?.name ?? 'A firm that is not here any more';
  const isPublic = firm?.is_public ?? false;
  const about = [specializationsLine(firm?.specializations_display ?? []), firm?.city];
  return (
    <RequestCard
      request={request}
      name={name}
      avatar={firm?.avatar ?? null}
      heading={
        firm && isPublic ? (
          <TextLink as={Link} to={firm.page}>
            {name}
          </TextLink>
        ) : (
          name
        )
      }
      line={isPublic ? about.filter(Boolean).join(' · ') : 'Their page is not open right now.'}
      actions={
        <>
          {request.status === 'pending' && (
            <Button variant="secondary" size="small" onClick={() => actions.run('revoke')}>
              Revoke<VisuallyHidden>{` the request to ${name}`}</VisuallyHidden>
            </Button>
          )}
          {request.status === 'rejected' && (
            <Button
              variant="secondary"
              size="small"
              busy={actions.running === 'reopen'}
              onClick={() => actions.run('reopen')}
            >
              Reopen<VisuallyHidden>{` the request to ${name}`}</VisuallyHidden>
            </Button>
          )}
        </>
      }
    >
      {request.status === 'approved' && (
        <Muted>{`${isolated(name)} has your email and phone and will get in touch.`}</Muted>
      )}
    </RequestCard>
  );
}
