import { isolated, paths } from '@aangan/domain';
import { VerificationReminder } from '@aangan/firms';
import { withApi } from '@aangan/host';
import { ButtonLink, EmptyState } from '@aangan/ui';
import { Link } from 'react-router-dom';
import {
  type FirmAct,
  type ReceivedRequest,
  requestsApi,
  useActAsFirmMutation,
  useListReceivedQuery,
} from '../api/requests-api.ts';
import type { ActionTexts } from '../model/use-request-action.ts';
import { clientNameOf, ReceivedCard } from './received-card.tsx';
import { RequestsPage } from './requests-page.tsx';

/** /connection-requests for firms: the requests they received. */
export const ReceivedRequests = withApi(requestsApi, ConnectionRequests);

const texts: Record<FirmAct['act'], ActionTexts> = {
  approve: {
    status: 'approved',
    done: 'Request approved',
    failed: 'Failed to approve request',
  },
  reject: { status: 'rejected', done: 'Request rejected', failed: 'Failed to reject request' },
};

function ConnectionRequests() {
  const [act, { isLoading, originalArgs }] = useActAsFirmMutation();
  return (
    <RequestsPage<ReceivedRequest, FirmAct['act']>
      title="Connection Requests"
      notice={<VerificationReminder />}
      query={useListReceivedQuery()}
      perform={(what) => act(what).unwrap()}
      sending={(isLoading && originalArgs) || null}
      texts={texts}
      confirmations={{
        approve: {
          question: 'Are you sure you want to approve this request?',
          label: 'Approve',
          consequence: (request) =>
            `You see the email and phone of ${isolated(clientNameOf(request))}, who is told by email. This cannot be undone.`,
        },
        reject: {
          question: 'Are you sure you want to reject this request?',
          label: 'Reject',
          consequence: (request) =>
            `${isolated(clientNameOf(request))} is told by email, and can ask you again.`,
        },
      }}
      empty={<NoRequests />}
      card={(request, actions) => <ReceivedCard request={request} actions={actions} />}
    />
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
