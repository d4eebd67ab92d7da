import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { parsePageTemplate, type RenderFailure, type RenderOutcome } from '@aangan/manifest';
import { renderable } from '../testing/a-rendered-page.ts';
import { fixedRegistry } from '../testing/fixed-registry.ts';
import { buildPage } from './build-page.ts';

const nonce = 'a nonce';

/** The page at an address, built with one outcome of rendering. */
async function built(outcome: RenderOutcome, address = '/designers') {
  const composition = renderable();
  const { files } = fixedRegistry(composition);
  const bytes = files.get(`shell/${composition.shell.release}/page.html`)?.bytes ?? [];
  const reported: string[] = [];
  const page = await buildPage(
    {
      ...{ composition, audience: 'visitor', address: new URL(address, 'http://edge.invalid') },
      template: parsePageTemplate(Buffer.from(bytes).toString()),
    },
    {
      ...{ api: undefined, site: new URL('https://site.example'), now: () => 0 },
      renderer: { render: async () => outcome, close: async () => undefined },
      onUnrendered: ({ failure }) => reported.push(failure),
    },
  );
  return { page, reported, html: page.document.plain(nonce).toString() };
}

describe('a page that could not be rendered', () => {
  test('is kept for a second where the renderer was not reached or too late, and longer otherwise', async () => {
    for (const [failure, freshMs] of [
      ['unreachable', 1_000],
      ['late', 1_000],
      ['error', 5_000],
      ['timeout', 5_000],
    ] satisfies [RenderFailure, number][]) {
      const { page, reported } = await built({ failure, detail: '' });
      assert.deepEqual([page.freshMs, page.staleMs], [freshMs, 0], failure);
      assert.deepEqual(reported, [failure]);
    }
  });
});
