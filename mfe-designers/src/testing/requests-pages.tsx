import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser, eventStreams, renderWithHost } from '@aangan/host/testing';
import { Toaster } from '@aangan/ui';
import { allowErrorLogs, modalDialogs } from '@aangan/ui/testing';
import { beforeEach } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ReceivedRequestsPage } from '../app/received-requests-page.tsx';
import { SentRequestsPage } from '../app/sent-requests-page.tsx';

export const sentList = endpoint('get', '/client/connection-requests/');
export const receivedList = endpoint('get', '/designers/connection-requests/');

/** The API of the current test. */
export let api: ReturnType<typeof scriptApi>;
/** The streams of events that the page has opened. */
export let streams: ReturnType<typeof eventStreams>;
allowErrorLogs(
  'Failed to revoke request',
  'Failed to reopen request',
  'Failed to approve request',
  'Failed to reject request',
);
/** In the slot of approved requests: what it was given. */
function GivenConversation({ conversation, name }: { conversation: number; name: string }) {
  return <p>{`Conversation ${conversation} with ${name}`}</p>;
}

beforeEach(() => {
  api = scriptApi();
  streams = eventStreams();
  modalDialogs();
});

/** Opens the page of a client's sent requests. */
export function openSentRequests() {
  return open(<SentRequestsPage />, aUser());
}

/** Opens the page of a vendor's received requests. */
export function openReceivedRequests(parts: Parameters<typeof aUser>[0] = {}) {
  return open(<ReceivedRequestsPage />, aUser({ is_vendor: true, ...parts }));
}

function open(page: ReactNode, user: ReturnType<typeof aUser>) {
  const withToasts = (
    <>
      {page}
      <Toaster />
    </>
  );
  const slots = { 'request.conversation': [GivenConversation] };
  return renderWithHost(withToasts, { api, user, slots, at: '/connection-requests' });
}

export const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
export const section = (name: string) => screen.findByRole('region', { name });
export const posts = () => api.requests.filter(({ method }) => method === 'post');
export const gets = () => api.requests.filter(({ method }) => method === 'get');

/** Responses after which the list has to be fetched again. */
export const outdated = [
  ['a conflict', { status: 409, body: { detail: 'This request is approved.' } }],
  ['a request that is gone', { status: 404, body: { detail: 'Not found.' } }],
] as const;
