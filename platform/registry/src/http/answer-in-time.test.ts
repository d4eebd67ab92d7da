import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Checker } from '../gates/checker.ts';
import { remoteRelease, shellRelease } from '../testing/release-factory.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const shell = shellRelease('1');
const designers = remoteRelease('designers', '1');
const releases = [shell, designers].map(({ manifest: { name, release } }) => ({ name, release }));

describe('a change whose releases are checked for longer than its request may wait', () => {
  let server: TestServer;
  let checked = Promise.withResolvers<void>();
  let checks = 0;
  const checker: Checker = {
    typeProblems: async () => [],
    misfits: async () => [],
    unrendered: async () => [],
    unbooted: async () => {
      checks += 1;
      await checked.promise;
      return { failed: [], unanswered: [], openedIn: [], opened: [], unused: [] };
    },
  };
  before(async () => {
    server = await startTestServer({ checker, answerWithinMs: 200 });
    await server.publish(shell, designers);
  });
  after(() => server.stop());
  beforeEach(async () => {
    await server.emptyChannels();
    checked = Promise.withResolvers();
    checks = 0;
  });

  const promote = (why = 'a test', token = 'integrator') =>
    server.post('/channels/staging/releases', { releases, why }, token);
  const whys = async () =>
    (await server.registry.channels.history('staging')).map(({ name, why }) => `${name}: ${why}`);
  const movedBy = async (answer: Response) =>
    ((await answer.json()) as { moved: unknown[] }).moved.length;
  const changed = ['designers: a test', 'shell: a test'];

  test('says so, goes on, and answers the same request that is sent again', async () => {
    const first = await promote();
    assert.deepEqual([first.status, first.headers.get('retry-after')], [503, '5']);
    assert.match(await first.text(), /Send the same again.*"code":"still_checking"/);
    assert.deepEqual(await whys(), []);
    const again = promote();
    checked.resolve();
    const answer = await again;
    assert.equal(answer.status, 200, await answer.clone().text());
    assert.deepEqual([(await whys()).sort(), checks], [changed, 1]);
  });

  test('is done, and tells its result once, where nobody waits for it', async () => {
    await promote();
    checked.resolve();
    for (let tries = 0; (await whys()).length === 0 && tries < 100; tries += 1) await sleep(50);
    const [late, next] = [await movedBy(await promote()), await movedBy(await promote())];
    assert.deepEqual([late, next, checks], [2, 0, 1]);
  });

  test('is another one for another reason, and for who may not do it', async () => {
    await promote();
    assert.equal((await promote('a test', 'client')).status, 403);
    const other = promote('another test');
    checked.resolve();
    const [late, own] = await Promise.all([promote(), other]);
    // Whichever comes second has nothing left to move.
    assert.deepEqual([await movedBy(late), await movedBy(own)].sort(), [0, 2]);
  });

  test('is refused where it is refused in the end', async () => {
    const none = { releases: [releases[1]], why: 'a test' };
    const send = () => server.post('/channels/staging/releases', none);
    const first = await send();
    checked.resolve();
    const refused = first.status === 503 ? await send() : first;
    assert.equal(refused.status, 409);
  });
});
