import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { aUser, renderWithHost } from '@aangan/host/testing';
import { allowErrorLogs, enterText, modalDialogs } from '@aangan/ui/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anArchitect } from '../../../../testing/factories.ts';
import { OwnArchitects } from '../own-architects.tsx';

const list = endpoint('get', '/designers/principal-architects/');
const add = endpoint('post', '/designers/principal-architects/');
const of = { params: { id: 3 } };
const change = endpoint('patch', '/designers/principal-architects/{id}/', of);
const remove = endpoint('delete', '/designers/principal-architects/{id}/', of);
const bio = 'Meera draws houses that keep the heat out and let the evening in.';

let api: ReturnType<typeof scriptApi>;
let stored = [anArchitect()];
allowErrorLogs('Failed to save architect', 'Failed to delete architect');
beforeEach(() => {
  stored = [anArchitect()];
  api = scriptApi();
  api.answer(list, () => ({ body: stored }));
  modalDialogs();
});

const open = () => renderWithHost(<OwnArchitects />, { api, user: aUser({ is_designer: true }) });
const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const sent = (method: string) => api.requests.filter((request) => request.method === method);

async function openForm() {
  open();
  await press('Add Principal Architect');
}
async function fill(values: Record<string, string>) {
  for (const [name, text] of Object.entries(values)) {
    await enterText(field(name), text);
  }
}
const whole = { Name: 'Meera Iyer', 'Experience in years': '18', Bio: bio };

describe('the list of principal architects', () => {
  test('says that it is loading, then shows each with years, bio and a link to the page', async () => {
    open();
    expect(screen.getByRole('status')).toHaveTextContent('Loading principal architects…');
    const link = await screen.findByRole('link', { name: 'Meera Iyer' });
    expect(link).toHaveAttribute('href', '/principal-architects/3');
    expect(screen.getByText('18 years of experience')).toBeInTheDocument();
    expect(screen.getByText(bio)).toBeInTheDocument();
  });

  test('says that there is none yet', async () => {
    stored = [];
    open();
    expect(await screen.findByText('No principal architects yet')).toBeInTheDocument();
  });

  test('says that it failed, and recovers on Try again', async () => {
    let isBroken = true;
    api.answer(list, () => (isBroken ? { status: 503, body: {} } : { body: stored }));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    isBroken = false;
    await press('Try again');
    expect(await screen.findByText('18 years of experience')).toBeInTheDocument();
  });
});

describe('adding a principal architect', () => {
  test('sends the trimmed values, blank addresses as null, and fetches the list again', async () => {
    stored = [];
    api.answer(add, () => {
      stored = [anArchitect()];
      return { status: 201, body: anArchitect() };
    });
    await openForm();
    await fill({ ...whole, Name: '  Meera Iyer ' });
    await press('Save');
    expect(await screen.findByRole('link', { name: 'Meera Iyer' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent('post')[0]?.body).toEqual({
      name: 'Meera Iyer',
      experience_years: 18,
      bio,
      linkedin_profile: null,
      portfolio_website: null,
    });
  });

  test('requires name, experience and bio', async () => {
    await openForm();
    await press('Save');
    for (const message of ['Name is required', 'Experience is required', 'Bio is required']) {
      expect(await screen.findByText(message)).toBeInTheDocument();
    }
    expect(field('Name')).toHaveFocus();
    expect(sent('post')).toHaveLength(0);
  });

  test.each([
    ['Experience in years', '-1', 'Experience cannot be negative'],
    ['Experience in years', '71', 'Experience cannot exceed 70 years'],
    ['Experience in years', 'ten', 'Please give a whole number of years'],
    ['Experience in years', '1.5', 'Please give a whole number of years'],
    ['Bio', 'x'.repeat(49), 'Bio should be at least 50 characters'],
    [
      'LinkedIn profile (optional)',
      'https://example.in/in/meera',
      'Please enter a valid LinkedIn URL: it is not on linkedin.com',
    ],
    [
      'Portfolio website (optional)',
      'javascript:alert(1)',
      'Please enter a valid URL: it begins with another word than http or https',
    ],
  ])('says of %s “%s”: %s', async (name, typed, message) => {
    await openForm();
    await fill({ ...whole, [name]: typed });
    await press('Save');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(sent('post')).toHaveLength(0);
  });

  test.each([
    ['0 years', { 'Experience in years': '0' }],
    ['70 years', { 'Experience in years': '70' }],
    ['a bio of 50 characters', { Bio: 'x'.repeat(50) }],
    ['a LinkedIn page', { 'LinkedIn profile (optional)': 'https://in.linkedin.com/in/meera' }],
    ['one without https', { 'LinkedIn profile (optional)': 'http://linkedin.com/in/m' }],
    ['a website', { 'Portfolio website (optional)': 'http://meera.example' }],
    ['one without any of it', { 'Portfolio website (optional)': 'meera.example' }],
  ])('takes %s', async (_what, values) => {
    api.answer(add, () => ({ status: 201, body: anArchitect() }));
    await openForm();
    await fill({ ...whole, ...values });
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent('post')).toHaveLength(1);
  });

  test('shows the server’s message at its field', async () => {
    api.answer(add, () => ({
      status: 400,
      body: { bio: ['Bio should be at least 50 characters'] },
    }));
    await openForm();
    await fill(whole);
    await press('Save');
    expect(await screen.findByText('Bio should be at least 50 characters')).toBeInTheDocument();
    expect(field('Bio')).toHaveFocus();
  });

  test.each([
    ['offline', /You seem to be offline/],
    [{ status: 503, body: {} }, /Something went wrong on our side/],
    [
      { status: 400, body: { non_field_errors: ['Complete your profile first.'] } },
      /Complete your profile first\./,
    ],
  ] as const)('keeps what was typed when saving fails (%j)', async (answer, words) => {
    api.answer(add, () => answer);
    await openForm();
    await fill(whole);
    await press('Save');
    expect(await screen.findByText('Failed to save architect')).toBeInTheDocument();
    expect(screen.getByText(words)).toBeInTheDocument();
    expect(field('Bio')).toHaveValue(bio);
  });

  test('confirms before unsaved changes are lost, and closes at once without any', async () => {
    await openForm();
    await press('Close');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await press('Add Principal Architect');
    await fill({ Name: 'Meera' });
    await press('Close');
    const question = screen.getByRole('alertdialog', { name: 'Close without saving?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
    expect(field('Name')).toHaveValue('Meera');
  });
});

describe('an existing principal architect', () => {
  test('is edited in the same form, filled in', async () => {
    api.answer(change, () => {
      stored = [anArchitect({ name: 'Meera Rao' })];
      return { body: stored[0] as (typeof stored)[number] };
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Meera Iyer' }));
    expect(screen.getByRole('dialog', { name: 'Edit Principal Architect' })).toBeInTheDocument();
    expect(field('Experience in years')).toHaveValue('18');
    await fill({ Name: 'Meera Rao' });
    await press('Save');
    expect(await screen.findByRole('link', { name: 'Meera Rao' })).toBeInTheDocument();
    expect(sent('patch')[0]?.body).toMatchObject({ name: 'Meera Rao', experience_years: 18 });
  });

  test('is deleted only after a confirmation', async () => {
    api.answer(remove, () => {
      stored = [];
      return { status: 204, body: '' };
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Meera Iyer' }));
    const question = screen.getByRole('alertdialog', {
      name: 'Are you sure you want to delete this principal architect?',
    });
    expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(sent('delete')).toHaveLength(0);
    await userEvent.click(within(question).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No principal architects yet')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Principal architects' })).toHaveFocus();
  });

  test('stays when deleting fails', async () => {
    api.answer(remove, () => ({ status: 503, body: {} }));
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Meera Iyer' }));
    await press('Delete');
    await waitFor(() => expect(sent('delete')).toHaveLength(1));
    expect(await screen.findByRole('link', { name: 'Meera Iyer' })).toBeInTheDocument();
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
  });

  test('counts as deleted when another tab has deleted it already', async () => {
    api.answer(remove, () => {
      stored = [];
      return { status: 404, body: { detail: 'Not found.' } };
    });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Meera Iyer' }));
    await press('Delete');
    expect(await screen.findByText('No principal architects yet')).toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
