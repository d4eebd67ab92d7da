import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers, openConsole, sentTo } from '../testing/open-console.tsx';

const remote = (name: string, consumes: object = {}) => ({
  name,
  team: `${name}-team`,
  consumes,
  routes: [],
});

test('shows who shows modules of whom, as a drawing and in a table, for each channel', async () => {
  answers['GET /platform/channels'] = {
    body: { results: ['production', 'staging'], addresses: {} },
  };
  answers['GET /platform/channels/production'] = {
    body: { shell: {}, remotes: [remote('auth'), remote('designers', { auth: ['./AuthPanel'] })] },
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

describe('who is in whose slots', () => {
  const heart = { slot: 'card.actions', expose: './Heart', order: 20 };
  const served = (extensions: object[], more: object = {}) => ({
    body: {
      revision: 7,
      shell: { slots: { 'account.menu': { max: 2 } } },
      remotes: [
        { ...remote('designers'), slots: { 'card.actions': { max: 2 } } },
        { ...remote('boards'), extensions, ...more },
      ],
    },
  });

  test('has no switch where a remote of low trust was not granted the slot', async () => {
    const other = { slot: 'account.menu', expose: './Bell', order: 1 };
    answers['GET /platform/channels/production'] = served([{ ...heart, isOff: true }, other], {
      lowTrust: { grants: ['fill account.menu'] },
    });
    openConsole('/remotes');
    const table = within(await screen.findByRole('group', { name: 'Who is in whose slots' }));
    const lacking = table.getByRole('row', { name: /^card\.actions/ });
    expect(lacking).toHaveTextContent('Not granted: fill card.actions');
    expect(within(lacking).queryByRole('button')).not.toBeInTheDocument();
    const granted = table.getByRole('row', { name: /^account\.menu/ });
    expect(within(granted).getByRole('button', { name: /^Switch off/ })).toBeVisible();
  });

  test('is in the drawing and in a table, with the audiences and pages', async () => {
    answers['GET /platform/channels/production'] = served([
      heart,
      { slot: 'account.menu', expose: './Bell', order: 1, for: ['client'], on: ['/designers'] },
    ]);
    openConsole('/remotes');
    const table = within(await screen.findByRole('group', { name: 'Who is in whose slots' }));
    expect(table.getByRole('row', { name: /^account\.menu/ })).toHaveTextContent(
      'account.menuof shellSwitch off./Bell of boardsclient/designers',
    );
    expect(table.getByRole('row', { name: /^card\.actions/ })).toHaveTextContent(
      'card.actionsof designersSwitch off./Heart of boardseverybodyevery page with the slot',
    );
    const [row] = screen.getAllByRole('row', { name: /^designers/ });
    expect(row).toHaveTextContent('designers-team./Heart of boards in card.actions–');
    const drawing = screen.getByRole('region', { name: 'Graph of remotes' });
    expect(drawing.querySelectorAll('path[marker-end]')).toHaveLength(1);
  });

  test('shows links too, each with its own switch', async () => {
    const link = { label: 'Boards', order: 1, slot: 'header.links' };
    const links = [
      { path: '/boards', expose: './Page', link },
      {
        path: '/mine',
        expose: './Page',
        for: ['client'],
        link: { label: 'Mine', order: 2, slot: 'account.menu' },
      },
    ];
    answers['GET /platform/channels/production'] = {
      body: {
        revision: 7,
        shell: {
          slots: Object.fromEntries(
            ['header.links', 'account.menu'].map((slot) => [slot, { max: 8, takes: 'links' }]),
          ),
        },
        remotes: [{ ...remote('boards'), routes: links, offLinks: ['account.menu /mine'] }],
      },
    };
    answers['POST /platform/channels/production/switches token-1'] = {
      body: { revision: 8, moved: [], warnings: [] },
    };
    openConsole('/remotes');
    const table = within(await screen.findByRole('group', { name: 'Who is in whose slots' }));
    expect(table.getByRole('row', { name: /^account\.menu/ })).toHaveTextContent(
      'account.menuof shellSwitched offSwitch onthe link “Mine” to /mine of boardsclientevery page',
    );
    const [row] = screen.getAllByRole('row', { name: /^boards/ });
    expect(row).toHaveTextContent('boardsboards-team––');
    const name = 'Switch off the link “Boards” to /boards of boards in header.links';
    await userEvent.click(table.getByRole('button', { name }));
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
    await waitFor(() =>
      expect(sentTo('POST /platform/channels/production/switches').at(-1)?.body).toMatchObject({
        names: ['boards'],
        extension: { slot: 'header.links', path: '/boards' },
        isOff: true,
      }),
    );
  });

  test('lets each be switched off by itself, with the reason, and on again', async () => {
    answers['GET /platform/channels/production'] = served([heart]);
    answers['POST /platform/channels/production/switches token-1'] = {
      body: { revision: 8, moved: [], warnings: [] },
    };
    openConsole('/remotes');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Switch off ./Heart of boards in card.actions' }),
    );
    const dialog = within(screen.getByRole('alertdialog'));
    answers['GET /platform/channels/production'] = served([{ ...heart, isOff: true }]);
    await userEvent.click(dialog.getByRole('button', { name: 'Switch off' }));
    await screen.findByRole('button', { name: 'Switch on ./Heart of boards in card.actions' });
    expect(screen.getByText('Switched off')).toBeVisible();
    const [{ body } = { body: null }] = sentTo('POST /platform/channels/production/switches');
    expect(body).toEqual({
      names: ['boards'],
      extension: { slot: 'card.actions', expose: './Heart' },
      isOff: true,
      why: 'Switched off ./Heart in card.actions by hand',
      expectedRevision: 7,
    });
  });
});
