import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { paths } from '@aangan/domain';
import type { Session } from '@aangan/host';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { Toaster } from '@aangan/ui';
import { enterText, modalDialogs } from '@aangan/ui/testing';
import { beforeEach, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { AccountPage } from '../app/account-page.tsx';
import { aChoice } from './a-choice.ts';
import { noFactors } from './no-factors.ts';

export const at = {
  sessions: endpoint('get', '/auth/sessions/'),
  preferences: endpoint('get', '/notifications/settings/'),
  setPreferences: endpoint('patch', '/notifications/settings/'),
  update: endpoint('patch', '/auth/me/'),
  email: endpoint('post', '/auth/me/email/'),
  resend: endpoint('post', '/auth/email/resend/'),
  password: endpoint('post', '/auth/me/password/'),
  endOthers: endpoint('delete', '/auth/sessions/'),
  remove: endpoint('delete', '/auth/me/'),
};
export const none = { status: 204, body: '' as never } as const;

export const signOut = jest.fn(() => Promise.resolve());
export const check = jest.fn(() => Promise.resolve());
export let api: ReturnType<typeof scriptApi>;

beforeEach(() => {
  modalDialogs();
  signOut.mockClear();
  check.mockClear();
  api = scriptApi();
  api.answer(endpoint('get', '/auth/factors/'), () => ({ body: noFactors }));
  api.answer(at.sessions, () => ({ body: [] }));
  api.answer(at.preferences, () => ({ body: aChoice }));
});

/** Opens the account page, with a link of the site's header beside it. */
export function open(user = aUser(), session: Partial<Session> = {}) {
  return renderWithHost(
    <>
      <Link to={paths.designers()}>Designers</Link>
      <AccountPage />
      <Toaster />
    </>,
    { api, at: '/account', path: '/account', user, session: { signOut, check, ...session } },
  );
}

export const field = (name: string) => screen.getByLabelText(name);
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const form = (name: string) => within(screen.getByRole('form', { name }));
export const sent = (method: string, url: string) =>
  api.requests.filter((one) => one.method === method && one.url === url).map(({ body }) => body);

export const retype = (name: string, text: string) => enterText(field(name), text);
