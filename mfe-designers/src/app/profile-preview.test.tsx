import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { ownFirm } from '@aangan/firms/testing';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { aPost, modalDialogs, movingBrowser } from '@aangan/ui/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDesigner } from '../testing/factories.ts';
import { ProfilePreview } from './profile-preview.tsx';

const ownProfile = endpoint('get', '/designers/profiles/me/');
const profile = {
  ...ownFirm(),
  ...aDesigner({
    id: 7,
    full_name: 'Studio Meera',
    instagram_posts: [aPost({ alt_text: 'A court' })],
    is_verified: false,
  }),
};
const at = '/designer/onboarding/preview';

let api: ReturnType<typeof scriptApi>;
beforeEach(() => {
  api = scriptApi();
  api.answer(ownProfile, () => ({ body: profile }));
  movingBrowser();
  modalDialogs();
});
const open = () =>
  renderWithHost(<ProfilePreview />, { api, at, user: aUser({ is_designer: true }) });
const page = () => screen.findByRole('article', { name: 'Preview of Studio Meera' });

describe('the preview of a designer’s page', () => {
  test('shows the page from the own profile, which needs no verification', async () => {
    open();
    const preview = within(await page());
    expect(preview.getByRole('heading', { level: 3 })).toHaveTextContent('Studio Meera');
    expect(preview.getByText(/^We build quiet houses around light\./)).toBeInTheDocument();
    expect(preview.getByRole('list', { name: 'Work' })).toBeInTheDocument();
    expect(api.requests.map(({ url }) => url)).toEqual([ownProfile.url]);
  });

  test('shows the page’s buttons, which lead nowhere, and names them for screen readers', async () => {
    open();
    const preview = within(await page());
    for (const name of ['TEAM', 'ABOUT', 'GET IN TOUCH']) {
      expect(preview.getByText(name).closest('[inert]')).not.toBeNull();
    }
    expect(
      preview.getByText('Visitors find these buttons here: TEAM, ABOUT, GET IN TOUCH.'),
    ).toBeInTheDocument();
  });

  test('filters its content without leaving the step', async () => {
    const { router } = open();
    await page();
    await userEvent.click(screen.getByRole('link', { name: 'Images' }));
    expect(router.state.location).toMatchObject({ pathname: at, search: '?show=images' });
  });

  test('says that it cannot be loaded, and loads again', async () => {
    api.answer(ownProfile, () => 'offline');
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline');
    api.answer(ownProfile, () => ({ body: profile }));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await page();
  });
});
