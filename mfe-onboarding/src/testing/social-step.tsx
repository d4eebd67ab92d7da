import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { Toaster, toasts } from '@aangan/ui';
import { allowErrorLogs, aPost, modalDialogs } from '@aangan/ui/testing';
import { afterEach, beforeEach } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DesignerSocialPage } from '../app/designer-social-page.tsx';
import { anOwnDesigner } from './factories.ts';

export const own = endpoint('get', '/designers/profiles/me/');
export const save = endpoint('post', '/designers/profiles/social_profiles/');
export const linkedin = endpoint('post', '/designers/profiles/connect_linkedin/');
export const connect = endpoint('post', '/designers/profiles/connect_instagram/');
export const sync = endpoint('post', '/designers/profiles/sync_instagram_posts/');
export const posts = endpoint('get', '/designers/profiles/instagram_posts/');
export const disconnect = endpoint('delete', '/designers/profiles/instagram/');

export const at = '/designer/onboarding/social';
export const now = Date.parse('2026-11-01T10:00:00.000Z');
export const attemptKey = 'aangan.instagram-connect.7';
export const draftKey = 'aangan.draft.designer-social.7';
export let api: ReturnType<typeof scriptApi>;

/** Opens the designer's social step at a query. With a `path`, every other address shows "Another page". */
export function open(query = '', path = '*') {
  const page = (
    <>
      <DesignerSocialPage />
      <Toaster />
    </>
  );
  const user = aUser({ id: 7, is_designer: true });
  const clock = { now: () => now, timeZone: 'Asia/Kolkata' };
  return renderWithHost(page, { api, at: at + query, path, user, clock });
}

/** Answers the own profile, with some fields overridden. */
export const profileIs = (parts: Parameters<typeof anOwnDesigner>[0]) =>
  api.answer(own, () => ({ body: anOwnDesigner(parts) }));

export const form = () => screen.findByRole('form', { name: 'Social profiles' });
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
/** The bodies of the requests to an endpoint. */
export const sentTo = ({ method, url }: { method: string; url: string }) =>
  api.requests
    .filter((request) => request.method === method && request.url === url)
    .map(({ body }) => body);

/** The addresses that the browser was sent to: jsdom does not follow links. */
export let left: string[];
const follow = (event: MouseEvent) => {
  // The router handles its own links.
  if (!(event.target instanceof HTMLAnchorElement) || event.defaultPrevented) return;
  event.preventDefault();
  left.push(event.target.href);
};

allowErrorLogs(
  'Failed to save profile information',
  'Failed to save social profiles',
  'Failed to connect LinkedIn',
  'Failed to load existing profile data',
  'Failed to connect Instagram',
  'Failed to sync Instagram posts',
  'Failed to disconnect Instagram',
);
beforeEach(() => {
  localStorage.clear();
  modalDialogs();
  left = [];
  window.addEventListener('click', follow);
  api = scriptApi();
  api.answer(own, () => ({ body: anOwnDesigner() }));
  api.answer(save, () => ({ body: anOwnDesigner() }));
  api.answer(posts, () => ({ body: [aPost({ id: 1 }), aPost({ id: 2 })] }));
});
afterEach(() => {
  window.removeEventListener('click', follow);
  act(() => toasts.dismiss());
});
