import { endpoint } from '@aangan/api-client/endpoints';
import { scriptApi } from '@aangan/api-client/testing';
import { renderWithHost } from '@aangan/host/testing';
import { allowErrorLogs, modalDialogs } from '@aangan/ui/testing';
import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ArchitectDialog } from './architect-dialog.tsx';

allowErrorLogs('Failed to save architect');
beforeEach(modalDialogs);

const add = endpoint('post', '/designers/principal-architects/');

test('adds an architect under the same key when it is saved again after a lost answer', async () => {
  const api = scriptApi();
  api.answer(add, () => 'offline');
  renderWithHost(<ArchitectDialog onClose={() => undefined} />, { api });
  const type = (name: RegExp, text: string) =>
    userEvent.type(screen.getByRole('textbox', { name }), text);
  await type(/^Name/, 'Ravi Menon');
  await type(/experience/i, '12');
  await type(/bio/i, 'He has built houses along the coast of Kerala for years.');
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await save();
  await screen.findByText('Failed to save architect');
  await save();
  await waitFor(() => expect(api.requests).toHaveLength(2));
  const [first, second] = api.requests.map(({ idempotencyKey }) => idempotencyKey);
  expect(first).toMatch(/^[0-9a-f-]{36}$/);
  expect(second).toBe(first);
});
