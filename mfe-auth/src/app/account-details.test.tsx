import { aUser } from '@aangan/host/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, at, check, field, open, press, retype, sent } from '../testing/account-page.tsx';

describe('the details', () => {
  const save = () => press('Save changes');

  test('show what is stored; saving is disabled until a change', () => {
    open(aUser({ bio: 'Rooms.' }));
    expect(field('First name')).toHaveValue('Asha');
    expect(field('Last name')).toHaveValue('Rao');
    expect(field('Phone (optional)')).toHaveValue('+91 98200 12345');
    expect(field('About you (optional)')).toHaveValue('Rooms.');
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  });

  test('are saved trimmed, a blank phone as null, with a toast, and update the session', async () => {
    api.answer(at.update, () => ({ body: aUser({ first_name: 'Usha', phone: null }) }));
    open();
    await retype('First name', ' Usha ');
    await retype('Phone (optional)', '');
    await save();
    expect(await screen.findByText('Your details have been saved')).toBeInTheDocument();
    expect(sent('patch', '/auth/me/')).toEqual([
      { first_name: 'Usha', last_name: 'Rao', phone: null, bio: null },
    ]);
    expect(check).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  });

  test.each([
    [{ is_designer: true }, 'Firm name', 'Firm name is required'],
    [{ is_vendor: true }, 'Company name', 'Company name is required'],
  ])('of a firm are one name, without a last name: %j', async (flags, label, message) => {
    api.answer(at.update, () => ({ body: aUser({ ...flags, first_name: 'Studio' }) }));
    open(aUser({ ...flags, first_name: 'Old', last_name: '' }));
    expect(screen.queryByLabelText('Last name')).not.toBeInTheDocument();
    await retype(label, '');
    await save();
    expect(await screen.findByText(message)).toBeInTheDocument();
    await retype(label, 'Studio');
    await save();
    await screen.findByText('Your details have been saved');
    expect(sent('patch', '/auth/me/')[0]).not.toHaveProperty('last_name');
  });

  test('of a person with one name are that name alone', async () => {
    api.answer(at.update, () => ({ body: aUser({ last_name: '' }) }));
    open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'I have only one name' }));
    await save();
    await screen.findByText('Your details have been saved');
    expect(sent('patch', '/auth/me/')[0]).toMatchObject({ last_name: '', has_one_name: true });
    expect(screen.getByRole('checkbox', { name: 'I have only one name' })).toBeChecked();
    expect(field('Last name')).toHaveValue('');
  });

  test.each([
    ['First name', '', 'First name is required'],
    ['Last name', ' ', 'Last name is required'],
    ['Last name', 'R'.repeat(151), 'Please use at most 150 characters'],
    ['Phone (optional)', 'call me', 'Please enter a valid phone number'],
  ])('refuse %s %j: %s', async (name, value, message) => {
    open();
    await retype(name, value);
    await save();
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(field(name)).toHaveFocus();
    expect(sent('patch', '/auth/me/')).toEqual([]);
  });

  test.each([
    [{ status: 400, body: { phone: ['No such phone.'] } }, 'No such phone.'],
    ['offline', 'Network error.'],
    [{ status: 500, body: '' }, 'Something went wrong on our side.'],
  ] as const)('keep what was typed when saving fails: %j', async (answer, words) => {
    api.answer(at.update, () => answer as never);
    open();
    await retype('Phone (optional)', '123456');
    await save();
    expect(await screen.findByText(words, { exact: false })).toBeInTheDocument();
    expect(field('Phone (optional)')).toHaveValue('123456');
  });

  test('are reset by Undo changes', async () => {
    open();
    await retype('First name', 'Usha');
    await press('Undo changes');
    expect(field('First name')).toHaveValue('Asha');
    expect(screen.queryByRole('button', { name: 'Undo changes' })).not.toBeInTheDocument();
  });

  const leave = () => userEvent.click(screen.getByRole('link', { name: 'Designers' }));

  test('are confirmed before unsaved changes are lost', async () => {
    const { router } = open();
    await retype('First name', 'Usha');
    await leave();
    expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeInTheDocument();
    await press('Stay');
    expect(router.state.location.pathname).toBe('/account');
    expect(field('First name')).toHaveValue('Usha');
    await leave();
    await press('Leave');
    await waitFor(() => expect(router.state.location.pathname).toBe('/designers'));
  });

  test('block leaving the page only after a change', async () => {
    const { router } = open();
    const quiet = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(quiet);
    expect(quiet.defaultPrevented).toBe(false);
    await retype('First name', 'Usha');
    const held = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(held);
    expect(held.defaultPrevented).toBe(true);
    await press('Undo changes');
    await leave();
    expect(router.state.location.pathname).toBe('/designers');
  });
});
