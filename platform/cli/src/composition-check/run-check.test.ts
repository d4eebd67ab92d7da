import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RemoteRelease } from '@aangan/manifest';
import type { SiteClient } from '../site-client.ts';
import { pagesOf } from './pages-of.ts';
import { runCompositionCheck } from './run-check.ts';

describe('a check of a composition', () => {
  it('is not recorded where it leaves out pages or journeys', async () => {
    for (const narrower of [{ paths: '/vendors' }, { journeys: 'none' }]) {
      await assert.rejects(
        runCompositionCheck(['vendors@0123456789abcdef'], { record: true, ...narrower }),
        /^UsageError: --record keeps what a channel requires/,
      );
    }
  });

  it('is refused for a path that is no page of the composition', async () => {
    const vendors = { name: 'vendors', manifest: { routes: [{ path: '/vendors' }] } };
    const wanted = { guest: 'guest', only: ['/vendors', '/nothere'] };
    await assert.rejects(
      pagesOf({} as SiteClient, [vendors as RemoteRelease], () => undefined, wanted),
      /^UsageError: No page of the composition is \/nothere\. There are: \/vendors$/,
    );
  });
});
