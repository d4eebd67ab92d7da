import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { type SaySentence, SentencesProvider } from '@aangan/messages';
import { Toaster } from '@aangan/ui';
import { modalDialogs } from '@aangan/ui/testing';
import { beforeEach, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountPage } from '../app/account-page.tsx';
import { aChoice } from './a-choice.ts';
import { noFactors } from './no-factors.ts';

export const sessions = endpoint('get', '/auth/sessions/');
export const events = endpoint('get', '/auth/me/events/');
export const preferences = endpoint('get', '/notifications/settings/');
export const setPreferences = endpoint('patch', '/notifications/settings/');
export const setAvatar = endpoint('put', '/auth/me/avatar/');
export const removeAvatar = endpoint('delete', '/auth/me/avatar/');
export const exportData = endpoint('get', '/auth/me/export/');
/** How axios represents a response without a body. */
export const none = { status: 204, body: '' as never } as const;

export const here = {
  id: '11111111-1111-4111-8111-111111111111',
  device: 'Chrome on Linux',
  created_at: '2026-11-01T06:30:00.000Z',
  last_used_at: '2026-11-21T06:30:00.000Z',
  is_current: true,
};
export const phone = {
  ...here,
  id: '22222222-2222-4222-8222-222222222222',
  device: 'Safari on iPhone',
  is_current: false,
};

export const signOut = jest.fn(() => Promise.resolve());
export const check = jest.fn(() => Promise.resolve());
export let api: ReturnType<typeof scriptApi>;

beforeEach(() => {
  modalDialogs();
  signOut.mockClear();
  check.mockClear();
  api = scriptApi();
  api.answer(endpoint('get', '/auth/factors/'), () => ({ body: noFactors }));
  api.answer(sessions, () => ({ body: [here, phone] }));
  api.answer(events, () => ({ body: [] }));
  api.answer(preferences, () => ({ body: aChoice }));
});

export function open(user = aUser(), say: SaySentence = (sentence) => sentence) {
  return renderWithHost(
    <SentencesProvider say={say}>
      <AccountPage />
      <Toaster />
    </SentencesProvider>,
    { api, at: '/account', path: '/account', user, session: { signOut, check } },
  );
}

export const press = (name: string | RegExp) =>
  userEvent.click(screen.getByRole('button', { name }));
export const pressFound = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));
export const sent = (method: string, url: string) =>
  api.requests.filter((one) => one.method === method && one.url === url);
