import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { modalDialogs, movingBrowser } from '@aangan/ui/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aVendor } from '../testing/factories.ts';
import { ProfilePreview } from './profile-preview.tsx';

const ownProfile = endpoint('get', '/designers/vendors/me/');

describe('the preview of a vendor’s page', () => {
  let api: ReturnType<typeof scriptApi>;
  beforeEach(() => {
    api = scriptApi();
    const own = { ...aVendor({ id: 7, company_name: 'Bawa Tiles' }), is_verified: false };
    api.answer(ownProfile, () => ({ body: own }));
    movingBrowser();
    modalDialogs();
  });

  test('shows the page from the own profile, with its reviews and buttons that lead nowhere', async () => {
    renderWithHost(<ProfilePreview />, {
      api,
      at: '/vendor/onboarding/preview',
      user: aUser({ is_vendor: true }),
    });
    const preview = within(await screen.findByRole('article', { name: 'Preview of Bawa Tiles' }));
    expect(preview.getByRole('heading', { level: 3 })).toHaveTextContent('Bawa Tiles');
    expect(preview.getByRole('link', { name: 'Reviews' })).toHaveAttribute(
      'href',
      '/vendor/onboarding/preview?show=reviews',
    );
    expect(preview.getByText('GET IN TOUCH').closest('[inert]')).not.toBeNull();
    expect(preview.getByText(/find these buttons here: ABOUT, GET IN TOUCH/)).toBeInTheDocument();
  });
});
