import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDesigner } from '../testing/factories.ts';
import { DesignerAboutPage } from './designer-about-page.tsx';

const designer = endpoint('get', '/designers/profiles/{id}/', { params: { id: 7 } });

let api: ReturnType<typeof scriptApi>;
beforeEach(() => {
  api = scriptApi();
});

async function show(parts: Parameters<typeof aDesigner>[0] = {}) {
  api.answer(designer, () => ({
    body: aDesigner({ id: 7, full_name: 'Studio Aangan', ...parts }),
  }));
  open();
  await screen.findByRole('heading', { level: 1, name: 'Studio Aangan' });
}

function open(
  at = '/designers/7/about',
  user: ReturnType<typeof aUser> | null = null,
  values: Record<string, boolean> = {},
) {
  return renderWithHost(<DesignerAboutPage />, {
    api,
    at,
    values,
    path: '/designers/:id/about',
    user,
  });
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const detail = (title: string, name: string) => section(title).getByText(name).nextElementSibling;

describe('a designer’s About Us page', () => {
  test('is named after the firm, with its five sections in order', async () => {
    await show();
    expect(document.title).toBe('About Us · Studio Aangan · Aangan');
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'Our Story',
      'Firm Overview',
      'Our Expertise',
      'Project Requirements & Fees',
      'Connect With Us',
    ]);
  });

  test('shows the links of the firm after its story where the flag is on', async () => {
    api.answer(designer, () => ({ body: aDesigner({ id: 7, full_name: 'Studio Aangan' }) }));
    open('/designers/7/about', null, { 'designers.connect-early': true });
    await screen.findByRole('heading', { level: 1, name: 'Studio Aangan' });
    const [, second] = screen.getAllByRole('heading', { level: 2 });
    expect(second).toHaveTextContent('Connect With Us');
  });

  test('says that it is loading before that', async () => {
    api.answer(designer, () => ({ body: aDesigner({ id: 7 }) }));
    open();
    expect(screen.getByRole('status')).toHaveTextContent('Loading designer…');
    await screen.findByRole('heading', { level: 1 });
  });

  test('links back to the profile', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'Back to Profile' })).toHaveAttribute(
      'href',
      '/designers/7',
    );
  });

  test('links to the team, and lets guests get in touch, not other firms', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'Our Team' })).toHaveAttribute(
      'href',
      '/designers/7/team',
    );
    expect(screen.getByRole('button', { name: 'GET IN TOUCH' })).toBeInTheDocument();
    cleanup();
    open('/designers/7/about', aUser({ is_designer: true }));
    await screen.findByRole('heading', { level: 1, name: 'Studio Aangan' });
    expect(screen.queryByRole('button', { name: 'GET IN TOUCH' })).not.toBeInTheDocument();
  });

  test('writes “Less than a year” in regular text', async () => {
    await show({ experience_years: 0 });
    expect(detail('Firm Overview', 'Experience')).toHaveTextContent(/^Less than a year$/);
  });

  test('shows the firm’s bio', async () => {
    await show({ bio: 'We build quiet houses.' });
    expect(section('Our Story').getByText('We build quiet houses.')).toBeInTheDocument();
  });

  test('gives an overview of the firm', async () => {
    await show({
      establishment_year: 2012,
      experience_years: 14,
      team_strength: 1,
      projects_completed: 1_240,
      head_office_address: '12 Amber Road, Jaipur',
    });
    expect(detail('Firm Overview', 'Established')).toHaveTextContent('2012');
    expect(detail('Firm Overview', 'Experience')).toHaveTextContent('14 years');
    expect(detail('Firm Overview', 'Team size')).toHaveTextContent('1 member');
    expect(detail('Firm Overview', 'Projects completed')).toHaveTextContent('1,240');
    expect(detail('Firm Overview', 'Head office')).toHaveTextContent('12 Amber Road, Jaipur');
    expect(section('Firm Overview').queryByText('Rating')).not.toBeInTheDocument();
  });

  test('shows the rating once there are reviews', async () => {
    await show({ rating: 4.25, reviews_count: 8 });
    expect(detail('Firm Overview', 'Rating')).toHaveTextContent('4.3 out of 5 (8)');
  });

  test('lists all specializations of the firm', async () => {
    await show({ specializations_display: ['Villas', 'Heritage', 'Landscape', 'Luxury'] });
    expect(
      section('Our Expertise')
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual(['Villas', 'Heritage', 'Landscape', 'Luxury']);
  });

  test('shows the minimum size, budget and fees, the average fee at the midpoint', async () => {
    await show({
      min_project_size: 12_000,
      min_project_budget: 1_250_000,
      fee_range_min: 900,
      fee_range_max: 1_800,
    });
    const name = 'Project Requirements & Fees';
    expect(detail(name, 'Minimum project size')).toHaveTextContent('12,000 sq ft');
    expect(detail(name, 'Minimum budget')).toHaveTextContent('₹12.5L');
    expect(detail(name, 'Minimum budget')).toHaveAttribute('title', '₹12,50,000');
    expect(detail(name, 'Fees per sq ft')).toHaveTextContent('₹900 – ₹1,800');
    expect(detail(name, 'Average fee per sq ft')).toHaveTextContent('₹1,350');
  });

  test('shows the one amount of fees there is', async () => {
    await show({ fee_range_min: null, fee_range_max: 700 });
    const name = 'Project Requirements & Fees';
    expect(detail(name, 'Fees per sq ft')).toHaveTextContent(/^₹700$/);
    expect(detail(name, 'Average fee per sq ft')).toHaveTextContent('Available on Request');
  });

  test('says Available on Request for missing fees and Not specified for all else', async () => {
    await show({
      bio: '',
      establishment_year: null,
      experience_years: null,
      head_office_address: '',
      specializations_display: [],
      min_project_size: null,
      min_project_budget: 0,
      fee_range_min: null,
      fee_range_max: 0,
      portfolio_website: null,
      linkedin_profile: null,
      instagram_profile: null,
    });
    const fees = 'Project Requirements & Fees';
    expect(section(fees).getAllByText('Available on Request')).toHaveLength(2);
    expect(section(fees).getAllByText('Not specified')).toHaveLength(2);
    expect(section('Firm Overview').getAllByText('Not specified')).toHaveLength(3);
    for (const name of ['Our Story', 'Our Expertise', 'Connect With Us']) {
      expect(section(name).getByText('Not specified')).toBeInTheDocument();
    }
  });

  test('links to the firm’s websites in a new tab, and to no invalid addresses', async () => {
    await show({ linkedin_profile: 'https://linkedin.example/fake' });
    const links = section('Connect With Us').getAllByRole('link');
    expect(links.map((one) => one.getAttribute('href'))).toEqual([
      'https://studio.example',
      'https://www.instagram.com/studio',
    ]);
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAccessibleName(/new tab/);
    }
  });
});

describe('an About Us page that cannot be shown', () => {
  test('says so, and recovers on Try again', async () => {
    let broken = true;
    api.answer(designer, () =>
      broken ? { status: 500, body: {} } : { body: aDesigner({ id: 7 }) },
    );
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to load designer information',
    );
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Our Story' })).toBeInTheDocument();
  });

  test('says so when the visitor is offline', async () => {
    api.answer(designer, () => 'offline');
    open();
    expect(await screen.findByText(/You seem to be offline/)).toBeInTheDocument();
  });

  test('says that there is no such designer, and goes back one step', async () => {
    api.answer(designer, () => ({ status: 404, body: { detail: 'Not found.' } }));
    const { router } = open('/from-here');
    await act(() => router.navigate('/designers/7/about'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Designer not found');
    await userEvent.click(screen.getByRole('link', { name: 'Go Back' }));
    expect(router.state.location.pathname).toBe('/from-here');
  });

  test('shows not-found for an invalid id without a request', () => {
    open('/designers/x/about');
    expect(screen.getByRole('alert')).toHaveTextContent('Designer not found');
    expect(api.requests).toHaveLength(0);
  });
});
