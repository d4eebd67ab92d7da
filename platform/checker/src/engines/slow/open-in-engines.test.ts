import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, test } from 'node:test';
import { createChecker } from '../../create-checker.ts';
import { entryOf, madeUpSite } from '../../testing/made-up-site.ts';
import { installedEngines } from '../engine.ts';

const limits = { emptyMs: 1_500, busyMs: 1_500 };
const installed = installedEngines();
const checker = createChecker({ boot: limits, engines: installed });
after(() => checker.close());

/** What is found of a site with a page that runs this, and in which browsers. */
async function found(show: string, by = checker) {
  const { order, files } = madeUpSite({ items: entryOf('items', show) });
  return by.unbooted(order, (sha256) => files.get(sha256) ?? Buffer.alloc(0));
}

const isChromium = `navigator.userAgent.includes('Chrome/')`;

describe('pages of candidates in engines other than Chromium’s', () => {
  test('are opened in one at least: without any, no test here would find a thing', () => {
    const install = 'apt-get install -y firefox-esr webkit2gtk-driver xvfb';
    assert.ok(installed.length > 0, `Install a browser first (Debian): ${install}`);
  });

  test('are told with each browser in which they were opened', async () => {
    const { failed, openedIn, opened, unused } = await found('main.append("x")');
    assert.deepEqual([failed, unused], [[], []]);
    assert.equal(openedIn.length, 1 + installed.length, openedIn.join());
    assert.deepEqual(
      opened,
      openedIn.slice(1).map((browser) => ({ browser, remotes: ['items'] })),
    );
    assert.match(
      openedIn.join(', '),
      /^Chromium \d+\.[\d.]+(, Firefox \d+[\d.]+)?(, WebKitGTK \d+[\d.]+)?$/,
    );
  });

  test('are refused where they work in Chromium only', async () => {
    const { failed } = await found(`if (${isChromium}) main.append("x")`);
    const details = failed.map(({ remote, detail }) => `${remote}: ${detail}`);
    assert.equal(details.length, installed.length, details.join('\n'));
    for (const one of details)
      assert.match(one, /^items: in (Firefox|WebKitGTK) [\d.]+: it shows nothing$/);
  });

  test('are refused where they report a failure in another engine', async () => {
    const { failed } = await found(`main.append("x"); if (!${isChromium}) report("an effect")`);
    assert.equal(failed.length, installed.length);
    for (const { detail } of failed)
      assert.match(detail, /render-error of items \w+ \.\/Page: an effect$/);
  });

  test('are ended where they compute for ever there', async () => {
    const hasty = createChecker({ boot: { ...limits, timeMs: 5_000 }, engines: installed });
    const { failed, unused } = await found(
      `main.append("x"); if (!${isChromium}) { main.textContent = ''; for (;;); }`,
      hasty,
    );
    hasty.close();
    assert.equal(failed.length, installed.length, unused.join());
    for (const { detail } of failed) assert.match(detail, /computes longer than/);
  });

  test('reach no other server of this machine', async () => {
    let reached = 0;
    const server = createServer((_request, response) => {
      reached += 1;
      response.end('here');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    // The site's policy refuses other requests in the page; it does not refuse to leave.
    const { failed } = await found(
      `main.append('x'); if (!${isChromium}) location.href = 'http://localhost:${port}/';`,
    );
    server.close();
    assert.equal(reached, 0);
    assert.equal(failed.length, installed.length);
    for (const { detail } of failed) assert.match(detail, /it shows nothing$/);
  });

  test('say which browser cannot be used, and count what the others find', async () => {
    const broken = createChecker({
      boot: limits,
      engines: [{ engine: 'gecko', program: '/usr/bin/false' }],
    });
    const { failed, openedIn, unused } = await found('main.append("y")', broken);
    broken.close();
    assert.deepEqual([failed, openedIn.length], [[], 1]);
    assert.match(unused.join(), /^\/usr\/bin\/false does not start: /);
  });
});
