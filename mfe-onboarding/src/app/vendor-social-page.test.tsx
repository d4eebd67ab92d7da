import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { Toaster } from '@aangan/ui';
import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOwnVendor } from '../testing/factories.ts';
import { VendorSocialPage } from './vendor-social-page.tsx';

const own = endpoint('get', '/designers/vendors/me/');
const save = endpoint('post', '/designers/vendors/social_profiles/');

describe('the vendor’s social step', () => {
  test('has Instagram only, saves it before the preview, and leads back to step 1', async () => {
    const api = scriptApi();
    api.answer(own, () => ({ body: anOwnVendor() }));
    api.answer(save, () => ({ body: anOwnVendor() }));
    const page = (
      <>
        <VendorSocialPage />
        <Toaster />
      </>
    );
    const at = '/vendor/onboarding/social';
    const { router } = renderWithHost(page, { api, at, user: aUser({ id: 9, is_vendor: true }) });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Complete Your Vendor Profile',
    );
    await screen.findByRole('form', { name: 'Social profiles' });
    expect(screen.queryByLabelText(/LinkedIn/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute(
      'href',
      '/vendor/onboarding/basic-info',
    );
    const address = 'https://www.instagram.com/kaveri';
    await userEvent.type(screen.getByLabelText('Instagram URL (optional)'), address);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Social profiles saved successfully')).toBeInTheDocument();
    expect(api.requests.at(-1)).toMatchObject({
      url: save.url,
      body: { instagram_url: address },
    });
    expect(api.requests.at(-1)?.body).not.toHaveProperty('linkedin_url');
    expect(router.state.location.pathname).toBe('/vendor/onboarding/preview');
  });
});
