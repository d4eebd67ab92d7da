import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answers, openConsole, sentTo } from '../testing/open-console.tsx';

const release = '1'.repeat(16);
const published = (more: object) => ({
  name: 'vendors',
  release,
  version: `1.1.0+${release}`,
  createdBy: null,
  commit: null,
  run: null,
  publishedAt: new Date().toISOString(),
  retiredAt: null,
  channels: [],
  ...more,
});
const releasesAre = (...results: object[]) => {
  answers['GET /platform/releases?name=vendors'] = { body: { results } };
};

beforeEach(() => {
  answers['GET /platform/channels/production'] = { body: { shell: {}, remotes: [] } };
  answers['GET /platform/reports/vendors?channel=production'] = {
    body: { team: 'vendors', isAutomatic: false, rates: [], errors: [], measures: [] },
  };
});

describe('the page of a remote', () => {
  test('says what a release was built from', async () => {
    const commit = { id: 'abcdef0123456789', author: 'Asha', at: '2026-11-22T10:00Z' };
    releasesAre(published({ commit: { ...commit, isChanged: true } }));
    openConsole('/remotes/vendors');
    expect(await screen.findByText(/commit abcdef0123, with changes/)).toBeVisible();
  });

  test('compares a canary with the stable releases, and says what is still needed', async () => {
    const side = { n: 210, median: 1_850, p75: 2_540, outcomes: null };
    const lcp = {
      metric: 'lcp',
      kind: 'speed',
      canary: side,
      stable: { ...side, n: 1_004, median: 1_800, p75: 2_470 },
      evidence: 1.72,
      bound: 308,
      needed: 1_960,
      verdict: 'unknown',
    };
    const none = { n: 0, median: null, p75: null, outcomes: null };
    const outcome = {
      ...lcp,
      metric: 'vendors/review-written',
      kind: 'outcome',
      canary: { ...none, n: 200, outcomes: 4 },
      stable: { ...none, n: 1_800, outcomes: 45 },
      needed: 90_000,
    };
    const figures = [lcp, { ...lcp, metric: 'inp', canary: none, stable: none }, outcome];
    const releases = [{ name: 'vendors', release: '2'.repeat(16) }];
    const canary = { id: 3, percent: 10, releases };
    const { body } = answers['GET /platform/channels/production/releases'] as { body: object };
    answers['GET /platform/channels/production/releases'] = {
      body: { ...body, canaries: [{ ...canary, at: null, by: null, why: null }] },
    };
    answers['GET /platform/channels/production/canaries'] = {
      body: { results: [{ ...canary, figures }] },
    };
    releasesAre(published({}));
    openConsole('/remotes/vendors');
    const name = 'Canary 2222222 for 10 %';
    const table = within(await screen.findByRole('group', { name }));
    const row = (title: string) => within(table.getByRole('row', { name: new RegExp(title) }));
    expect(row('Largest contentful paint').getByText('p75 2,540 ms')).toBeVisible();
    expect(
      row('Largest').getByText(
        'Not known yet, evidence 1.7 of 308; 746 more networks show 20 % slower',
      ),
    ).toBeVisible();
    expect(row('Interaction to next paint').getByText('Not reported')).toBeVisible();
    expect(row('review-written').getByText('4 of 200')).toBeVisible();
    expect(row('review-written').getByText(/88,000 more visits show 10 % fewer/)).toBeVisible();
  });

  test('says how far it is trusted, and trusts it less with the reason', async () => {
    releasesAre(published({}));
    openConsole('/remotes/vendors');
    expect(await screen.findByText(/^Full: its code runs in the pages/)).toBeVisible();
    const line = 'PUT /platform/low-trust/vendors';
    answers[line] = {
      body: { channels: ['production'], notGranted: ['tell saved'], notAsked: ['open /items'] },
    };
    const marked = { name: 'vendors', grants: ['open /items'], by: 'asha', why: 'An agency.' };
    answers['GET /platform/low-trust'] = { body: { results: [marked] } };
    await userEvent.click(screen.getByRole('button', { name: 'Trust it less' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await userEvent.type(
      dialog.getByRole('textbox', { name: /What its frames may do/ }),
      'open /items',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Trust it less' }));
    expect(await screen.findByText(/^Low: it runs in frames.* may open \/items\.$/)).toBeVisible();
    expect(screen.getByText('asha: An agency.')).toBeVisible();
    expect(screen.getByText(/asks for what was not granted.* tell saved\.$/)).toBeVisible();
    expect(screen.getByText(/^It asks for none of: open \/items\./)).toBeVisible();
    expect(sentTo(line)[0]?.body).toEqual({
      grants: ['open /items'],
      why: 'Changed the trust by hand',
    });
  });

  test('says that there is no release of a name', async () => {
    releasesAre();
    openConsole('/remotes/vendors');
    expect(await screen.findByText('No release of vendors was published')).toBeVisible();
    expect(screen.getByRole('link', { name: 'To the channels' })).toHaveAttribute('href', '/');
  });

  test('that throws says so, with the way to the channels', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    releasesAre({ name: 'vendors' });
    openConsole('/remotes/vendors');
    expect(await screen.findByText('This page of the console failed')).toBeVisible();
    expect(screen.getByRole('button', { name: 'To the channels' })).toBeVisible();
  });

  test('shows what a channel sets of its values, and sets one with the reason', async () => {
    const declared = { type: 'number', default: 6, description: 'Rows of it.', readBy: 'both' };
    const rows = { remote: 'vendors', name: 'rows', declared, setting: 3, canary: null };
    const heart = {
      ...rows,
      name: 'heart',
      declared: { ...declared, type: 'boolean', default: false, description: 'A heart.' },
      setting: null,
      canary: { percent: 20, setting: true },
    };
    const choices = ['calm', 'bold'];
    const look = {
      ...rows,
      name: 'look',
      declared: { ...declared, type: 'one of', default: 'calm', choices, description: 'Look.' },
      setting: null,
    };
    const other = { ...rows, remote: 'auth', name: 'other' };
    answers['GET /platform/channels/production/values'] = {
      body: { channel: 'production', revision: 7, values: [rows, heart, look, other] },
    };
    releasesAre(published({}));
    openConsole('/remotes/vendors');
    const table = within(await screen.findByRole('group', { name: 'Values on production' }));
    expect(table.getByText('Rows of it.')).toBeVisible();
    expect(table.getAllByText('Read by servers and browsers.')).toHaveLength(3);
    expect(table.getByText('the default; true for 20 %')).toBeVisible();
    expect(table.queryByText('other')).toBeNull();

    const line = 'POST /platform/channels/production/values';
    answers[line] = { body: { revision: 8, moved: [], warnings: [] } };
    const set = async (name: string, text: string, choice?: string) => {
      await userEvent.click(table.getByRole('button', { name: `Change ${name} on production` }));
      if (choice) await userEvent.selectOptions(screen.getByRole('combobox', { name }), choice);
      if (choice === undefined || text) {
        const field = screen.getByRole('textbox', { name: choice ? 'For how many' : name });
        await userEvent.clear(field);
        if (text) await userEvent.type(field, text);
      }
      await userEvent.click(screen.getByRole('button', { name: 'Set' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      const { values } = (sentTo(line).at(-1)?.body ?? {}) as { values?: unknown[] };
      return values;
    };
    expect(await set('rows', '4')).toEqual([{ name: 'rows', to: 4 }]);
    expect(sentTo(line)[0]?.body).toMatchObject({ expectedRevision: 7, why: 'Set rows by hand' });
    const half = { percent: 50, for: ['client'] };
    const some = 'On for some of the visitors';
    expect(await set('heart', '50%:client', some)).toEqual([{ name: 'heart', to: half }]);
    expect(await set('heart', '', 'On for everybody')).toEqual([{ name: 'heart', to: true }]);
    expect(await set('heart', '', 'The default: false')).toEqual([{ name: 'heart' }]);
    expect(await set('look', '', 'bold')).toEqual([{ name: 'look', to: 'bold' }]);
    expect(await set('rows', '')).toEqual([{ name: 'rows' }]);
  });
});
