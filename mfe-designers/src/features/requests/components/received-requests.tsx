import { problemOf } from '@aangan/api-client';
import { paths } from '@aangan/domain';
import { withApi } from '@aangan/session';
import { ButtonLink, ConfirmDialog, EmptyState, toasts } from '@aangan/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  type FirmAct,
  type ReceivedRequest,
  requestsApi,
  useActAsFirmMutation,
  useListReceivedQuery,
} from '../api/requests-api.ts';
import { actFailure } from '../model/act-failure.ts';
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
  const [rejecting, setRejecting] = useState<ReceivedRequest | null>(null);

  async function run(what: FirmAct) {
    const { done, failed } = words[what.act];
    try {
      await act(what).unwrap();
      toasts.success(done);
    } catch (error) {
      const problem = problemOf(error);
      console.error(failed, problem.kind, problem.status);
      toasts.error(actFailure(failed, problem));
    }
    setRejecting(null);
  }

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
                onApprove={() => void run({ id: request.id, act: 'approve' })}
                onReject={() => setRejecting(request)}
              />
            )}
          />
          <ConfirmDialog
            open={rejecting !== null}
            title="Are you sure you want to reject this request?"
            confirmLabel="Reject"
            busy={isLoading}
            onConfirm={() => rejecting && void run({ id: rejecting.id, act: 'reject' })}
            onCancel={() => setRejecting(null)}
          >
            <p>
              {rejecting && clientNameOf(rejecting)} gets a mail that says so, and may ask again.
            </p>
          </ConfirmDialog>
        </>
      )}
    </RequestsFrame>
  );
}

function NoRequests() {
  return (
    <EmptyState title="No Requests Yet">
      <p>When a client gets in touch, you get a mail and their request stands here.</p>
      <ButtonLink as={Link} to={paths.profile()}>
        Look at your profile
      </ButtonLink>
    </EmptyState>
  );
}
