import { type components, endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aFeaturedLink, anItem, aReview, aReviewPage, ownFirm } from '@aangan/firms/testing';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { aPost } from '@aangan/ui/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { OwnProfilePage } from './own-profile-page.tsx';

const ownProfile = endpoint('get', '/designers/vendors/me/');
const evidence = endpoint('get', '/designers/evidence/');

const reviews = endpoint('get', '/designers/vendor-reviews/vendor_reviews/');

const aProfile: components['schemas']['OwnVendorProfile'] = {
  ...ownFirm(),
  company_name: 'Studio Meera',
  vendor_type: 'brand',
  min_order_value: 0,
  website: null,
  service_areas: null,
  service_coverage: null,
  lead_time: null,
  client_rating: 0,
  client_reviews_count: 0,
  certifications: [],
};

describe('the own profile of a vendor', () => {
  let api: ReturnType<typeof scriptApi>;
  beforeEach(() => {
    api = scriptApi();
    api.answer(reviews, () => ({ body: aReviewPage([]) }));
    api.answer(evidence, () => ({ body: { firm_state: null, results: [] } }));
  });
  const open = () =>
    renderWithHost(<OwnProfilePage />, { api, user: aUser({ is_vendor: true }), at: '/profile' });
  const show = async (parts: Partial<typeof aProfile>) => {
    api.answer(ownProfile, () => ({ body: { ...aProfile, ...parts } }));
    open();
    await screen.findByRole('heading', { level: 1 });
  };
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
    expect(href('Edit Profile')).toBe('/vendor/onboarding/basic-info');
    expect(href('See your public page')).toBe('/vendors/7');
    expect(href('Requests received')).toBe('/connection-requests');
  });

  test('shows every detail of the firm', async () => {
    await show({
      is_verified: true,
      team_strength: 40,
      min_order_value: 1_40_000,
      service_areas: 'Gujarat',
      lead_time: '3 weeks',
    });
    expect(screen.getByText('Verified')).toBeInTheDocument();
    expect(detail('Kind of vendor')).toHaveTextContent('Brand');
    expect(detail('Established')).toHaveTextContent('2012, 14 years ago');
    expect(detail('Team size')).toHaveTextContent('40 members');
    expect(detail('Projects completed')).toHaveTextContent('84');
    expect(detail('Minimum order')).toHaveTextContent('₹1.4L');
    expect(detail('Minimum order')).toHaveAttribute('title', '₹1,40,000');
    expect(detail('Service areas')).toHaveTextContent('Gujarat');
    expect(detail('Lead time')).toHaveTextContent('3 weeks');
    expect(detail('Contact person')).toHaveTextContent('Meera');
    expect(detail('Contact phone')).toHaveTextContent('+91 98200 12345');
  });

  test('links to the portfolio, the firm’s websites, its catalogues and its featured links', async () => {
    await show({
      website: 'https://works.example/',
      linkedin_profile: 'https://www.linkedin.com/company/works',
      featured_links: [
        aFeaturedLink({ id: 1, type: 'brochure', title: 'Glazes', url: 'https://works.example/g' }),
        aFeaturedLink({ id: 2, type: 'blog', title: 'On clay', url: 'https://blog.example/clay' }),
      ],
    });
    expect(href('Manage Portfolio')).toBe('/portfolio');
    expect(href('works.example (opens in a new tab)')).toBe('https://works.example/');
    expect(href('linkedin.com/company/works (opens in a new tab)')).toBe(
      'https://www.linkedin.com/company/works',
    );
    expect(detail('Instagram')).toHaveTextContent('Not specified');
    const links = (name: string) =>
      within(screen.getByRole('region', { name })).getAllByRole('link');
    expect(links('Catalogues and brochures').map((link) => link.getAttribute('href'))).toEqual([
      'https://works.example/g',
    ]);
    expect(links('Featured links').map((link) => link.getAttribute('href'))).toEqual([
      'https://blog.example/clay',
    ]);
  });

  test('lists the certifications, each with its year where it has one', async () => {
    await show({
      certifications: [
        { name: 'ISO 9001', year: 2019 },
        { name: 'BIS', year: null },
      ],
    });
    const list = within(screen.getByRole('region', { name: 'Certifications' }));
    expect(list.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'ISO 9001, 2019',
      'BIS',
    ]);
  });

  test('lists which details are missing, why each helps, and links to where it is entered', async () => {
    await show({ bio: '' });
    const hints = within(
      screen.getByText('What would make your page stronger').parentElement as HTMLElement,
    );
    expect(hints.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Pictures of what you make',
      'Posts from Instagram',
      'A profile picture',
      'A catalogue or brochure',
      'Minimum order value',
      'Service areas',
      'Lead time',
      'Certifications',
      'A text about your firm',
      'Website',
      'LinkedIn profile',
    ]);
    expect(href('Pictures of what you make')).toBe('/portfolio');
    expect(href('Certifications')).toBe('/vendor/onboarding/basic-info');
    expect(href('Posts from Instagram')).toBe('/vendor/onboarding/social');
    expect(hints.getByText(/designers can plan with you/)).toBeInTheDocument();
  });

  test('suggests nothing to a firm whose profile is complete', async () => {
    await show({
      avatar: '/api/media/1/mark.webp',
      min_order_value: 50_000,
      service_areas: 'All of India',
      lead_time: '3 weeks',
      certifications: [{ name: 'BIS', year: null }],
      website: 'https://works.example',
      linkedin_profile: 'https://www.linkedin.com/company/works',
      featured_links: [aFeaturedLink({ type: 'catalogue' })],
      portfolio_items: [anItem()],
      instagram_posts: [aPost()],
    });
    expect(screen.queryByText('What would make your page stronger')).not.toBeInTheDocument();
  });

  test('shows the reviews of the firm with their answers, which its account may change', async () => {
    const answer = {
      text: 'We are sorry.',
      created_at: '2026-11-21T06:00:00.000Z',
      updated_at: '2026-11-21T06:00:00.000Z',
    };
    api.answer(reviews, () => ({ body: aReviewPage([aReview({ answer })]) }));
    await show({ user_id: 1 });
    const list = within(await screen.findByRole('region', { name: 'Customer Reviews' }));
    expect(await list.findByText('We are sorry.')).toBeInTheDocument();
    expect(list.getByRole('button', { name: 'Edit your answer' })).toBeInTheDocument();
    expect(list.getByRole('button', { name: 'Delete your answer' })).toBeInTheDocument();
  });

  test('links to vendor onboarding where there is no profile yet', async () => {
    api.answer(ownProfile, () => ({ status: 404, body: { detail: 'Not found.' } }));
    open();
    expect(await screen.findByText('You have no profile yet')).toBeInTheDocument();
    expect(href('Complete your profile')).toBe('/vendor/onboarding');
  });
});
