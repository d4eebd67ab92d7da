import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { createRendererClient, type RendererClientOptions } from '@aangan/edge';
import { maxRenderedAddress, type Renderer, type RenderOutcome } from '@aangan/manifest';
import { createSupervisor, listen } from '@aangan/render';
import { createLogger } from '@aangan/server';
import { aPageOf, released, renderedComposition } from '../rendered-page.ts';
import { temporaryFolder } from '../site.ts';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
let socket: string;
before(async () => {
  folder = await temporaryFolder();
  socket = path.join(folder.path, 'renderer.sock');
});
after(() => folder.remove());

/** Runs a test with a renderer that listens on the socket. */
async function withRenderer(work: () => Promise<void>): Promise<void> {
  const logger = createLogger({ name: 'renderer', level: 'silent' });
  const limits = { takenMs: 3_000, timeMs: 3_000, waitMs: 3_000 };
  const app = await createSupervisor({ logger, limits });
  await listen(app, { path: socket });
  try {
    await work();
  } finally {
    await app.close();
  }
}

/** Runs a test with a client of it, which waits long: this machine may be busy. */
async function withClient(
  options: Omit<RendererClientOptions, 'url'>,
  work: (client: Renderer) => Promise<void>,
): Promise<void> {
  const client = createRendererClient({ url: `unix:${socket}`, deadlineMs: 15_000, ...options });
  try {
    await work(client);
  } finally {
    await client.close();
  }
}

const said = (outcome: RenderOutcome) =>
  'failure' in outcome ? outcome.failure : outcome.page.html;

describe('an edge’s client of the renderer', () => {
  test('sends what the renderer does not have, once, also after the renderer was restarted', async () => {
    const { composition, reader, reads } = renderedComposition('return page.address');
    await withClient({ reader, retryMs: 0 }, async (client) => {
      for (const start of [1, 2]) {
        await withRenderer(async () => {
          const pages = ['/a', '/b', '/c'].map((address) =>
            client.render(aPageOf(composition, address)),
          );
          assert.deepEqual((await Promise.all(pages)).map(said), ['/a', '/b', '/c']);
        });
        assert.deepEqual(reads, Array(start).fill(['shell', 'designers']).flat());
      }
    });
  });

  test('leaves the pages of an audience alone that another audience’s failures say nothing about', async () => {
    const { composition, reader } = renderedComposition(
      'if (page.audience === "vendor") throw new Error("for vendors"); return page.address',
    );
    await withClient({ reader }, (client) =>
      withRenderer(async () => {
        const render = async (address: string, audience: string) =>
          client.render({ ...aPageOf(composition, address), audience });
        for (const address of ['/a', '/b', '/c']) {
          assert.equal(said(await render(address, 'vendor')), 'error');
        }
        const skipped = await render('/d', 'vendor');
        assert.match('failure' in skipped ? skipped.detail : '', /is skipped for now/);
        assert.equal(said(await render('/d', 'guest')), '/d');
      }),
    );
  });

  test('renders pages in each language with its texts, and one that fails costs the others none', async () => {
    const { composition, reader } = renderedComposition(
      'if (page.address === "/fails") throw new Error(page.language); return page.composition.shell.description',
    );
    const shell = {
      ...composition.shell,
      description: { en: 'A site', hi: 'एक साइट' },
      languages: [
        { code: 'en', locale: 'en-IN', name: 'English' },
        { code: 'hi', locale: 'hi-IN', name: 'हिन्दी' },
      ],
    };
    await withClient({ reader }, (client) =>
      withRenderer(async () => {
        const render = async (address: string, language: string, declared = address) =>
          client.render({
            ...aPageOf({ ...composition, shell }, address),
            path: declared,
            language,
          });
        assert.equal(said(await render('/a', 'hi')), 'एक साइट');
        assert.equal(said(await render('/a', 'en')), 'A site');
        for (const declared of ['/1', '/2', '/3']) await render('/fails', 'hi', declared);
        const skipped = await render('/a', 'hi');
        assert.match('failure' in skipped ? skipped.detail : '', /is skipped for now/);
        assert.equal(said(await render('/a', 'en')), 'A site');
      }),
    );
  });

  test('does not ask a renderer that cannot be reached for every page', async () => {
    const { composition, reader } = renderedComposition('return page.address');
    let now = 0;
    await withClient({ reader, now: () => now }, async (client) => {
      assert.equal(said(await client.render(aPageOf(composition))), 'unreachable');
      await withRenderer(async () => {
        assert.equal(said(await client.render(aPageOf(composition))), 'unreachable');
        now += 1_000;
        assert.equal(said(await client.render(aPageOf(composition))), '/designers');
      });
    });
  });

  test('goes on asking after pages that the renderer does not take', async () => {
    const { composition, reader } = renderedComposition('return page.address');
    await withRenderer(() =>
      withClient({ reader }, async (client) => {
        assert.equal(said(await client.render(aPageOf(composition, '/fine'))), '/fine');
        for (const letter of ['a', 'b', 'c', 'd']) {
          const page = aPageOf(composition, `/${letter.repeat(maxRenderedAddress)}`);
          assert.equal(said(await client.render(page)), 'refused');
        }
        const longest = aPageOf(composition, `/${'a'.repeat(maxRenderedAddress - 1)}`);
        assert.equal(said(await client.render(longest)), longest.address);
      }),
    );
  });

  test('gives a second try of a page what its first one left of the deadline', async () => {
    const { composition, reader } = renderedComposition('return page.address');
    await withRenderer(() =>
      withClient({ reader, deadlineMs: 5_000 }, async (client) => {
        const page = aPageOf(composition);
        assert.equal(said(await client.render(page, performance.now() - 100)), '/designers');
        assert.equal(said(await client.render(page, performance.now() - 5_000)), 'late');
        assert.equal(said(await client.render(page)), '/designers');
      }),
    );
  });

  test('waits no longer than its deadline, and goes on asking for the pages of a slow expose', async () => {
    const { composition, reader } = renderedComposition(
      'await new Promise((resolve) => setTimeout(resolve, 2_000)); return page.address',
    );
    await withRenderer(() =>
      withClient({ reader, deadlineMs: 200 }, async (client) => {
        for (let page = 1; page <= 5; page += 1) {
          assert.equal(said(await client.render(aPageOf(composition, `/slow/${page}`))), 'late');
        }
      }),
    );
  });

  test('sends no module that is missing, or is not what was published', async () => {
    await withRenderer(async () => {
      for (const change of ['missing', 'truncated']) {
        const { composition, reader, files } = renderedComposition(`return '${change}'`);
        const { integrity } = files.get('designers') ?? released('');
        if (change === 'missing') files.delete('designers');
        else files.set('designers', { ...released('module.exports = {'), integrity });
        await withClient({ reader }, async (client) => {
          assert.equal(said(await client.render(aPageOf(composition))), 'module');
        });
      }
    });
  });

  test('asks nothing for releases that bring no server module', async () => {
    const { composition, reader, reads } = renderedComposition('return page.address');
    const { server: _server, ...shell } = composition.shell;
    await withClient({ reader }, async (client) => {
      const older = { ...composition, shell };
      assert.equal(said(await client.render(aPageOf(older))), 'module');
      const other = { ...aPageOf(composition), route: { remote: 'designers', expose: './Other' } };
      assert.equal(said(await client.render(other)), 'module');
    });
    assert.deepEqual(reads, []);
  });

  test('skips an expose that fails on three paths, and one firm’s odd data never', async () => {
    const { composition, reader } = renderedComposition(
      "if (page.address.includes('odd')) throw new Error('odd data'); return page.address",
    );
    let now = 0;
    await withRenderer(() =>
      withClient({ reader, now: () => now }, async (client) => {
        const at = async (address: string) =>
          said(await client.render(aPageOf(composition, address)));
        for (const address of ['/odd/1', '/odd/1?x=1', '/odd/1?x=2', '/odd/2', '/odd/1']) {
          assert.equal(await at(address), 'error');
        }
        assert.equal(await at('/fine'), '/fine');
        assert.equal(await at('/odd/3'), 'error');
        assert.equal(await at('/fine'), 'error');
        now += 5 * 60_000;
        assert.equal(await at('/fine'), '/fine');
      }),
    );
  });
});
