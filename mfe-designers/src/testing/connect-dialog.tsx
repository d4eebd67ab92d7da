import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import type { Addressee, AuthPanelProps, RequestSubject } from '@aangan/host';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { Toaster } from '@aangan/ui';
import { allowErrorLogs, enterText, modalDialogs } from '@aangan/ui/testing';
import { beforeEach, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { ConnectDialog } from '../app/connect-dialog.tsx';
import { aRequest } from './factories.ts';

export const connect = endpoint('post', '/client/connect/');
export const connection = endpoint('get', '/client/check-connection/{id}/', { params: { id: 7 } });
export const briefs = endpoint('get', '/briefs/');
const designer: Addressee = {
  kind: 'designer',
  id: 7,
  name: 'Studio Aangan',
  minimumBudget: 140_000,
};
export const sentWords = 'Connection request sent successfully!';
export const failedWords = 'Failed to send connection request. Please try again.';
/** Not the API's sentence: the dialog decides by the code. */
export const duplicate = {
  status: 400,
  body: {
    non_field_errors: ['There is a request to this designer.'],
    codes: { non_field_errors: ['active_request'] },
  },
};

export let api: ReturnType<typeof scriptApi>;
export const onSent = jest.fn();
export const onClose = jest.fn();
allowErrorLogs('Failed to send connection request. Please try again.');
beforeEach(() => {
  api = scriptApi();
  api.answer(connect, () => ({ status: 201, body: aRequest() }));
  api.answer(briefs, () => ({ body: { results: [] } }));
  sessionStorage.clear();
  jest.clearAllMocks();
  modalDialogs();
});

/** Replaces the auth remote's panel; it calls back on every press. */
function Panel({ initialMode, prefill, onAuthenticated }: AuthPanelProps) {
  return (
    <section aria-label={`Panel, ${initialMode}`}>
      <p>{JSON.stringify(prefill)}</p>
      <input aria-label="Password" />
      <button type="button" onClick={() => onAuthenticated(aUser())}>
        Sign up here
      </button>
      <button type="button" onClick={() => onAuthenticated(aUser({ is_vendor: true }))}>
        Sign in as a vendor
      </button>
    </section>
  );
}

export interface Opening {
  addressee?: Partial<Addressee>;
  about?: RequestSubject;
  user?: Parameters<typeof aUser>[0] | null;
  remoteParts?: Record<string, typeof Panel>;
  status?: 'unreachable';
}

export function open({ addressee = {}, about, user = null, remoteParts, status }: Opening = {}) {
  return renderWithHost(
    <StrictMode>
      <ConnectDialog
        addressee={{ ...designer, ...addressee }}
        about={about}
        onSent={onSent}
        onClose={onClose}
      />
      <Toaster />
    </StrictMode>,
    {
      api,
      at: '/designers/7?show=images',
      user: user && aUser(user),
      session: status ? { status } : {},
      remoteParts: remoteParts ?? { 'auth ./AuthPanel': Panel },
    },
  );
}

export const field = (name: string) => screen.getByLabelText(name);
export const press = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name }));
export const posts = () => api.requests.filter(({ url }) => url === connect.url);

const person = {
  'First name': 'Asha',
  'Last name': 'Rao',
  Email: 'asha@example.in',
  Phone: '+91 98200 12345',
};

async function enter(values: Record<string, string>) {
  for (const [name, text] of Object.entries(values)) {
    const shown = field(name) as HTMLInputElement;
    // Who has one name only has no last one to enter.
    if (!shown.disabled) await enterText(shown, text);
  }
}

export async function fill(values: Record<string, string> = {}) {
  await enter({ ...person, Budget: '1800000', ...values });
  await userEvent.selectOptions(field('Project type'), 'residential');
  await userEvent.selectOptions(field('Timeline'), '1–3 months');
}

/** Fills in the form of a request to a vendor. */
export async function fillOrder(values: Record<string, string> = {}) {
  const order = { 'What you need': ' Fern zellige ', 'How much': '34 sq m', 'Deliver to': 'Kochi' };
  await enter({ ...person, ...order, ...values });
  await userEvent.selectOptions(field('When you need it'), 'Flexible');
}
