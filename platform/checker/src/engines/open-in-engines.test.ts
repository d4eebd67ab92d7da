import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Containment } from '@aangan/render/contained-process';
import { entryOf, madeUpSite } from '../testing/made-up-site.ts';
import type { InstalledEngine } from './engine.ts';
import { EngineEnded, type EngineProcess } from './engine-process.ts';
import { createEngineOpener } from './open-in-engines.ts';

const limits = { timeMs: 1_000, memoryMegabytes: 500, emptyMs: 100 };
const containment = { commandWithLoopback: ['unshare'] } as unknown as Containment;
const installed: InstalledEngine[] = [
  { engine: 'gecko', program: '/usr/bin/firefox' },
  { engine: 'webkit', program: '/usr/bin/MiniBrowser' },
];
const names = { gecko: 'Firefox 1', webkit: 'WebKitGTK 2' } as const;

/** Browsers that are made up. @param find what is found at an address in a browser */
function openerWith(find: (url: string, browser: string) => string[] = () => []) {
  const opened: string[] = [];
  const open = createEngineOpener(limits, async ({ engine }) => {
    const version = names[engine];
    const browser: EngineProcess = {
      version,
      open: async ({ url }) => {
        opened.push(`${version} ${new URL(url).pathname}`);
        return find(url, version);
      },
      end: () => undefined,
    };
    return browser;
  });
  return {
    opened,
    open: (site: ReturnType<typeof madeUpSite>) =>
      open(site.order, (sha256) => site.files.get(sha256) ?? Buffer.alloc(0), {
        containment,
        installed,
      }),
  };
}

const siteOf = (remotes: readonly string[], changes: Parameters<typeof madeUpSite>[1] = {}) =>
  madeUpSite(Object.fromEntries(remotes.map((name) => [name, entryOf(name)])), changes);

describe('opening pages in engines other than Chromium’s', () => {
  test('tells the remotes of which a page works in each', async () => {
    const { open, opened } = openerWith();
    const { opened: told, failed, unused } = await open(siteOf(['items', 'cart']));
    const remotes = ['items', 'cart'];
    assert.deepEqual(told, [
      { browser: 'Firefox 1', remotes },
      { browser: 'WebKitGTK 2', remotes },
    ]);
    assert.deepEqual([failed, unused, opened.length], [[], [], 4]);
  });

  test('opens a page of twelve remotes, and says of no other that it works', async () => {
    const many = Array.from({ length: 14 }, (_none, at) => `remote${at}`);
    const [firefox] = (await openerWith().open(siteOf(many))).opened;
    assert.deepEqual(firefox?.remotes, many.slice(0, 12));
  });

  test('says of no remote that it works whose page fails, or comes after one that does', async () => {
    const { open } = openerWith((url, browser) =>
      browser.startsWith('WebKit') && url.endsWith('/cart') ? ['it shows nothing'] : [],
    );
    const { opened, failed } = await open(siteOf(['items', 'cart', 'help']));
    assert.deepEqual(opened, [
      { browser: 'Firefox 1', remotes: ['items', 'cart', 'help'] },
      { browser: 'WebKitGTK 2', remotes: ['items'] },
    ]);
    assert.deepEqual(
      failed.map(({ remote, detail }) => [remote, detail]),
      [['cart', 'in WebKitGTK 2: it shows nothing']],
    );
  });

  test('knows again what works, without opening it', async () => {
    const { open, opened } = openerWith();
    const site = siteOf(['items']);
    const first = await open(site);
    const again = await open(site);
    assert.deepEqual(again.opened, first.opened);
    assert.equal(opened.length, 2);
  });

  test('opens nothing of remotes without a page for guests, and says so of none', async () => {
    const pages = [{ address: '/items', remote: 'items', audience: 'vendor' }];
    const { open, opened } = openerWith();
    const result = await open(siteOf(['items'], { pages }));
    assert.deepEqual([result.opened, opened], [[], []]);
  });

  test('tells which browser does not start, and what works in the others', async () => {
    const broken = createEngineOpener(limits, async ({ engine }) => {
      if (engine === 'gecko') throw new EngineEnded('it was killed');
      return { version: names[engine], open: async () => [], end: () => undefined };
    });
    const { order, files } = siteOf(['items']);
    const read = (sha256: string) => files.get(sha256) ?? Buffer.alloc(0);
    const { opened, unused } = await broken(order, read, { containment, installed });
    assert.deepEqual(opened, [{ browser: 'WebKitGTK 2', remotes: ['items'] }]);
    assert.deepEqual(unused, ['/usr/bin/firefox does not start: it was killed']);
  });
});
