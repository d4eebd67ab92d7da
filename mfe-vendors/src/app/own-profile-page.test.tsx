import { type components, endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { ownFirm } from '@aangan/firms/testing';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { OwnProfilePage } from './own-profile-page.tsx';

const ownProfile = endpoint('get', '/designers/vendors/me/');

const aProfile: components['schemas']['OwnVendorProfile'] = {
  ...ownFirm(),
  company_name: 'Studio Meera',
  vendor_type: 'brand',
  min_order_value: 0,
  website: null,
  service_areas: null,
  service_coverage: null,
  lead_time: null,
  certifications: [],
};

describe('the own profile of a vendor', () => {
  let api: ReturnType<typeof scriptApi>;
  beforeEach(() => {
    api = scriptApi();
  });
  const open = () =>
    renderWithHost(<OwnProfilePage />, { api, user: aUser({ is_vendor: true }), at: '/profile' });
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

  it('shows the firm, whether it is verified, and links to editing and the public page', async () => {
    api.answer(ownProfile, () => ({ body: aProfile }));
    open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Studio Meera' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Waiting for verification')).toBeInTheDocument();
    expect(screen.getByText('12 Amber Road, Jaipur')).toBeInTheDocument();
    expect(href('Edit Profile')).toBe('/vendor/onboarding/basic-info');
    expect(href('See your public page')).toBe('/vendors/7');
    expect(href('Requests received')).toBe('/connection-requests');
  });

  it('links to vendor onboarding where there is no profile yet', async () => {
    api.answer(ownProfile, () => ({ status: 404, body: { detail: 'Not found.' } }));
    open();
    expect(await screen.findByText('You have no profile yet')).toBeInTheDocument();
    expect(href('Complete your profile')).toBe('/vendor/onboarding');
  });
});
