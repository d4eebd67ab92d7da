import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers, openConsole } from '../testing/open-console.tsx';

const remote = (name: string, consumes: object = {}) => ({ name, team: `${name}-team`, consumes });

test('shows who shows modules of whom, as a drawing and in a table, for each channel', async () => {
  answers['GET /platform/channels'] = {
    body: { results: ['production', 'staging'], addresses: {} },
  };
  answers['GET /platform/channels/production'] = {
    body: { remotes: [remote('auth'), remote('designers', { auth: ['./AuthPanel'] })] },
  };
  answers['GET /platform/channels/staging'] = { status: 404, body: { detail: 'Not found.' } };
  const { router } = openConsole('/remotes');
  const row = await screen.findByRole('row', { name: /^designers/ });
  expect(row).toHaveTextContent('designersdesigners-team./AuthPanel of auth–');
  expect(screen.getByRole('row', { name: /^auth/ })).toHaveTextContent(/–designers$/);
  const drawing = within(screen.getByRole('region', { name: 'Graph of remotes' }));
  expect(drawing.getByRole('link', { name: 'auth' })).toHaveAttribute('href', '/remotes/auth');
  await userEvent.selectOptions(screen.getByLabelText('Channel'), 'staging');
  expect(await screen.findByText('Nothing is served on staging yet')).toBeVisible();
  expect(router.state.location.pathname).toBe('/remotes/on/staging');
});
