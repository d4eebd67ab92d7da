import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answers, openConsole } from '../testing/open-console.tsx';

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
});
