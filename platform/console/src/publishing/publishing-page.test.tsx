import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers, openConsole, sentTo } from '../testing/open-console.tsx';

const publisher = {
  id: 3,
  team: 'vendors',
  issuer: 'https://token.actions.githubusercontent.com',
  repository: 'example/mfe-vendors',
  branch: 'main',
  tag: null,
  workflow: '.github/workflows/release.yml',
  channels: ['staging'],
  addedBy: 'anna@aangan.test',
  addedAt: '2026-11-01T10:00:00Z',
  lastUsedAt: null,
  removedBy: null,
  removedAt: null,
};
const removed = { id: 2, branch: null, tag: 'v*', removedBy: 'ravi@aangan.test' };
const key = {
  id: 1,
  team: 'vendors',
  name: 'release-2026',
  sha256: 'a'.repeat(64),
  publicKey: '',
  addedBy: 'anna@aangan.test',
  addedAt: '2026-11-01T10:00:00Z',
  removedBy: null,
  removedAt: null,
};
const dialog = () => within(screen.getByRole('alertdialog'));

beforeEach(() => {
  const old = { ...publisher, ...removed, removedAt: '2026-11-02T10:00:00Z' };
  answers['GET /platform/publishers'] = { body: { results: [publisher, old] } };
  answers['GET /platform/signing-keys'] = { body: { results: [key] } };
  answers['GET /platform/channels'] = {
    body: { results: ['production', 'staging'], addresses: {} },
  };
});

test('shows who publishes without a stored token, and who was removed by whom', async () => {
  openConsole('/publishing');
  const table = within(await screen.findByRole('group', { name: 'Publishers' }));
  const [, row, old] = table.getAllByRole('row');
  expect(row).toHaveTextContent(/example\/mfe-vendors.*main.*release\.yml.*staging.*Never/);
  expect(old).toHaveTextContent(/tag v\*.*by ravi@aangan\.test/);
  expect(table.getAllByRole('button')).toHaveLength(1);
});

test('adds one, of a channel that visitors do not see', async () => {
  const adding = 'POST /platform/publishers';
  answers[adding] = { body: publisher };
  openConsole('/publishing');
  await userEvent.click(await screen.findByRole('button', { name: 'Add a publisher' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Add' }));
  expect(await dialog().findByRole('alert')).toHaveTextContent('Fill in all fields');
  await userEvent.type(dialog().getByLabelText(/^Team/), ' vendors ');
  await userEvent.type(dialog().getByLabelText(/^Repository/), 'example/mfe-vendors');
  expect(dialog().queryByLabelText(/change production/)).toBeNull();
  await userEvent.click(await dialog().findByLabelText('Runs may change staging'));
  await userEvent.click(dialog().getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(sentTo(adding)).toHaveLength(1));
  const { team, repository, branch, workflow, issuer, channels } = publisher;
  expect(sentTo(adding)[0]?.body).toEqual({ team, repository, branch, workflow, issuer, channels });
});

test('what the registry refuses is said, and nothing that was typed is lost', async () => {
  answers['POST /platform/signing-keys'] = { status: 400, body: { detail: 'No public key.' } };
  openConsole('/publishing');
  await userEvent.click(await screen.findByRole('button', { name: 'Add a key' }));
  await userEvent.type(dialog().getByLabelText(/^Team/), 'vendors');
  await userEvent.type(dialog().getByLabelText(/^Name/), 'next');
  const text = dialog().getByLabelText(/^Public key/);
  await userEvent.type(text, '-----BEGIN PRIVATE KEY-----');
  await userEvent.click(dialog().getByRole('button', { name: 'Add' }));
  expect(await dialog().findByRole('alert')).toHaveTextContent('nobody else gets');
  expect(sentTo('POST /platform/signing-keys')).toEqual([]);
  await userEvent.clear(text);
  await userEvent.type(text, 'none');
  await userEvent.click(dialog().getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(dialog().getByRole('alert')).toHaveTextContent('No public key.'));
  expect(text).toHaveValue('none');
});

test('removes a key after a question', async () => {
  const removing = 'POST /platform/signing-keys/1/removal';
  answers[removing] = { body: key };
  openConsole('/publishing');
  const button = { name: 'Remove the key release-2026 of vendors' };
  await userEvent.click(await screen.findByRole('button', button));
  await userEvent.click(dialog().getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(sentTo(removing)).toHaveLength(1));
});
