import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers, openConsole, sentTo, served } from '../../testing/open-console.tsx';

const [one, two] = ['1'.repeat(16), '2'.repeat(16)];
const published = (name: string, release: string, more: object = {}) => ({
  name,
  release,
  version: `1.1.0+${release}`,
  publishedAt: new Date().toISOString(),
  createdBy: null,
  commit: null,
  run: null,
  retiredAt: null,
  channels: [],
  ...more,
});
const links = 'POST /platform/compose-links';
const move = 'POST /platform/channels/production/releases';

beforeEach(() => {
  answers['GET /platform/releases?name=auth'] = { body: { results: [published('auth', one)] } };
  answers['GET /platform/releases?name=vendors'] = {
    body: {
      results: [
        published('vendors', two, { channels: ['staging'] }),
        published('vendors', '3'.repeat(16), { retiredAt: new Date().toISOString() }),
        published('vendors', one),
      ],
    },
  };
});

const choose = async () => {
  await screen.findByRole('option', { name: '1.1.0 · 2222222, just now, on staging' });
  await userEvent.selectOptions(screen.getByLabelText('vendors'), two);
};

describe('composing', () => {
  test('makes a link to exactly the chosen releases, and says what differs and what would be refused', async () => {
    const differences = [{ name: 'vendors', version: '1.1.0+2', served: '1.0.0+1' }];
    const link = 'http://localhost:3001/?compose=abc';
    const expiresAt = new Date().toISOString();
    answers[links] = {
      status: 201,
      body: { id: 'x', link, expiresAt, differences, problems: ['It is too large.'] },
    };
    openConsole('/compose');
    await choose();
    expect(within(screen.getByLabelText('vendors')).queryByText(/3333333/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Make the link' }));
    expect(await screen.findByRole('link', { name: new RegExp(link.slice(-11)) })).toHaveAttribute(
      'href',
      link,
    );
    expect(screen.getByText('vendors: 1.0.0+1 → 1.1.0+2')).toBeVisible();
    expect(screen.getByText(/would refuse it: It is too large/)).toBeVisible();
    expect(sentTo(links)).toMatchObject([
      {
        body: {
          channel: 'staging',
          isComplete: true,
          hours: 8,
          releases: [
            { name: 'auth', release: one },
            { name: 'vendors', release: two },
          ],
        },
      },
    ]);
    await userEvent.selectOptions(screen.getByLabelText('vendors'), one);
    expect(screen.queryByRole('link', { name: /compose=abc/ })).toBeNull();
  });

  test('marks the release that the gate would refuse on production, once its pages were opened', async () => {
    const body = { link: 'http://localhost:3001/?compose=abc', expiresAt: '2026-11-22T10:00Z' };
    answers[links] = { status: 201, body: { id: 'x', ...body, differences: [], problems: [] } };
    const problem = `opened pages: /vendors of vendors ${two} throws. Mend it.`;
    const checks = 'POST /platform/channels/production/checks';
    answers[checks] = { body: { problems: [problem], warnings: [] } };
    openConsole('/compose');
    await choose();
    await userEvent.click(screen.getByRole('button', { name: 'Make the link' }));
    await waitFor(() => expect(screen.getByLabelText('vendors')).toBeInvalid());
    expect(screen.getByLabelText('vendors')).toHaveAccessibleDescription(/would refuse it: opened/);
    expect(screen.getByLabelText('auth')).toBeValid();
    expect(sentTo(checks)).toMatchObject([
      { body: { releases: [{ name: 'vendors', release: two }] } },
    ]);
    await userEvent.selectOptions(screen.getByLabelText('vendors'), one);
    expect(screen.getByLabelText('vendors')).toBeValid();
  });

  test('opens the link’s composition on production, in a page that learns where it comes from', async () => {
    const body = { link: 'http://localhost:3001/?compose=abc', expiresAt: '2026-11-22T10:00Z' };
    answers[links] = { status: 201, body: { id: 'x', ...body, differences: [], problems: [] } };
    const grants = 'POST /platform/compose-grants';
    const granted = 'http://localhost:3000/?compose=hand-over';
    answers[grants] = { status: 201, body: { link: granted } };
    const opened: HTMLAnchorElement[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      opened.push(this);
    });
    openConsole('/compose');
    await choose();
    await userEvent.click(screen.getByRole('button', { name: 'Make the link' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Open on production' }));
    await waitFor(() => expect(opened).toHaveLength(1));
    click.mockRestore();
    const { href, target, rel, referrerPolicy } = opened[0] as HTMLAnchorElement;
    expect([href, target, rel, referrerPolicy]).toEqual([granted, '_blank', 'noopener', 'origin']);
    expect(sentTo(grants)).toMatchObject([{ body: { link: 'x' } }]);
  });

  test('takes a server of one’s own computer for a remote, which is neither promoted nor handed over', async () => {
    const body = { link: 'http://localhost:3001/?compose=abc', expiresAt: '2026-11-22T10:00Z' };
    answers[links] = { status: 201, body: { id: 'x', ...body, differences: [], problems: [] } };
    openConsole('/compose');
    await choose();
    const server = 'A server on this computer';
    await userEvent.selectOptions(screen.getByLabelText('vendors'), server);
    const address = screen.getByLabelText(/^Address of vendors/);
    expect(address).toHaveValue('http://localhost:3100');
    await userEvent.type(address, '{Backspace}5');
    expect(screen.queryByRole('button', { name: /^Promote/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Make the link' }));
    await screen.findByRole('link', { name: /compose=abc/ });
    expect(screen.queryByRole('button', { name: 'Open on production' })).toBeNull();
    expect(sentTo(links)).toMatchObject([
      {
        body: {
          locals: [{ name: 'vendors', origin: 'http://localhost:3105' }],
          releases: [{ name: 'auth' }, { name: 'vendors', release: one }],
        },
      },
    ]);
    await userEvent.selectOptions(screen.getByLabelText('vendors'), two);
    expect(screen.queryByLabelText(/^Address of vendors/)).toBeNull();
  });

  test('says in words what an address must be, and takes one as it was copied', async () => {
    openConsole(`/compose?vendors=${encodeURIComponent('http://192.168.1.9:3100')}`);
    const address = await screen.findByLabelText(/^Address of vendors/);
    expect(screen.queryByText(/no address of this computer/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Make the link' }));
    expect(screen.getByText(/^This is no address of this computer/)).toBeVisible();
    expect(sentTo(links)).toHaveLength(0);
    await userEvent.clear(address);
    await userEvent.type(address, 'http://localhost:3105/vendors');
    await userEvent.click(screen.getByRole('button', { name: 'Make the link' }));
    await waitFor(() =>
      expect(sentTo(links)).toMatchObject([
        { body: { locals: [{ name: 'vendors', origin: 'http://localhost:3105' }] } },
      ]),
    );
  });

  test('keeps what was chosen in the address, for a reload', async () => {
    const { router } = openConsole('/compose');
    await choose();
    await userEvent.selectOptions(screen.getByLabelText('The link is valid for'), '72');
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe(`/compose?vendors=${two}&_hours=72`);
    cleanup();
    openConsole(pathname + search);
    await waitFor(() => expect(screen.getByLabelText('vendors')).toHaveValue(two));
    expect(screen.getByLabelText('The link is valid for')).toHaveValue('72');
    await userEvent.selectOptions(screen.getByLabelText('vendors'), one);
    expect(screen.getByLabelText('vendors')).toHaveValue(one);
  });

  test('names a chosen release that is retired, and passes no validator’s text on', async () => {
    const detail = 'body/hours must be <= 720';
    answers[links] = { status: 400, body: { detail } };
    openConsole(`/compose?vendors=${'3'.repeat(16)}`);
    expect(await screen.findByText('Choose another release.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Make the link' }));
    expect(await screen.findByText(/^This was not taken/)).toBeVisible();
    expect(screen.queryByText(detail)).toBeNull();
  });

  test('starts a canary of what differs, where the channel’s required check is named', async () => {
    const check = `GET /platform/channels/production/required-check?releases=vendors%40${two}`;
    const findings = ['failed /vendors'];
    answers[check] = {
      body: { isRequired: true, state: 'failed', at: null, by: 'ci', findings },
    };
    answers[move] = { body: {} };
    openConsole('/compose');
    await choose();
    await userEvent.click(screen.getByRole('button', { name: 'Promote to production' }));
    const dialog = within(screen.getByRole('alertdialog'));
    expect(await dialog.findByText('failed /vendors')).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText('For'), 'canary');
    await userEvent.type(dialog.getByLabelText('Why'), 'A part first');
    const percent = dialog.getByLabelText('Percent of the visitors');
    await userEvent.clear(percent);
    await userEvent.type(percent, '101');
    await userEvent.click(dialog.getByRole('button', { name: 'Start the canary' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Enter a whole number from 0 to 100.');
    expect(sentTo(move)).toHaveLength(0);
    await userEvent.type(percent, '{Backspace}');
    await userEvent.click(dialog.getByRole('button', { name: 'Start the canary' }));
    await waitFor(() =>
      expect(sentTo(move)).toMatchObject([{ body: { canary: 10, expectedRevision: 7 } }]),
    );
  });

  test('takes a remote that production does not serve, from its release', async () => {
    const offers = '5'.repeat(16);
    answers['GET /platform/releases?name=offers'] = {
      body: { results: [published('offers', offers)] },
    };
    answers[links] = { status: 409, body: { detail: 'It does not fit.' } };
    openConsole(`/compose?offers=${offers}`);
    await screen.findByRole('option', { name: /5555555, just now/ });
    expect(screen.getByLabelText('offers')).toHaveValue(offers);
    await userEvent.click(screen.getByRole('button', { name: 'Make the link' }));
    await screen.findByText('It does not fit.');
    await userEvent.selectOptions(screen.getByLabelText('offers'), 'None, as on production');
    await userEvent.click(screen.getByRole('button', { name: 'Make the link' }));
    await waitFor(() => expect(sentTo(links)).toHaveLength(2));
    const names = sentTo(links).map(({ body }) =>
      (body as { releases: { name: string }[] }).releases.map(({ name }) => name),
    );
    expect(names).toEqual([
      ['auth', 'vendors', 'offers'],
      ['auth', 'vendors'],
    ]);
  });

  test('says why no link could be made', async () => {
    answers[links] = { status: 409, body: { detail: 'vendors is retired.' } };
    openConsole('/compose');
    await choose();
    await userEvent.click(screen.getByRole('button', { name: 'Make the link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('vendors is retired.');
  });

  test('promotes what differs at once, and only from the revision that was seen', async () => {
    answers[move] = { body: {} };
    openConsole('/compose');
    await screen.findByLabelText('vendors');
    expect(screen.queryByRole('button', { name: /^Promote/ })).toBeNull();
    await choose();
    await userEvent.click(screen.getByRole('button', { name: 'Promote to production' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.type(dialog.getByLabelText('Why'), 'Together');
    await userEvent.click(dialog.getByRole('button', { name: 'Promote' }));
    expect(await screen.findByText('Promote to production: done.')).toBeVisible();
    await waitFor(() =>
      expect(sentTo(move)).toMatchObject([
        {
          body: {
            why: 'Together',
            expectedRevision: 7,
            releases: [{ name: 'vendors', release: two }],
          },
        },
      ]),
    );
  });

  test('says why a promotion was refused, also where another person has promoted the same meanwhile', async () => {
    answers[move] = { status: 409, body: { detail: 'It is at revision 8, not 7.' } };
    openConsole('/compose');
    await choose();
    await userEvent.click(screen.getByRole('button', { name: 'Promote to production' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.type(dialog.getByLabelText('Why'), 'Together');
    answers['GET /platform/channels/production/releases'] = {
      body: {
        channel: 'production',
        revision: 8,
        canaries: [],
        releases: [served('auth'), served('vendors', { release: two })],
      },
    };
    await userEvent.click(dialog.getByRole('button', { name: 'Promote' }));
    expect(await dialog.findByText('It is at revision 8, not 7.')).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Promote to production' })).toBeNull(),
    );
    expect(dialog.getByText('It is at revision 8, not 7.')).toBeVisible();
    expect(dialog.getByRole('listitem')).toHaveTextContent('vendors: 1111111 → 2222222');
  });
});
