import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { Toaster, toasts } from '@aangan/ui';
import { allowErrorLogs, enterText } from '@aangan/ui/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOwnVendor } from '../../testing/factories.ts';
import { VendorBasicInfoPage } from '../vendor-basic-info-page.tsx';

const own = endpoint('get', '/designers/vendors/me/');
const save = endpoint('post', '/designers/vendors/onboarding/');
let api: ReturnType<typeof scriptApi>;

function open(parts: Parameters<typeof aUser>[0] = {}) {
  const page = (
    <>
      <VendorBasicInfoPage />
      <Toaster />
    </>
  );
  const user = aUser({ id: 9, is_vendor: true, ...parts });
  const at = '/vendor/onboarding/basic-info';
  return renderWithHost(page, { api, at, user });
}

const field = (name: string | RegExp) => screen.getByLabelText(name);
const form = () => screen.findByRole('form', { name: 'Vendor profile' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = () => api.requests.filter(({ method }) => method === 'post').map(({ body }) => body);

allowErrorLogs('Failed to save basic information', 'Failed to load existing profile data');
beforeEach(() => {
  localStorage.clear();
  api = scriptApi();
  api.answer(own, () => ({ body: anOwnVendor() }));
  api.answer(save, () => ({ body: anOwnVendor() }));
});
afterEach(() => {
  act(() => toasts.dismiss());
});

describe('the vendor’s basic info', () => {
  test('is titled for vendors and opens with the stored profile, catalogues as a list of their own', async () => {
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Complete Your Vendor Profile',
    );
    await form();
    expect(await screen.findByText('Profile data loaded successfully')).toBeInTheDocument();
    expect(field('Vendor type')).toHaveDisplayValue('Manufacturer');
    expect(field('Minimum order value (INR)')).toHaveValue('50,000');
    const titles = (list: string) =>
      within(screen.getByRole('list', { name: list })).getByLabelText('Title');
    expect(titles('Catalogues and brochures')).toHaveValue('Tiles 2026');
    expect(titles('Featured links')).toHaveValue('Glazes');
    expect(field('Certification')).toHaveValue('ISO 9001');
  });

  test('saves links and catalogues as one list, and blank fields as null', async () => {
    open();
    await form();
    await userEvent.clear(field('Website (optional)'));
    await press('Add a certification');
    await press('Next');
    expect(await screen.findByText('Profile information saved successfully')).toBeInTheDocument();
    expect(sent()).toEqual([
      {
        version: '2026-11-01T09:00:00.123456+00:00',
        vendor_type: 'manufacturer',
        specializations: ['floor_tiles'],
        bio: '',
        establishment_year: 2012,
        team_strength: 9,
        projects_completed: 64,
        head_office_address: '12 Hill Road, Bandra West, Mumbai 400050',
        city: 'Mumbai',
        website: null,
        linkedin_profile: null,
        spoc_name: 'Asha Rao',
        spoc_phone: '+91 98200 12345',
        away_until: null,
        min_order_value: 50000,
        service_coverage: 'All of Karnataka',
        lead_time: '4 weeks',
        certifications: [{ name: 'ISO 9001', year: 2019 }],
        featured_links: [
          { type: 'blog', url: 'https://b.example', title: 'Glazes', image_url: null },
          { type: 'catalogue', url: 'https://c.example', title: 'Tiles 2026', image_url: null },
        ],
      },
    ]);
  });

  test('leads to the social step once it is saved', async () => {
    const { router } = open();
    await form();
    await press('Next');
    await waitFor(() => expect(router.state.location.pathname).toBe('/vendor/onboarding/social'));
  });

  test('goes back to the home page, without a request where nothing has changed', async () => {
    const { router } = open();
    await form();
    await press('Back');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(sent()).toHaveLength(0);
  });

  test('saves changes on the way back', async () => {
    const { router } = open();
    await form();
    await userEvent.type(field('Lead time (optional)'), ' or less');
    await press('Back');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(sent()).toEqual([expect.objectContaining({ lead_time: '4 weeks or less' })]);
    expect(screen.getByText('Profile information saved successfully')).toBeInTheDocument();
  });

  test('saves a draft that it opened with on the way back', async () => {
    const before = open();
    await form();
    await userEvent.type(field('Lead time (optional)'), ' or less');
    before.unmount();
    const { router } = open();
    await screen.findByText('These are your unsaved changes from before.');
    await press('Back');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(sent()).toEqual([expect.objectContaining({ lead_time: '4 weeks or less' })]);
  });

  test('stays where the changes could not be saved on the way back', async () => {
    api.answer(save, () => ({ status: 500, body: {} }));
    const { router } = open();
    await form();
    await userEvent.type(field('Lead time (optional)'), ' or less');
    await press('Back');
    expect(await screen.findByText('Failed to save basic information')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/vendor/onboarding/basic-info');
  });

  test('keeps what cannot be saved yet as a draft on the way back', async () => {
    const { router } = open();
    await form();
    await userEvent.clear(field('Name'));
    await press('Back');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(await screen.findByText(/kept in this browser/)).toBeInTheDocument();
    expect(sent()).toHaveLength(0);
    expect(localStorage.getItem('aangan.draft.vendor-basic-info.9')).toContain('"spoc_name":""');
  });

  test('reminds of an email that is not verified', () => {
    open({ email_verified: false });
    expect(screen.getByText('Your email address is not verified yet')).toBeInTheDocument();
  });

  test('shows the server’s message about a catalogue at that catalogue', async () => {
    api.answer(save, () => ({
      status: 400,
      body: { featured_links: [{}, { url: ['Enter a valid URL.'] }] },
    }));
    open();
    await form();
    await press('Next');
    const catalogues = within(screen.getByRole('list', { name: 'Catalogues and brochures' }));
    await waitFor(() =>
      expect(catalogues.getByLabelText('Address')).toHaveAccessibleDescription(
        'Enter a valid URL.',
      ),
    );
    expect(screen.queryByText('Failed to save basic information')).not.toBeInTheDocument();
    expect(catalogues.getByLabelText('Address')).toHaveFocus();
  });

  test('cannot be saved without a category, and says why beside the button', async () => {
    open();
    await form();
    const nextButton = screen.getByRole('button', { name: 'Next' });
    const chosen = within(screen.getByRole('list', { name: 'Selected' }));
    await userEvent.click(chosen.getByRole('button'));
    expect(nextButton).toHaveAttribute('aria-disabled', 'true');
    expect(
      screen.getAllByText('Please select at least one category').length,
    ).toBeGreaterThanOrEqual(1);
    await userEvent.click(nextButton);
    const toast = () =>
      screen.queryByText('Please select at least one category', { selector: '.toast *' });
    await waitFor(() => expect(toast()).toBeInTheDocument());
    expect(sent()).toHaveLength(0);
    await userEvent.type(screen.getByLabelText('Search categories'), 'rug');
    await userEvent.click(screen.getAllByRole('checkbox')[0] as HTMLElement);
    expect(nextButton).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('finds categories by group, label or id', async () => {
    open();
    await form();
    const search = screen.getByLabelText('Search categories');
    await enterText(search, 'ceiling finishes');
    expect(screen.getAllByRole('checkbox')).toHaveLength(6);
    await enterText(search, 'vastu_consultant');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  });

  test.each([
    ['Minimum order value (INR)', '', 'Minimum order value is required'],
    ['Minimum order value (INR)', '100001 crore', 'Cannot be more than ₹10,00,00,00,00,000'],
    [
      'Website (optional)',
      'ftp://tiles.example',
      'Please enter a valid URL: it begins with another word than http or https',
    ],
    ['Team strength', '0', 'Team strength must be at least 1'],
    ['Head office address', '', 'Head office address is required'],
    ['Year (optional)', '19', 'Please enter a year, such as 2019'],
    ['Year (optional)', '1899', 'Please enter a year, such as 2019'],
    ['Year (optional)', String(new Date().getFullYear() + 1), 'The year cannot be in the future'],
    ['Phone', 'call me', 'Please enter a valid phone number'],
  ])('refuses %s %j: %s', async (name, value, message) => {
    open();
    await form();
    await enterText(field(name), value);
    await press('Next');
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(message));
    expect(sent()).toHaveLength(0);
  });

  test('requires a vendor type', async () => {
    open();
    await form();
    await userEvent.selectOptions(field('Vendor type'), 'Choose one');
    await press('Next');
    await waitFor(() =>
      expect(field('Vendor type')).toHaveAccessibleDescription('Vendor type is required'),
    );
  });
});
