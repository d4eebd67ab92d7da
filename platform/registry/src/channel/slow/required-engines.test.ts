import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Checker } from '../../gates/checker.ts';
import { type BuiltRelease, remoteRelease, shellRelease } from '../../testing/release-factory.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const channel = '/channels/production';
const refOf = ({ manifest: { name, release } }: BuiltRelease) => ({ name, release });

describe('a channel that requires engines', () => {
  let testServer: TestServer;
  let openedIn = ['Chromium 148.0.1'];
  let unused: string[] = [];
  const checker: Checker = {
    typeProblems: async () => [],
    misfits: async () => [],
    unrendered: async () => [],
    unbooted: async ({ entries }) => {
      const [, ...others] = openedIn;
      const opened = others.map((browser) => ({ browser, remotes: [...entries] }));
      return { failed: [], unanswered: [], openedIn, opened, unused };
    },
  };
  const shell = shellRelease('1');
  const first = remoteRelease('vendors', '1');
  const second = remoteRelease('vendors', '2');
  const third = remoteRelease('vendors', '3');
  const promote = async (release: BuiltRelease, more: object = {}) => {
    const body = { releases: [refOf(release)], why: 'A try.', ...more };
    const answer = await testServer.post(`${channel}/releases`, body);
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };

  before(async () => {
    testServer = await startTestServer({ checker });
    await testServer.publish(shell, first, second, third);
    await testServer.post(`${channel}/releases`, {
      releases: [shell, first].map(refOf),
      why: 'The first.',
    });
  });
  after(() => testServer.stop());

  test('says in which browsers pages of a change were opened, and warns of one that cannot be used', async () => {
    unused = ['/usr/bin/firefox-esr does not start: it was killed'];
    const { body } = await promote(second);
    assert.deepEqual(body.openedIn, ['Chromium 148.0.1']);
    assert.match(
      String(body.warnings),
      /could not be used \(\/usr\/bin\/firefox-esr does not start/,
    );
    unused = [];
  });

  test('is listed with them, and its history says who decided it', async () => {
    const body = { engines: ['gecko', 'webkit'], why: 'Safari is used by a third.' };
    const required = await testServer.post(`${channel}/required-engines`, body);
    assert.deepEqual(
      [required.status, await required.json()],
      [200, { engines: ['gecko', 'webkit'] }],
    );
    const list = (await (await testServer.call('/channels', {}, 'integrator')).json()) as {
      engines: object;
    };
    assert.deepEqual(list.engines, { production: ['gecko', 'webkit'] });
    const history = await testServer.call('/history?channel=production', {}, 'integrator');
    const { results } = (await history.json()) as { results: Record<string, unknown>[] };
    assert.deepEqual(
      [results[0]?.kind, results[0]?.engines, results[1]?.engines],
      ['require-engines', ['gecko', 'webkit'], null],
    );
  });

  test('refuses a release, and a canary of it, whose pages were not opened in each', async () => {
    openedIn = ['Chromium 148.0.1', 'Firefox 153.8.0'];
    for (const more of [{}, { canary: 5 }]) {
      const { status, body } = await promote(third, more);
      assert.equal(status, 409);
      assert.match(
        String(body.detail),
        /requires that pages are opened in WebKitGTK, and the checker could not \(they were opened in Chromium 148\.0\.1, Firefox 153\.8\.0\)\. Install it/,
      );
    }
    const checked = await testServer.post(`${channel}/checks`, { releases: [refOf(third)] });
    assert.match(await checked.text(), /WebKitGTK/);
  });

  test('takes it where they were, and goes back without', async () => {
    openedIn = ['Chromium 148.0.1', 'Firefox 153.8.0', 'WebKitGTK 2.50.6'];
    const { status, body } = await promote(third);
    assert.equal(status, 200, JSON.stringify(body));
    openedIn = [];
    const back = await testServer.post(`${channel}/rollbacks`, {
      releases: [{ name: 'vendors' }],
      why: 'A try.',
    });
    assert.equal(back.status, 200, await back.text());
  });

  test('leaves the change before it a change set that can be rolled back', async () => {
    openedIn = ['Chromium 148.0.1', 'Firefox 153.8.0', 'WebKitGTK 2.50.6'];
    const { status, body } = await promote(third);
    assert.equal(status, 200, JSON.stringify(body));
    for (const [what, required] of [
      ['required-engines', { engines: [] }],
      ['required-languages', { requires: [] }],
      ['required-check', { isRequired: false }],
    ] as const) {
      const answer = await testServer.post(`${channel}/${what}`, { ...required, why: 'A try.' });
      assert.equal(answer.status, 200, what);
    }
    const path = `${channel}/change-sets/${body.revision}/rollback`;
    const back = await testServer.post(path, { why: 'A try.' });
    assert.equal(back.status, 200, await back.text());
  });

  test('refuses an engine that it does not know, and one twice', async () => {
    for (const engines of [['blink'], ['gecko', 'gecko'], 'gecko', ['constructor']]) {
      const answer = await testServer.post(`${channel}/required-engines`, { engines, why: 'x' });
      assert.equal(answer.status, 400, JSON.stringify(engines));
    }
  });
});
