import { type components, endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aFeaturedLink, ownFirm } from '@aangan/firms/testing';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { aPost } from '@aangan/ui/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { OwnProfilePage } from './own-profile-page.tsx';

const ownProfile = endpoint('get', '/designers/profiles/me/');
const architects = endpoint('get', '/designers/principal-architects/');
const evidence = endpoint('get', '/designers/evidence/');

const aProfile: components['schemas']['OwnDesignerProfile'] = {
  ...ownFirm(),
  full_name: 'Studio Meera',
  min_project_size: 900,
  min_project_budget: 1_800_000,
  fee_range_min: 120,
  fee_range_max: 300,
  portfolio_website: null,
  styles: [],
  principal_architects: [],
  is_architect: false,
};

describe('the own profile of a designer', () => {
  let api: ReturnType<typeof scriptApi>;
  beforeEach(() => {
    api = scriptApi();
    api.answer(architects, () => ({ body: [] }));
    api.answer(evidence, () => ({ body: { firm_state: null, results: [] } }));
  });
  const open = () =>
    renderWithHost(<OwnProfilePage />, { api, user: aUser({ is_designer: true }), at: '/profile' });
  const detail = (name: string) =>
    screen.getByText(name, { selector: 'dt' }).nextElementSibling as HTMLElement;
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

  test('shows the firm, whether it is verified, and links to editing and the public page', async () => {
    api.answer(ownProfile, () => ({ body: aProfile }));
    open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Studio Meera' }),
    ).toBeInTheDocument();
    expect(screen.getByText('Waiting for verification')).toBeInTheDocument();
    expect(screen.getByText('12 Amber Road, Jaipur')).toBeInTheDocument();
    expect(detail('City')).toHaveTextContent('Jaipur');
    expect(href('Edit Profile')).toBe('/designer/onboarding/basic-info');
    expect(href('See your public page')).toBe('/designers/7');
  });

  test('links to designer onboarding where there is no profile yet', async () => {
    api.answer(ownProfile, () => ({ status: 404, body: { detail: 'Not found.' } }));
    open();
    expect(await screen.findByText('You have no profile yet')).toBeInTheDocument();
    expect(href('Complete your profile')).toBe('/designer/onboarding');
  });

  test('lists which details are missing, why each helps, and links to where it is entered', async () => {
    api.answer(ownProfile, () => ({ body: aProfile }));
    open();
    const hint = await screen.findByRole('heading', {
      name: 'What would make your page stronger',
    });
    expect(hint).toBeInTheDocument();
    expect(href('Website')).toBe('/designer/onboarding/basic-info');
    expect(href('Pictures of your work')).toBe('/portfolio');
    expect(href('Posts from Instagram')).toBe('/designer/onboarding/social');
    expect(href('LinkedIn profile')).toBe('/designer/onboarding/social');
    expect(screen.getByText(/clients can read more about you/)).toBeInTheDocument();
    expect(screen.queryByText('Fees per sq ft', { selector: 'a' })).not.toBeInTheDocument();
  });

  test('shows the firm’s websites, the featured links, the average fee and a link to the requests', async () => {
    const pages = {
      portfolio_website: 'https://studio.example/',
      linkedin_profile: 'https://www.linkedin.com/company/studio',
      featured_links: [aFeaturedLink({ title: 'A house around a courtyard' })],
    };
    api.answer(ownProfile, () => ({ body: { ...aProfile, ...pages } }));
    open();
    expect(
      await screen.findByRole('link', { name: 'studio.example (opens in a new tab)' }),
    ).toHaveAttribute('href', 'https://studio.example/');
    expect(href('linkedin.com/company/studio (opens in a new tab)')).toBe(pages.linkedin_profile);
    expect(detail('Instagram')).toHaveTextContent('Not specified');
    expect(href('A house around a courtyard (opens in a new tab)')).toBe(
      'https://magazine.example/story',
    );
    expect(detail('Average fee per sq ft')).toHaveTextContent('₹210');
    expect(detail('Minimum budget')).toHaveTextContent('₹18L');
    expect(href('Requests received')).toBe('/connection-requests');
  });

  test('reads “Not specified” where the minimum project size is 0, as the public page does', async () => {
    api.answer(ownProfile, () => ({ body: { ...aProfile, min_project_size: 0 } }));
    open();
    await screen.findByRole('heading', { level: 1 });
    expect(detail('Minimum project size')).toHaveTextContent('Not specified');
  });

  test('suggests nothing to a firm whose profile is complete', async () => {
    const complete = {
      ...aProfile,
      avatar: '/api/media/1/mark.webp',
      portfolio_website: 'https://studio.example',
      linkedin_profile: 'https://www.linkedin.com/company/studio',
      featured_links: [aFeaturedLink()],
      instagram_posts: [aPost()],
      styles: ['modern'],
    };
    api.answer(ownProfile, () => ({ body: { ...complete, is_verified: true } }));
    open();
    expect(await screen.findByText('Verified')).toBeInTheDocument();
    expect(screen.queryByText('What would make your page stronger')).not.toBeInTheDocument();
  });

  test('does not request architects where there is no profile yet', async () => {
    api.answer(ownProfile, () => ({ status: 404, body: { detail: 'Not found.' } }));
    open();
    await screen.findByText('You have no profile yet');
    expect(api.requests.map(({ url }) => url)).toEqual([ownProfile.url]);
  });
});
