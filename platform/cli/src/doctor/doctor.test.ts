import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { describe, test } from 'node:test';
import { lookAtBrowser, lookAtGit, lookAtNode, lookAtNpm, lookAtPort } from './look-at-machine.ts';
import { lookAtClock, lookAtSite } from './look-at-site.ts';

describe('a look at this machine', () => {
  test('says that Node is too old', () => {
    assert.equal(lookAtNode('20.19.0').state, 'ok');
    assert.equal(lookAtNode('24.1.0').state, 'ok');
    for (const version of ['20.18.3', '18.20.0']) {
      assert.deepEqual(lookAtNode(version), {
        name: 'Node',
        state: 'wrong',
        found: version,
        todo: 'Install Node 20.19 or newer.',
      });
    }
  });

  test('says which program is missing', async () => {
    assert.equal((await lookAtNpm('/absent/npm')).state, 'wrong');
    const { state, todo } = await lookAtGit('/absent/git');
    assert.equal(state, 'note');
    assert.match(String(todo), /git init/);
  });

  test('says that there is no browser, and how to install one', async () => {
    const { state, found, todo } = await lookAtBrowser('/absent/chromium');
    assert.equal(state, 'note');
    assert.match(found, /\/absent\/chromium, which is not there/);
    assert.match(String(todo), /apt-get install -y chromium/);
  });

  test('says that the port of dev is taken', async (t) => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    t.after(() => server.close());
    const address = server.address();
    assert.ok(address && typeof address === 'object');
    const { state, found, todo } = await lookAtPort(address.port);
    assert.deepEqual([state, found], ['note', `${address.port}: EADDRINUSE`]);
    assert.match(String(todo), new RegExp(`--port ${address.port + 1}$`));
  });
});

describe('a look at the site', () => {
  test('says that nothing answers there', async () => {
    const settings = { url: 'http://127.0.0.1:9', token: undefined, email: undefined };
    const findings = await lookAtSite({
      ...settings,
      password: undefined,
      code: undefined,
      browser: undefined,
    });
    assert.deepEqual(
      findings.map(({ name, state }) => [name, state]),
      [['Site', 'wrong']],
    );
  });

  test('compares the clocks', () => {
    const now = Date.parse('2026-11-27T04:00:00Z');
    const at = (date: string | null) => lookAtClock(date, now)[0];
    assert.equal(at('Fri, 27 Nov 2026 04:00:59 GMT')?.state, 'ok');
    assert.equal(at('Fri, 27 Nov 2026 04:05:00 GMT')?.found, '300 s behind the site’s');
    assert.equal(at('Fri, 27 Nov 2026 03:58:00 GMT')?.found, '120 s ahead of the site’s');
    assert.equal(at(null), undefined);
  });
});
