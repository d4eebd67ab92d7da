import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aVendor } from '../testing/factories.ts';
import { VendorAboutPage } from './vendor-about-page.tsx';

const detail = endpoint('get', '/designers/vendors/{id}/', { params: { id: 7 } });

let api: ReturnType<typeof scriptApi>;
beforeEach(() => {
  api = scriptApi();
});

async function show(parts: Parameters<typeof aVendor>[0] = {}, user = aUser({ is_vendor: true })) {
  api.answer(detail, () => ({ body: aVendor({ id: 7, company_name: 'Bawa Tiles', ...parts }) }));
  const view = open('/vendors/7/about', user);
  await screen.findByRole('heading', { level: 1, name: 'Bawa Tiles' });
  return view;
}

function open(at = '/vendors/7/about', user = aUser({ is_vendor: true })) {
  return renderWithHost(<VendorAboutPage />, { api, at, path: '/vendors/:id/about', user });
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const value = (title: string, name: string) => section(title).getByText(name).nextElementSibling;
const overview = (name: string) => value('Company Overview', name);
const pricing = (name: string) => value('Service Areas & Pricing', name);

describe('a vendor’s About page', () => {
  test('says in which language the vendor wrote a detail', async () => {
    await show({ service_areas: 'पूरा भारत' });
    expect(pricing('Service areas')).toHaveAttribute('lang', 'hi');
    expect(pricing('Minimum order')).not.toHaveAttribute('lang');
  });

  test('is named after the firm, with its four sections in order', async () => {
    await show();
    expect(document.title).toBe('About Us · Bawa Tiles · Aangan');
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'Company Overview',
      'Our Expertise',
      'Service Areas & Pricing',
      'Connect With Us',
    ]);
  });

  test('says that it is loading before that', async () => {
    api.answer(detail, () => ({ body: aVendor({ id: 7 }) }));
    open();
    expect(screen.getByRole('status')).toHaveTextContent('Loading vendor…');
    await screen.findByRole('heading', { level: 1 });
  });

  test('links back to the profile', async () => {
    await show();
    const back = screen.getByRole('link', { name: 'Back to Profile' });
    expect(back).toHaveAttribute('href', '/vendors/7');
  });

  test('gives an overview of the company', async () => {
    await show({
      establishment_year: 1996,
      team_strength: 1_240,
      projects_completed: 12_000,
      head_office_address: '8A Ceramic Zone, Morbi',
      experience_years: 30,
      rating: 4.25,
      reviews_count: 8,
    });
    expect(overview('Established')).toHaveTextContent(/^1996$/);
    expect(overview('Team size')).toHaveTextContent(/^1,240 members$/);
    expect(overview('Projects completed')).toHaveTextContent(/^12,000$/);
    expect(overview('Head office')).toHaveTextContent('8A Ceramic Zone, Morbi');
    expect(overview('Experience')).toHaveTextContent(/^30\+ years in the industry$/);
    expect(overview('Rating')).toHaveTextContent(/^4\.3 out of 5\.0 \(8 reviews\)$/);
  });

  test('takes the age of the firm where its experience is not given', async () => {
    await show({ experience_years: null, years_in_business: 1 });
    expect(overview('Experience')).toHaveTextContent(/^1\+ year in the industry$/);
  });

  test('says what to ask for, or Not specified, where a value is not set', async () => {
    await show({
      establishment_year: null,
      experience_years: null,
      years_in_business: null,
      head_office_address: '',
      rating: 0,
      reviews_count: 0,
      service_areas: null,
      min_order_value: 0,
      website: null,
      linkedin_profile: null,
      instagram_profile: null,
    });
    expect(overview('Established')).toHaveTextContent('Not specified');
    expect(overview('Experience')).toHaveTextContent('Not specified');
    expect(overview('Rating')).toHaveTextContent('Not specified');
    expect(overview('Head office')).toHaveTextContent('Location available upon inquiry');
    expect(pricing('Service areas')).toHaveTextContent('Available upon inquiry');
    expect(pricing('Minimum order')).toHaveTextContent('Not specified');
    expect(section('Connect With Us').getByText('Not specified')).toBeInTheDocument();
  });

  test.each([
    ['all its specializations', ['Wall Tiles', 'Marble'], 'rugs', ['Wall Tiles', 'Marble']],
    ['else the single one', [], 'rugs', ['Rugs & Dhurries']],
    ['else Vendor Services', [], null, ['Vendor Services']],
  ])('tags its expertise with %s', async (_what, displayed, single, tags) => {
    await show({ specializations_display: displayed, specialization: single as 'rugs' | null });
    const items = section('Our Expertise').getAllByRole('listitem');
    expect(items.map((one) => one.textContent)).toEqual(tags);
  });

  test('says of a new firm neither 0 projects nor 0 years', async () => {
    await show({ projects_completed: 0, experience_years: null, years_in_business: 0 });
    expect(overview('Experience')).toHaveTextContent(/^Less than a year in the industry$/);
    expect(section('Company Overview').queryByText('Projects completed')).not.toBeInTheDocument();
  });

  test('shows where it delivers, and its minimum order with the exact amount', async () => {
    await show({ service_areas: 'Gujarat and Mumbai', min_order_value: 2_25_000 });
    expect(pricing('Service areas')).toHaveTextContent('Gujarat and Mumbai');
    expect(pricing('Minimum order')).toHaveTextContent('₹2.25L');
    expect(pricing('Minimum order')).toHaveAttribute('title', '₹2,25,000');
  });

  test('links to website, LinkedIn and Instagram in a new tab, and to no invalid addresses', async () => {
    await show({ website: 'javascript:alert(1)' });
    const links = section('Connect With Us').getAllByRole('link');
    expect(links.map((one) => one.getAttribute('href'))).toEqual([
      'https://www.instagram.com/works',
      'https://www.linkedin.com/company/works',
    ]);
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link.getAttribute('rel')).toContain('noopener');
    }
  });

  test('tells the owner of an unverified firm that only they see it', async () => {
    await show({ is_verified: false, user_id: 9 }, aUser({ id: 9, is_vendor: true }));
    expect(screen.getByText(/^Only you see this page/)).toBeInTheDocument();
  });
});

describe('a vendor’s About page that cannot be shown', () => {
  test('says so, and recovers on Try again', async () => {
    let broken = true;
    api.answer(detail, () => (broken ? { status: 500, body: {} } : { body: aVendor({ id: 7 }) }));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load vendor information');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Company Overview' })).toBeInTheDocument();
  });

  test('says that there is no such vendor, and goes back one step', async () => {
    api.answer(detail, () => ({ status: 404, body: { detail: 'Not found.' } }));
    const { router } = open('/from-here');
    await act(() => router.navigate('/vendors/7/about'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Vendor not found');
    expect(screen.getByRole('link', { name: 'See all vendors' })).toHaveAttribute(
      'href',
      '/vendors',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Go Back' }));
    expect(router.state.location.pathname).toBe('/from-here');
  });

  test('shows not-found for an invalid id without a request', () => {
    open('/vendors/x/about');
    expect(screen.getByRole('alert')).toHaveTextContent('Vendor not found');
    expect(api.requests).toHaveLength(0);
  });
});
