import { scriptApi } from '@aangan/api-client/testing';
import { toasts } from '@aangan/ui';
import { allowErrorLogs, modalDialogs } from '@aangan/ui/testing';
import { afterEach, beforeAll, beforeEach, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anItem } from './factories.ts';
import { endpoints } from './open-portfolio.tsx';

/** The API of a portfolio with an image that is the profile picture, another image and a film; new for each test. */
export let api: ReturnType<typeof scriptApi>;

export const menuOf = (title: string) =>
  screen.findByRole('button', { name: `Actions for ${title}` });
export async function choose(title: string, action: string) {
  await userEvent.click(await menuOf(title));
  await userEvent.click(screen.getByRole('menuitem', { name: action }));
}
export const sent = (method: string) => api.requests.filter((request) => request.method === method);

beforeAll(modalDialogs);
allowErrorLogs(
  'Failed to delete portfolio item',
  'Failed to set profile picture',
  'Failed to save the order of your portfolio',
  'Failed to update portfolio item',
);
beforeEach(() => {
  sessionStorage.clear();
  api = scriptApi();
  api.answer(endpoints.list, () => ({
    body: [
      anItem({ id: 1, title: 'Villa', is_profile_picture: true }),
      anItem({ id: 2, title: 'Café' }),
      anItem({ id: 3, title: 'Film', media_type: 'VIDEO', video_url: '/a.mp4', images: [] }),
    ],
  }));
});
afterEach(() => {
  act(() => toasts.dismiss());
  jest.restoreAllMocks();
});
