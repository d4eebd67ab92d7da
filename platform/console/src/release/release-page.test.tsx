import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers, openConsole, sentTo } from '../testing/open-console.tsx';

const [first, second, third] = ['1', '2', '3'].map((digit) => digit.repeat(16));
const published = (release = '', channels: string[] = []) => ({
  name: 'vendors',
  release,
  version: `1.${release[0]}.0+${release}`,
  createdBy: 'vendors-ci',
  publishedAt: new Date().toISOString(),
  commit: null,
  run: null,
  retiredAt: null,
  channels,
  messages: null as Record<string, number> | null,
  untranslated: null as object | null,
});
const manifest = (release = '', more: object = {}) => ({
  body: {
    kind: 'remote',
    name: 'vendors',
    release,
    entry: 'entry.js',
    manifest: {},
    files: { 'entry.js': { bytes: 5_000 }, 'page.js': { bytes: 100_000 } },
    exposes: { './VendorPage': ['page.js'] },
    sizes: { './VendorPage': { bytes: 100_000, brotli: 30_000 } },
    shared: { requires: { react: '^19.3.0' }, uses: { react: ['useState'] } },
    ...more,
  },
});
const types = (body: Record<string, string>) => ({ body: { exposes: body } });
const rowOf = (name: RegExp) => screen.getByRole('row', { name });

beforeEach(() => {
  answers['GET /platform/releases?name=vendors'] = {
    body: { results: [published(third, ['staging']), published(second), published(first)] },
  };
  answers[`GET /platform/releases/vendors/${first}`] = manifest(first);
  answers[`GET /platform/releases/vendors/${second}`] = manifest(second, {
    sizes: { './VendorPage': { bytes: 98_000, brotli: 30_000 } },
    exposes: { './VendorPage': ['page.js'], './Card': ['page.js'] },
    shared: { requires: { react: '^19.2.0' } },
  });
  answers[`GET /platform/releases/vendors/${third}`] = manifest(third);
  for (const release of [first, second, third]) {
    const page = `export declare function VendorPage(props: { id: ${release?.[0]} }): unknown;`;
    answers[`GET /platform/releases/vendors/${release}/types`] = types({ './VendorPage': page });
  }
  answers['GET /platform/channels/production'] = {
    body: {
      shell: {},
      remotes: [{ name: 'designers', team: 'd', consumes: { vendors: ['./Card'] }, routes: [] }],
    },
  };
  const aFailure = {
    release: third,
    kind: 'render-error',
    message: 'No rating',
    lastAt: '',
    composition: 'c',
    route: '/vendors/:id',
    expose: './VendorPage',
    isServer: false,
    failures: 4,
    engines: ['firefox', 'safari'],
    changedPages: 3,
  };
  const measure = { route: '/vendors/:id', kind: 'lcp', samples: 40 };
  answers['GET /platform/reports/vendors?channel=production'] = {
    body: {
      team: 'vendors',
      isAutomatic: false,
      errors: [
        aFailure,
        { ...aFailure, isServer: true, engines: [], changedPages: 0, failures: 1 },
      ],
      rates: [
        { release: third, views: 40, failures: { 'render-error': 4 } },
        { release: second, views: 10, failures: {} },
        { release: first, views: 999, failures: {} },
      ],
      measures: [
        { ...measure, release: second, p75: 900 },
        { ...measure, release: third, p75: 1200 },
        { ...measure, release: first, p75: 7 },
      ],
    },
  };
});

describe('the page of a release', () => {
  const publishedBy = (url: string) => {
    const one = { ...published(third), run: { branch: 'calmer-cards', url } };
    answers['GET /platform/releases?name=vendors'] = { body: { results: [one] } };
  };

  test('links to the run that published it, and names its branch', async () => {
    publishedBy('https://ci.test/runs/1');
    openConsole(`/releases/vendors/${third}`);
    expect(await screen.findByText(/branch calmer-cards/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'The run that published it' })).toHaveAttribute(
      'href',
      'https://ci.test/runs/1',
    );
  });

  for (const url of [
    'javascript:alert(1)',
    'JavaScript://https://ci.test/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//ci.test/runs/1',
    'https://',
    `x${'a'.repeat(1_999)}`,
  ]) {
    test(`shows an address that is none of the web as text: ${url.slice(0, 40)}`, async () => {
      publishedBy(url);
      openConsole(`/releases/vendors/${third}`);
      expect(await screen.findByText(url)).toBeVisible();
      expect(screen.queryByRole('link', { name: /published it/ })).toBeNull();
      expect(document.querySelector(`a[href="${CSS.escape(url)}"]`)).toBeNull();
    });
  }

  test('says how many messages it has in each language, and how many are missing', async () => {
    const messages = { en: 214, hi: 212 };
    const untranslated = { hi: { count: 2, ids: ['vendors.none', 'vendors.search'] } };
    const one = { ...published(third), messages, untranslated };
    answers['GET /platform/releases?name=vendors'] = { body: { results: [one] } };
    openConsole(`/releases/vendors/${third}`);
    expect(await screen.findByText('Messages: 214 in en; 212 in hi, 2 missing')).toBeVisible();
  });

  test('compares sizes, modules and shared packages with the release before', async () => {
    openConsole(`/releases/vendors/${third}`);
    expect(await screen.findByRole('heading', { name: '1.3.0 · 3333333' })).toBeVisible();
    await screen.findByText('Removed');
    expect(rowOf(/^\.\/VendorPage/)).toHaveTextContent(
      './VendorPage 100.0 kB+2.0 kB (+2.0 %)30.0 kBsame',
    );
    expect(rowOf(/^\.\/Card/)).toHaveTextContent('./Card Removed–was 100.0 kB');
    expect(rowOf(/^All scripts/)).toHaveTextContent('105.0 kBsame');
    expect(rowOf(/^react/)).toHaveTextContent('react^19.3.0 was ^19.2.0useState');
  });

  test('says what changed in the exposed types, and who shows its modules', async () => {
    openConsole(`/releases/vendors/${third}`);
    const changedTypes = within(
      await screen.findByRole('article', { name: './VendorPage, changed' }),
    );
    expect(changedTypes.getByText(/id: 2/).parentElement).toHaveTextContent('removed: −');
    expect(changedTypes.getByText(/id: 3/).parentElement).toHaveTextContent('added: +');
    expect(screen.getByText('This release has no such module')).toBeVisible();
    expect(screen.getByText(/shows \.\/Card/).parentElement).toHaveTextContent(
      'designers shows ./Card',
    );
  });

  test('shows failures and Web Vitals beside those of the release before, and of no other', async () => {
    openConsole(`/releases/vendors/${third}`);
    const measured = within(await screen.findByRole('region', { name: 'Measured on production' }));
    expect(measured.getByText('10 % (4 of 40)')).toBeVisible();
    expect(measured.getByText('0 % (0 of 10)')).toBeVisible();
    expect(measured.getAllByText(/ ms \(40 views\)/).map((one) => one.textContent)).toEqual([
      '1,200 ms (40 views)',
      '900 ms (40 views)',
    ]);
    expect(measured.queryByText('1.1.0 · 1111111')).toBeNull();
    expect(measured.getAllByText(/^render-error/).map((one) => one.textContent)).toEqual([
      'render-error · 4 times · ./VendorPage on /vendors/:id · firefox, safari · 3 in translated or changed pages',
      'render-error · once · ./VendorPage on /vendors/:id · on the server',
    ]);
  });

  test('is compared with another release, which the address keeps', async () => {
    const { router } = openConsole(`/releases/vendors/${third}`);
    const against = await screen.findByLabelText('Compared with');
    expect(against).toHaveValue(second);
    await userEvent.selectOptions(against, first ?? '');
    expect(router.state.location.search).toBe(`?against=${first}`);
    await waitFor(() => expect(screen.queryByText('Removed')).toBeNull());
    expect(await screen.findByText(/id: 1/)).toBeVisible();
  });

  test('is promoted from the revision that was read, and composed with', async () => {
    const move = 'POST /platform/channels/production/releases';
    answers[move] = { body: {} };
    openConsole(`/releases/vendors/${third}`);
    expect(await screen.findByRole('link', { name: 'Compose with it' })).toHaveAttribute(
      'href',
      `/compose?vendors=${third}`,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Promote' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.type(dialog.getByLabelText('Why'), 'Calmer');
    await userEvent.click(dialog.getByRole('button', { name: 'Promote' }));
    await waitFor(() =>
      expect(sentTo(move)).toMatchObject([
        { body: { expectedRevision: 7, releases: [{ name: 'vendors', release: third }] } },
      ]),
    );
    expect(sentTo(move)[0]?.body).not.toHaveProperty('canary');
  });

  test('that was never published says so, with the way to those that were', async () => {
    openConsole(`/releases/vendors/${'9'.repeat(16)}`);
    expect(await screen.findByText('There is no such release of vendors')).toBeVisible();
  });

  test('says that the first release is compared with nothing', async () => {
    openConsole(`/releases/vendors/${first}`);
    const choice = await screen.findByLabelText('Compared with');
    expect(within(choice).getByRole('option', { name: 'Nothing: it is the first' })).toBeVisible();
    expect(choice).toHaveDisplayValue('Nothing: it is the first');
    await userEvent.selectOptions(choice, third ?? '');
    expect(await screen.findByRole('heading', { name: 'Exposed types' })).toBeVisible();
  });
});
