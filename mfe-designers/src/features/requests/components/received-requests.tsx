import { paths } from '@aangan/domain';
import { withApi } from '@aangan/host';
import { ButtonLink, ConfirmDialog, EmptyState } from '@aangan/ui';
import { Link } from 'react-router-dom';
import {
  type FirmAct,
  type ReceivedRequest,
  requestsApi,
  useActAsFirmMutation,
  useListReceivedQuery,
} from '../api/requests-api.ts';
import { useActing } from '../model/use-acting.ts';
import { clientNameOf, ReceivedCard } from './received-card.tsx';
import { RequestSections } from './request-sections.tsx';
import { RequestsFrame } from './requests-frame.tsx';

/** /connection-requests for a firm: the requests it got (decisions.md, Requests). */
export const ReceivedRequests = withApi(requestsApi, RequestsReceived);

const words = {
  approve: { done: 'Request approved', failed: 'Failed to approve request' },
  reject: { done: 'Request rejected', failed: 'Failed to reject request' },
};

function RequestsReceived() {
  const query = useListReceivedQuery();
  const [act, { isLoading, originalArgs }] = useActAsFirmMutation();
  const { run, asked, ask, stopAsking } = useActing<FirmAct, ReceivedRequest>({
    perform: (what) => act(what).unwrap(),
    words: (what) => words[what.act],
  });

  return (
    <RequestsFrame title="Connection Requests" query={query} empty={<NoRequests />}>
      {(requests) => (
        <>
          <RequestSections
            requests={requests}
            card={(request) => (
              <ReceivedCard
                request={request}
                isApproving={
                  isLoading && originalArgs?.act === 'approve' && originalArgs.id === request.id
                }
                onApprove={() => run({ id: request.id, act: 'approve' })}
                onReject={() => ask(request)}
              />
            )}
          />
          <ConfirmDialog
            open={asked !== null}
            title="Are you sure you want to reject this request?"
            confirmLabel="Reject"
            busy={isLoading}
            onConfirm={() => asked && run({ id: asked.id, act: 'reject' })}
            onCancel={stopAsking}
          >
            <p>{asked && clientNameOf(asked)} is told by email, and can ask you again.</p>
          </ConfirmDialog>
        </>
      )}
    </RequestsFrame>
  );
}

function NoRequests() {
  return (
    <EmptyState title="No Requests Yet">
      <p>When a client gets in touch, we email you, and you find their request here.</p>
      <ButtonLink as={Link} to={paths.profile()}>
        Look at your profile
      </ButtonLink>
    </EmptyState>
  );
}
