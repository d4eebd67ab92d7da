import { doubleClick, enterText } from '@aangan/ui/testing';
import { describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  api,
  draftKey,
  field,
  form,
  open,
  own,
  press,
  put,
  save,
  sent,
} from '../../testing/designer-basic-info.tsx';
import { anOwnDesigner, storyPicture } from '../../testing/factories.ts';

describe('opening the designer’s basic info', () => {
  test('shows the title and the steps, loads the profile, then fills the form with it', async () => {
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Complete Your Designer Profile',
    );
    const steps = within(screen.getByRole('list', { name: 'Steps to your profile' }));
    expect(steps.getAllByRole('listitem').map((step) => step.getAttribute('data-state'))).toEqual([
      'current',
      'ahead',
      'ahead',
    ]);
    expect(steps.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.getByText('Loading your profile data...')).toBeInTheDocument();
    await form();
    expect(await screen.findByText('Profile data loaded successfully')).toBeInTheDocument();
    expect(field('Establishment year')).toHaveValue('2012');
    expect(field(/^Minimum project budget/)).toHaveValue('25,00,000');
    expect(field(/^Fees up to/)).toHaveValue('');
    expect(screen.getByRole('checkbox', { name: 'Villas & Farmhouses' })).toBeChecked();
    expect(field('Title')).toHaveValue('A house around a courtyard');
  });

  test('shows no error where there is no profile yet, and starts with this year and a team of one', async () => {
    api.answer(own, () => ({ status: 404, body: { detail: 'Not found.' } }));
    open();
    await form();
    expect(field('Establishment year')).toHaveValue(String(new Date().getFullYear()));
    expect(field('Team strength')).toHaveValue('1');
    expect(screen.queryByText(/loaded successfully|Failed/)).not.toBeInTheDocument();
  });

  test.each([
    ['the server fails', { status: 500, body: {} } as const],
    ['one is offline', 'offline' as const],
  ])('says so when %s, shows no form, and retries', async (_when, answer) => {
    api.answer(own, () => answer);
    open();
    expect(await screen.findByText('Failed to load existing profile data')).toBeInTheDocument();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
    api.answer(own, () => ({ body: anOwnDesigner() }));
    await press('Try again');
    await form();
  });
});

describe('saving the designer’s basic info', () => {
  test('sends numbers as numbers and blank fields as null, says so and leads to the social step', async () => {
    const { router } = open();
    await form();
    await put('Bio', '  Rooms that breathe.  ');
    await put('Website (optional)', '');
    await press('Next');
    expect(await screen.findByText('Profile information saved successfully')).toBeInTheDocument();
    expect(sent()).toEqual([
      {
        version: '2026-11-01T09:00:00.123456+00:00',
        specialization: 'villas',
        specializations: ['villas', 'fnb'],
        styles: ['modern', 'coastal'],
        city: 'Mumbai',
        bio: 'Rooms that breathe.',
        establishment_year: 2012,
        team_strength: 9,
        projects_completed: 64,
        head_office_address: '12 Hill Road, Bandra West, Mumbai 400050',
        portfolio_website: null,
        linkedin_profile: null,
        spoc_name: 'Asha Rao',
        spoc_phone: '+91 98200 12345',
        away_until: null,
        min_project_size: 1200,
        min_project_budget: 2500000,
        fee_range_min: 180,
        fee_range_max: null,
        featured_links: [
          {
            type: 'article',
            url: 'https://magazine.example/story',
            title: 'A house around a courtyard',
            image_url: storyPicture,
          },
        ],
      },
    ]);
    expect(router.state.location.pathname).toBe('/designer/onboarding/social');
    expect(localStorage.getItem(draftKey)).toBeNull();
  });

  test('sends until when the firm is away, and says why the API refuses a day', async () => {
    api.answer(own, () => ({ body: anOwnDesigner({ away_until: '2027-03-04' }) }));
    const sentence = 'Please choose a day after today, within a year';
    api.answer(save, () => ({ status: 400, body: { away_until: [sentence] } }));
    open();
    await form();
    expect(field('Away until (optional)')).toHaveValue('2027-03-04');
    fireEvent.change(field('Away until (optional)'), { target: { value: '2027-03-05' } });
    await press('Next');
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(sent()[0]).toMatchObject({ away_until: '2027-03-05' });
    fireEvent.change(field('Away until (optional)'), { target: { value: '' } });
    await press('Next');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({ away_until: null });
  });

  test('drops an empty row of the links', async () => {
    open();
    await form();
    await press('Add a link');
    const added = within(screen.getByRole('list', { name: 'Featured links' })).getAllByRole(
      'listitem',
    )[1];
    await waitFor(() => expect(added?.querySelector('select')).toHaveFocus());
    await press('Remove link 1');
    expect(screen.getByRole('button', { name: 'Add a link' })).toHaveFocus();
    await press('Next');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ featured_links: [] });
  });

  test('sends a link’s picture as it was changed, and keeps the one that was not', async () => {
    open();
    await form();
    await press('Add a link');
    const links = within(screen.getByRole('list', { name: 'Featured links' }));
    const [first, added] = links.getAllByRole('listitem') as [HTMLElement, HTMLElement];
    expect(within(first).getByLabelText('Picture address (optional)')).toHaveValue(storyPicture);
    const fill = (name: string, value: string) =>
      enterText(within(added).getByLabelText(name), value);
    await userEvent.selectOptions(within(added).getByLabelText('Kind'), 'Blog post');
    await fill('Title', 'On courts');
    await fill('Address', 'https://blog.example/courts');
    await fill('Picture address (optional)', 'https://blog.example/court.jpg');
    await press('Next');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({
      featured_links: [
        { title: 'A house around a courtyard', image_url: storyPicture },
        { title: 'On courts', type: 'blog', image_url: 'https://blog.example/court.jpg' },
      ],
    });
  });

  test.each([
    [
      'a YouTube address without a video',
      'Address',
      'https://youtube.com/@studio',
      'Invalid YouTube URL',
    ],
    [
      'a picture that is no address',
      'Picture address (optional)',
      'court.jpg',
      'Please enter a valid URL: this is the name of a file',
    ],
  ])('refuses %s', async (_what, name, value, message) => {
    open();
    await form();
    await userEvent.selectOptions(field('Kind'), 'YouTube video');
    await put('Address', 'https://youtu.be/dQw4w9WgXcQ');
    await put(name, value);
    await press('Next');
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(message));
    expect(sent()).toHaveLength(0);
    await put(name, name === 'Address' ? 'https://youtu.be/dQw4w9WgXcQ' : '');
    await press('Next');
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  test('has the focus in a link that is added at once, and leaves it to the field that is chosen next', async () => {
    open();
    await form();
    fireEvent.click(screen.getByRole('button', { name: 'Add a link' }));
    const added = screen.getByRole('list', { name: 'Featured links' }).lastElementChild;
    expect(added).toContainElement(document.activeElement as HTMLElement);
    await act(async () => {
      field('Bio').focus();
      await new Promise((resolve) => requestAnimationFrame(resolve));
    });
    expect(field('Bio')).toHaveFocus();
  });

  test.each([
    ['Title', 'On courts', 'Address', 'Please give its address'],
    ['Address', 'blog.example/courts', 'Title', 'Please give it a title'],
    ['Picture address (optional)', 'blog.example/a.jpg', 'Title', 'Please give it a title'],
  ])(
    'asks for the rest of a link of which only the %s is there',
    async (filled, text, missing, message) => {
      api.answer(own, () => ({ body: anOwnDesigner({ featured_links: [] }) }));
      open();
      await form();
      await press('Add a link');
      await put(filled, text);
      await press('Next');
      await waitFor(() => expect(field(missing)).toHaveAccessibleDescription(message));
      expect(sent()).toHaveLength(0);
      await put(filled, '');
      await press('Next');
      await waitFor(() => expect(sent()).toHaveLength(1));
      expect(sent()[0]).toMatchObject({ featured_links: [] });
    },
  );

  test('happens once, however often the button is pressed', async () => {
    api.answer(save, () => new Promise(() => undefined));
    open();
    await form();
    await doubleClick(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    await press('Next');
    expect(sent()).toHaveLength(1);
  });

  test('shows the server’s messages at their fields, a link’s at the link that was sent', async () => {
    api.answer(own, () => ({
      body: anOwnDesigner({
        featured_links: [
          { id: 1, type: 'blog', url: '', title: '', image_url: null },
          { id: 2, type: 'blog', url: 'https://b.example', title: 'Sent', image_url: null },
        ],
      }),
    }));
    api.answer(save, () => ({
      status: 400,
      body: {
        spoc_phone: ['Please enter a valid phone number'],
        featured_links: [{ url: ['Enter a valid URL.'] }],
        non_field_errors: ['Verification is under way.'],
      },
    }));
    open();
    await form();
    await press('Next');
    expect(await screen.findByText('Failed to save basic information')).toBeInTheDocument();
    expect(field('Phone')).toHaveAccessibleDescription('Please enter a valid phone number');
    const [dropped, kept] = screen.getAllByLabelText('Address');
    expect(dropped).toBeValid();
    expect(kept).toHaveAccessibleDescription('Enter a valid URL.');
    expect(screen.getByText('Verification is under way.').closest('[role]')).toHaveAttribute(
      'role',
      'alert',
    );
    await userEvent.type(field('Phone'), '1');
    expect(field('Phone')).toBeValid();
  });

  test('says that one is offline, keeps what was typed, and works on the next attempt', async () => {
    api.answer(save, () => 'offline');
    open();
    await form();
    await put('Bio', 'Rooms that breathe.');
    await press('Next');
    expect(await screen.findByText(/You seem to be offline/)).toBeInTheDocument();
    expect(screen.getByText('Failed to save basic information')).toBeInTheDocument();
    expect(field('Bio')).toHaveValue('Rooms that breathe.');
    api.answer(save, () => ({ body: anOwnDesigner() }));
    await press('Next');
    expect(await screen.findByText('Profile information saved successfully')).toBeInTheDocument();
  });
});
