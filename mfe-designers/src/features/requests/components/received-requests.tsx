import { isolated, paths } from '@aangan/domain';
import { VerificationReminder } from '@aangan/firms';
import { withApi } from '@aangan/host';
import { ButtonLink, EmptyState } from '@aangan/ui';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
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
    done: msg({ id: 'designers.request-approved', message: 'Request approved' }),
    failed: msg({ id: 'designers.approve-failed', message: 'Failed to approve request' }),
  },
  reject: {
    status: 'rejected',
    done: msg({ id: 'designers.request-rejected', message: 'Request rejected' }),
    failed: msg({ id: 'designers.reject-failed', message: 'Failed to reject request' }),
  },
};

function ConnectionRequests() {
  const { t } = useLingui();
  const [act, { isLoading, originalArgs }] = useActAsFirmMutation();
  return (
    <RequestsPage<ReceivedRequest, FirmAct['act']>
      title={t({ id: 'designers.requests', message: 'Connection Requests' })}
      notice={<VerificationReminder />}
      query={useListReceivedQuery()}
      perform={(what) => act(what).unwrap()}
      sending={(isLoading && originalArgs) || null}
      texts={texts}
      confirmations={{
        approve: {
          question: t({
            id: 'designers.approve-question',
            message: 'Are you sure you want to approve this request?',
          }),
          label: t({ id: 'designers.approve', message: 'Approve' }),
          consequence: (request) => {
            const client = isolated(clientNameOf(request));
            return t({
              id: 'designers.approve-consequence',
              message: `You see the email and phone of ${client}, who is told by email. This cannot be undone.`,
            });
          },
        },
        reject: {
          question: t({
            id: 'designers.reject-question',
            message: 'Are you sure you want to reject this request?',
          }),
          label: t({ id: 'designers.reject', message: 'Reject' }),
          consequence: (request) => {
            const client = isolated(clientNameOf(request));
            return t({
              id: 'designers.reject-consequence',
              message: `${client} is told by email, and can ask you again.`,
            });
          },
        },
      }}
      empty={<NoRequests />}
      card={(request, actions) => <ReceivedCard request={request} actions={actions} />}
    />
  );
}

function NoRequests() {
  const { t } = useLingui();
  return (
    <EmptyState title={t({ id: 'designers.no-requests', message: 'No Requests Yet' })}>
      <p>
        <Trans id="designers.no-requests-received">
          When a client gets in touch, we email you, and you find their request here.
        </Trans>
      </p>
      <ButtonLink as={Link} to={paths.profile()}>
        <Trans id="designers.look-at-profile">Look at your profile</Trans>
      </ButtonLink>
    </EmptyState>
  );
}
