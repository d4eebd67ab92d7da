import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { RemoteRelease } from '@aangan/manifest';
import type { SiteClient } from '../site-client.ts';
import { pagesOf } from './pages-of.ts';
import { readCandidate } from './read-candidate.ts';
import { runCompositionCheck } from './run-check.ts';

describe('a check of a composition', () => {
  test('is not recorded where it leaves out pages or journeys', async () => {
    for (const narrower of [{ paths: '/vendors' }, { journeys: 'none' }]) {
      await assert.rejects(
        runCompositionCheck(['vendors@0123456789abcdef'], { record: true, ...narrower }),
        /^UsageError: --record keeps what a channel requires/,
      );
    }
  });

  test('is refused for a link that was not copied whole', async () => {
    const site = { read: async () => ({ releases: [] }) } as unknown as SiteClient;
    await assert.rejects(
      readCandidate(site, 'staging', ['https://staging.example/?compose=abc']),
      /^UsageError: The compose link is not whole/,
    );
  });

  test('is refused for a path that is no page of the composition', async () => {
    const vendors = { name: 'vendors', manifest: { routes: [{ path: '/vendors' }] } };
    const wanted = { guest: 'guest', only: ['/vendors', '/nothere'] };
    await assert.rejects(
      pagesOf({} as SiteClient, [vendors as RemoteRelease], () => undefined, wanted),
      /^UsageError: No page of the composition is \/nothere\. There are: \/vendors$/,
    );
  });
});
