import { type components, endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { OwnProfilePage } from './own-profile-page.tsx';

const ownProfile = endpoint('get', '/designers/vendors/me/');

const aProfile: components['schemas']['OwnVendorProfile'] = {
  id: 7,
  user_id: 1,
  avatar: null,
  city: 'Bengaluru',
  head_office_address: '12 Lavelle Road, Bengaluru',
  is_verified: false,
  verified_at: null,
  rating: 0,
  reviews_count: 0,
  establishment_year: 2012,
  years_in_business: 14,
  experience_years: 14,
  team_strength: 9,
  projects_completed: 40,
  specialization: null,
  specializations: [],
  specializations_display: [],
  all_specializations: [],
  instagram_posts: [],
  featured_links: [],
  portfolio_items: [],
  bio: 'Two sisters and a courtyard.',
  linkedin_profile: null,
  instagram_profile: null,
  spoc_name: 'Meera',
  spoc_phone: '+91 98200 12345',
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

  it('shows the firm, whether it is verified, and leads to editing, portfolio and public page', async () => {
    api.answer(ownProfile, () => ({ body: aProfile }));
    open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Studio Meera' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Waiting for verification')).toBeInTheDocument();
    expect(screen.getByText('12 Lavelle Road, Bengaluru')).toBeInTheDocument();
    expect(href('Edit Profile')).toBe('/vendor/onboarding/basic-info');
    expect(href('Manage Portfolio')).toBe('/portfolio');
    expect(href('See your public page')).toBe('/vendors/7');
  });

  it('invites to onboarding where there is no profile yet', async () => {
    api.answer(ownProfile, () => ({ status: 404, body: { detail: 'Not found.' } }));
    open();
    expect(await screen.findByText('You have no profile yet')).toBeInTheDocument();
    expect(href('Complete your profile')).toBe('/vendor/onboarding');
  });

  it.each([{ status: 503, body: {} }, 'offline'] as const)(
    'says that it could not be loaded, with a way to try again (%j)',
    async (answer) => {
      api.answer(ownProfile, () => answer);
      open();
      expect(await screen.findByText('Failed to load profile data')).toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
    },
  );
});
