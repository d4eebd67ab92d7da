import { paths, specializationsLine } from '@aangan/domain';
import { withApi } from '@aangan/host';
import {
  Button,
  ButtonLink,
  ConfirmDialog,
  EmptyState,
  Muted,
  TextLink,
  VisuallyHidden,
} from '@aangan/ui';
import { Link } from 'react-router-dom';
import {
  type ClientAct,
  requestsApi,
  type SentRequest,
  useActAsClientMutation,
  useListSentQuery,
} from '../api/requests-api.ts';
import { firmOf } from '../model/request-words.ts';
import { useActing } from '../model/use-acting.ts';
import { RequestCard } from './request-card.tsx';
import { RequestSections } from './request-sections.tsx';
import { RequestsFrame } from './requests-frame.tsx';

/** /connection-requests for a client (product-2, section 2, Connection requests page). */
export const SentRequests = withApi(requestsApi, MyConnectionRequests);

const words = {
  revoke: { done: 'Request revoked successfully', failed: 'Failed to revoke request' },
  reopen: { done: 'Request reopened successfully', failed: 'Failed to reopen request' },
};

function MyConnectionRequests() {
  const query = useListSentQuery();
  const [act, { isLoading, originalArgs }] = useActAsClientMutation();
  const { run, asked, ask, stopAsking } = useActing<ClientAct, SentRequest>({
    perform: (what) => act(what).unwrap(),
    words: (what) => words[what.act],
  });

  return (
    <RequestsFrame
      title="My Connection Requests"
      query={query}
      aside={
        <ButtonLink as={Link} to={paths.home()} variant="secondary">
          Explore More Options
        </ButtonLink>
      }
      empty={<NoRequests />}
    >
      {(requests) => (
        <>
          <RequestSections
            requests={requests}
            card={(request) => (
              <SentCard
                request={request}
                isReopening={
                  isLoading && originalArgs?.act === 'reopen' && originalArgs.id === request.id
                }
                onRevoke={() => ask(request)}
                onReopen={() => run({ id: request.id, act: 'reopen' })}
              />
            )}
          />
          <ConfirmDialog
            open={asked !== null}
            title="Are you sure you want to revoke this request?"
            confirmLabel="Revoke"
            busy={isLoading}
            onConfirm={() => asked && run({ id: asked.id, act: 'revoke' })}
            onCancel={stopAsking}
          >
            <p>{asked && firmOf(asked)?.name} will not see it any more.</p>
          </ConfirmDialog>
        </>
      )}
    </RequestsFrame>
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
  isReopening: boolean;
  onRevoke: () => void;
  onReopen: () => void;
}

function SentCard({ request, isReopening, onRevoke, onReopen }: SentCardProps) {
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
            <Button variant="secondary" size="small" onClick={onRevoke}>
              Revoke<VisuallyHidden> the request to {name}</VisuallyHidden>
            </Button>
          )}
          {request.status === 'rejected' && (
            <Button variant="secondary" size="small" busy={isReopening} onClick={onReopen}>
              Reopen<VisuallyHidden> the request to {name}</VisuallyHidden>
            </Button>
          )}
        </>
      }
    >
      {request.status === 'approved' && (
        <Muted>{name} has your email and phone and will get in touch.</Muted>
      )}
    </RequestCard>
  );
}
