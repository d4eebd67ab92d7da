import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { RemoteRelease } from '@aangan/manifest';
import { type BuiltRelease, remoteRelease, shellRelease } from '../testing/release-factory.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

/** A release with these messages. */
function translated(
  version: string,
  messages: Record<string, Record<string, unknown>>,
  counts?: Record<string, number>,
): BuiltRelease<RemoteRelease> {
  const { manifest, blobs } = remoteRelease('vendors', version, {
    files: { 'messages.json': JSON.stringify(messages) },
  });
  const own = Object.entries(messages).map(([language, all]) => [
    language,
    Object.keys(all).length,
  ]);
  return { manifest: { ...manifest, messages: counts ?? Object.fromEntries(own) }, blobs };
}

const numbered = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`vendors.m${index}`, 'x']));
const shell = shellRelease('1');
const uncounted = remoteRelease('vendors', '0');
const complete = translated('1', { en: numbered(3), hi: numbered(3) });
const incomplete = translated('2', { en: numbered(30), hi: numbered(1) });
const english = translated('3', { en: numbered(2) });
const textless = translated('4', { en: {} });
const channel = '/channels/production';
const refOf = ({ manifest: { name, release } }: BuiltRelease) => ({ name, release });

describe('a channel that requires languages', () => {
  let testServer: TestServer;
  before(async () => {
    testServer = await startTestServer();
    await testServer.publish(shell, uncounted, complete, incomplete, english, textless);
    assert.equal((await promote(shell, uncounted)).status, 200);
    const body = { requires: ['hi'], why: 'Hindi is read by most.' };
    const required = await testServer.post(`${channel}/required-languages`, body);
    assert.deepEqual([required.status, await required.json()], [200, { requires: ['hi'] }]);
  });
  after(() => testServer.stop());

  const promote = (...releases: BuiltRelease[]) =>
    testServer.post(`${channel}/releases`, { releases: releases.map(refOf), why: 'A try.' });
  async function refusalOf(answer: Response): Promise<string> {
    const { detail } = (await answer.json()) as { detail: string };
    assert.equal(answer.status, 409, detail);
    return detail;
  }

  test('is listed with them, and its history says who decided it', async () => {
    const list = await testServer.call('/channels', {}, 'integrator');
    assert.deepEqual(((await list.json()) as { requires: object }).requires, {
      production: ['hi'],
    });
    const history = await testServer.call('/history?channel=production', {}, 'integrator');
    const { results } = (await history.json()) as { results: Record<string, unknown>[] };
    assert.deepEqual(
      [results[0]?.kind, results[0]?.languages, results[0]?.name],
      ['require-languages', ['hi'], ''],
    );
    assert.equal(results[1]?.languages, null);
  });

  test('refuses an incomplete release, with the first twenty ids and how many there are', async () => {
    const refusal = await refusalOf(await promote(incomplete));
    const ids = Array.from({ length: 20 }, (_, index) => `vendors.m${index + 1}`).join(', ');
    assert.ok(refusal.includes(`production requires all messages in hi, and vendors `), refusal);
    assert.ok(refusal.includes(`(team vendors) lacks 29: ${ids} and 9 more.`), refusal);
    assert.match(await refusalOf(await promote(english)), /lacks 2: vendors\.m0, vendors\.m1\./);
  });

  test('refuses it as a canary, too, and a check says so before', async () => {
    const canary = { releases: [refOf(incomplete)], why: 'A try.', canary: 10 };
    assert.match(await refusalOf(await testServer.post(`${channel}/releases`, canary)), /lacks 29/);
    const checked = await testServer.post(`${channel}/checks`, { releases: [refOf(incomplete)] });
    assert.match(((await checked.json()) as { problems: string[] }).problems.join(), /lacks 29/);
  });

  test('takes a complete release, and one without any texts', async () => {
    assert.equal((await promote(complete)).status, 200);
    assert.equal((await promote(textless)).status, 200);
  });

  test('goes back to a release that says nothing of its messages, and takes it by no promotion', async () => {
    assert.match(await refusalOf(await promote(uncounted)), /does not say which it has/);
    const targets = [refOf(uncounted)];
    const back = await testServer.post(`${channel}/rollbacks`, { releases: targets, why: 'Back.' });
    assert.equal(back.status, 200, await back.text());
  });

  test('can be passed by an integrator, which the history says', async () => {
    const forced = { releases: [refOf(english)], why: 'At once.', force: true };
    const answer = await testServer.post(`${channel}/releases`, forced);
    const { warnings = [] } = (await answer.json()) as { warnings?: string[] };
    assert.match(warnings.join(), /^Overridden: languages: production requires/);
  });

  test('is set by integrators only, with codes of languages', async () => {
    const why = 'A try.';
    const set = (requires: unknown, token?: string) =>
      testServer.post(`${channel}/required-languages`, { requires, why }, token);
    assert.equal((await set([], 'client')).status, 403);
    for (const wrong of [['HI'], ['hi-IN'], ['hi', 'hi'], 'hi', [7]]) {
      assert.equal((await set(wrong)).status, 400, JSON.stringify(wrong));
    }
    const unknown = await testServer.post('/channels/absent/required-languages', {
      requires: ['hi'],
      why,
    });
    assert.equal(unknown.status, 404);
    assert.equal((await set([])).status, 200);
    assert.equal((await promote(incomplete)).status, 200);
  });

  test('is told of each release what it has and lacks', async () => {
    const list = await testServer.call('/releases?name=vendors', {}, 'integrator');
    const { results } = (await list.json()) as { results: Record<string, unknown>[] };
    const of = ({ manifest }: BuiltRelease) =>
      results.find(({ release }) => release === manifest.release);
    assert.deepEqual(of(english)?.messages, { en: 2 });
    assert.deepEqual(of(complete)?.untranslated, { hi: { count: 0, ids: [] } });
    assert.deepEqual([of(uncounted)?.messages, of(uncounted)?.untranslated], [null, null]);
  });
});

describe('the publication of a release', () => {
  let testServer: TestServer;
  before(async () => {
    testServer = await startTestServer();
  });
  after(() => testServer.stop());

  test('counts its messages, and refuses those that it does not have', async () => {
    for (const [release, reason] of [
      [translated('1', { en: { a: 'A' }, hi: { a: 'अ', b: 'ब' } }), /claims messages .*: b/],
      [translated('2', { en: { a: 'A' } }, { en: 2 }), /says 2 in "en", and messages.json has 1/],
      [translated('3', { en: { a: ['A', ['n']] }, hi: { a: 'अ' } }), /lacks the argument n/],
      [translated('4', { en: { a: 'A' }, hi: { a: '<b>अ</b>' } }), /has the markup b/],
    ] as const) {
      await assert.rejects(testServer.publish(release), (error: { problems: string[] }) => {
        assert.match(error.problems.join(), reason);
        return true;
      });
    }
    await testServer.publish(translated('5', { en: { a: 'A' }, hi: { a: 'अ' } }));
  });

  test('needs the file that the messages are in, and a count for each module with messages', async () => {
    const { manifest, blobs } = remoteRelease('vendors', '6');
    const claiming = { manifest: { ...manifest, messages: { en: 1 } }, blobs };
    await assert.rejects(testServer.publish(claiming), /claims messages, and has no file/);
    const exposes = { ...manifest.exposes, './Messages.hi': ['page.js'] };
    const uncountedModule = { manifest: { ...manifest, exposes }, blobs };
    await assert.rejects(testServer.publish(uncountedModule), /counts no messages in its language/);
  });
});
