import { doubleClick, enterText } from '@aangan/ui/testing';
import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOwnDesigner } from '../testing/factories.ts';
import {
  api,
  at,
  attemptKey,
  draftKey,
  form,
  linkedin,
  open,
  own,
  press,
  profileIs,
  save,
  sentTo,
} from '../testing/social-step.tsx';

const url = 'https://www.linkedin.com/company/studio';
const linkedinField = () => screen.getByLabelText('LinkedIn URL (optional)');
const linkedinInvalid = 'Please enter a valid LinkedIn URL';
const instagramField = () => screen.getByLabelText('Instagram URL (optional)');

describe('opening the designer’s social step', () => {
  test('shows the title, the second step as the current one and the stored addresses', async () => {
    profileIs({ linkedin_profile: url, instagram_profile: 'https://www.instagram.com/studio' });
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Complete Your Designer Profile',
    );
    const steps = within(screen.getByRole('list', { name: 'Steps to your profile' }));
    expect(steps.getAllByRole('listitem').map((step) => step.getAttribute('data-state'))).toEqual([
      'done',
      'current',
      'ahead',
    ]);
    await form();
    expect(linkedinField()).toHaveValue(url);
    expect(instagramField()).toHaveValue('https://www.instagram.com/studio');
    expect(screen.queryByText('Profile data loaded successfully')).not.toBeInTheDocument();
  });

  test('moves the focus to the step’s heading when another page led here, and not otherwise', async () => {
    const { router } = open('', at);
    const heading = () => screen.getByRole('heading', { name: 'Social Profiles' });
    await form();
    expect(heading()).not.toHaveFocus();
    await act(() => router.navigate('/elsewhere'));
    await act(() => router.navigate(at));
    expect(heading()).toHaveFocus();
  });

  test('leads to step 1 where there is no profile yet', async () => {
    api.answer(own, () => ({ status: 404, body: { detail: 'Not found.' } }));
    const { router } = open();
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/designer/onboarding/basic-info'),
    );
    expect(router.state.historyAction).toBe('REPLACE');
  });

  test('says that the profile cannot be loaded, and loads it again', async () => {
    api.answer(own, () => 'offline');
    open();
    expect(await screen.findByText('Failed to load existing profile data')).toBeInTheDocument();
    api.answer(own, () => ({ body: anOwnDesigner() }));
    await press('Try again');
    await form();
  });
});

describe('saving the social profiles', () => {
  test('sends both addresses, says so and leads to the preview', async () => {
    const { router } = open();
    await form();
    await enterText(linkedinField(), ` ${url} `);
    await press('Next');
    expect(await screen.findByText('Social profiles saved successfully')).toBeInTheDocument();
    expect(sentTo(save)).toEqual([{ linkedin_url: url, instagram_url: null }]);
    expect(router.state.location.pathname).toBe('/designer/onboarding/preview');
    expect(localStorage.getItem(draftKey)).toBeNull();
  });

  test.each([
    ['LinkedIn', linkedinField, 'asha@studio.in', `${linkedinInvalid}: this is a mail address`],
    [
      'LinkedIn',
      linkedinField,
      'https://linkedin.com.evil.test/',
      `${linkedinInvalid}: it is not on linkedin.com`,
    ],
    [
      'Instagram',
      instagramField,
      'studio',
      'Please enter a valid Instagram URL, such as instagram.com/studio',
    ],
  ])('refuses as %s address: %j', async (_site, field, value, message) => {
    open();
    await form();
    await enterText(field(), value as string);
    await press('Next');
    await waitFor(() => expect(field()).toHaveAccessibleDescription(message as string));
    expect(sentTo(save)).toHaveLength(0);
  });

  test.each([
    ['LinkedIn', linkedinField, 'linkedin.com/company/x', 'https://linkedin.com/company/x'],
    ['LinkedIn', linkedinField, 'http://linkedin.com/in/a', 'https://linkedin.com/in/a'],
    ['Instagram', instagramField, '@x', 'https://www.instagram.com/x'],
    ['Instagram', instagramField, 'instagram.com/x', 'https://instagram.com/x'],
  ])('makes a whole address of %s’s %j where one sees it', async (_site, field, typed, whole) => {
    open();
    await form();
    await enterText(field(), typed);
    await userEvent.tab();
    expect(field()).toHaveValue(whole);
    await press('Next');
    await waitFor(() => expect(JSON.stringify(sentTo(save))).toContain(`"${whole}"`));
  });

  test('sends a whole address also where Enter leaves no field', async () => {
    open();
    await form();
    await userEvent.type(instagramField(), '@x{Enter}');
    await waitFor(() =>
      expect(sentTo(save)).toEqual([
        { linkedin_url: null, instagram_url: 'https://www.instagram.com/x' },
      ]),
    );
  });

  test('shows what the server refuses at its field', async () => {
    api.answer(save, () => ({ status: 400, body: { instagram_url: ['Enter a valid URL.'] } }));
    open();
    await form();
    await enterText(instagramField(), 'https://www.instagram.com/x');
    await press('Next');
    expect(await screen.findByText('Failed to save social profiles')).toBeInTheDocument();
    expect(instagramField()).toHaveAccessibleDescription('Enter a valid URL.');
  });

  test('says that one is offline, keeps what was typed, and works on the next attempt', async () => {
    api.answer(save, () => 'offline');
    const { router } = open();
    await form();
    await enterText(linkedinField(), url);
    await press('Next');
    expect(await screen.findByText('Failed to save profile information')).toBeInTheDocument();
    expect(screen.getByText(/You seem to be offline/)).toBeInTheDocument();
    expect(linkedinField()).toHaveValue(url);
    api.answer(save, () => ({ body: anOwnDesigner() }));
    await press('Next');
    await waitFor(() =>
      expect(router.state.location.pathname).toBe('/designer/onboarding/preview'),
    );
  });

  test('happens once, however often Next is pressed', async () => {
    api.answer(save, () => new Promise(() => undefined));
    open();
    await form();
    await doubleClick(screen.getByRole('button', { name: 'Next' }));
    await press('Next');
    expect(sentTo(save)).toHaveLength(1);
  });

  test('keeps what was typed over a reload', async () => {
    const { unmount } = open();
    await form();
    await enterText(linkedinField(), url);
    unmount();
    open();
    await form();
    expect(linkedinField()).toHaveValue(url);
    expect(screen.getByText('These are your unsaved changes from before.')).toBeInTheDocument();
  });
});

describe('connecting LinkedIn', () => {
  const button = () => screen.getByRole('button', { name: 'Connect LinkedIn' });

  test('sends the address, says so and shows it as linked', async () => {
    let answer: (value: { body: ReturnType<typeof anOwnDesigner> }) => void = () => undefined;
    api.answer(linkedin, () => new Promise((resolve) => (answer = resolve)));
    open();
    await form();
    expect(button()).toBeDisabled();
    await enterText(linkedinField(), url);
    await doubleClick(button());
    await waitFor(() => expect(sentTo(linkedin)).not.toHaveLength(0));
    profileIs({ linkedin_profile: url });
    answer({ body: anOwnDesigner() });
    expect(await screen.findByText('Successfully connected LinkedIn profile')).toBeInTheDocument();
    expect(sentTo(linkedin)).toEqual([{ profile_url: url }]);
    expect(await screen.findByText('Linked')).toBeInTheDocument();
    expect(screen.queryByText(/verified/i)).not.toBeInTheDocument();
    expect(button()).toBeDisabled();
  });

  test('refuses another address than LinkedIn’s, before and after it is sent', async () => {
    api.answer(linkedin, () => ({ status: 400, body: { profile_url: ['Not this one.'] } }));
    open();
    await form();
    await enterText(linkedinField(), 'https://example.com/studio');
    await userEvent.click(button());
    await waitFor(() =>
      expect(linkedinField()).toHaveAccessibleDescription(
        `${linkedinInvalid}: it is not on linkedin.com`,
      ),
    );
    expect(sentTo(linkedin)).toHaveLength(0);
    await enterText(linkedinField(), url);
    await userEvent.click(button());
    await waitFor(() => expect(linkedinField()).toHaveAccessibleDescription('Not this one.'));
    expect(screen.getByText(/^Failed to connect LinkedIn/)).toBeInTheDocument();
  });
});

describe('leaving the social step backwards', () => {
  test('leads to step 1 with Previous', async () => {
    open();
    await form();
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute(
      'href',
      '/designer/onboarding/basic-info',
    );
  });

  test('starts over after asking once: an empty step 1, nothing stored of the connection', async () => {
    localStorage.setItem(attemptKey, '{"address":"https://a.example/","at":1}');
    const { router } = open();
    await form();
    await enterText(linkedinField(), url);
    await press('Start over');
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(router.state.location.pathname).toBe(at);
    expect(localStorage.getItem(attemptKey)).not.toBeNull();
    await press('Start over');
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Start over' }),
    );
    expect(router.state.location.pathname).toBe('/designer/onboarding/basic-info');
    expect(localStorage.getItem(attemptKey)).toBeNull();
    expect(localStorage.getItem(draftKey)).toBeNull();
    const draft = localStorage.getItem('aangan.draft.designer-basic-info.7');
    expect(JSON.parse(draft ?? '')).toMatchObject({ specializations: [], bio: '' });
  });
});
