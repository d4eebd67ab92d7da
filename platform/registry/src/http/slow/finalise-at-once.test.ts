import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { Checker } from '../../gates/checker.ts';
import { type BuiltRelease, remoteRelease } from '../../testing/release-factory.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

describe('finalising one release several times at once', () => {
  let testServer: TestServer;
  /** The checks that are under way, each with what ends it. */
  const running: ((problems: string[]) => void)[] = [];
  let isAsked = () => {};
  const typeProblems = () =>
    new Promise<string[]>((resolve) => {
      running.push(resolve);
      isAsked();
    });
  before(async () => {
    testServer = await startTestServer({ checker: { typeProblems } as unknown as Checker });
  });
  after(() => testServer.stop());

  const untilRunning = async (count: number) => {
    while (running.length < count) {
      await new Promise<void>((resolve) => {
        isAsked = resolve;
      });
    }
  };
  const announce = async ({ manifest }: BuiltRelease) =>
    (await testServer.post('/releases', manifest)).status;
  const finalise = async ({ manifest: { name, release } }: BuiltRelease) =>
    (await testServer.post(`/releases/${name}/${release}/finalise`, {})).status;

  /** An announced release, and another release.json under its id. */
  async function twoOf(name: string): Promise<[BuiltRelease, BuiltRelease]> {
    const built = remoteRelease(name, '1');
    const shared = { ...built.manifest.shared, uses: { react: ['use'] } };
    assert.equal(await announce(built), 201);
    for (const [sha256, bytes] of built.blobs) await testServer.put(sha256, new Uint8Array(bytes));
    return [built, { ...built, manifest: { ...built.manifest, shared } }];
  }

  test('leaves the hold of one that runs where another fails', async () => {
    const [built, other] = await twoOf('held');
    const { name, release } = built.manifest;
    const [slow, failing] = [finalise(built), finalise(built)];
    await untilRunning(2);
    const [first, second] = running.splice(0);
    second?.(['It is broken.']);
    assert.equal(await Promise.race([slow, failing]), 400);
    assert.equal(await announce(other), 409);
    first?.([]);
    assert.deepEqual((await Promise.all([slow, failing])).sort(), [200, 400]);
    const published = await testServer.registry.releases.manifest(name, release);
    assert.deepEqual(published?.shared, built.manifest.shared);
  });

  test('lets another release.json in only when all have failed', async () => {
    const [built, other] = await twoOf('failing');
    const all = Array.from({ length: 4 }, () => finalise(built));
    await untilRunning(4);
    const left = new Set(all);
    for (const one of all) one.finally(() => left.delete(one));
    for (const fail of running.splice(0)) {
      assert.equal(await announce(other), 409);
      fail(['It is broken.']);
      assert.equal(await Promise.race(left), 400);
    }
    assert.equal(await announce(other), 201);
    assert.equal(await announce(built), 201, 'what is not being checked is replaced');
  });

  test('publishes what was checked, however many fail and announce in between', async () => {
    const [built, other] = await twoOf('mixed');
    const { name, release } = built.manifest;
    const all = Array.from({ length: 9 }, () => finalise(built));
    await untilRunning(9);
    const announced: Promise<number>[] = [];
    for (const [at, end] of running.splice(0).entries()) {
      end(at % 3 === 2 ? [] : ['It is broken.']);
      announced.push(announce(other), announce(built));
    }
    const statuses = await Promise.all(all);
    assert.deepEqual(statuses.sort(), [...Array(3).fill(200), ...Array(6).fill(400)]);
    for (const [at, status] of (await Promise.all(announced)).entries()) {
      if (at % 2 === 0) assert.equal(status, 409);
      else assert.ok(status === 200 || status === 201, String(status));
    }
    const published = await testServer.registry.releases.manifest(name, release);
    assert.deepEqual(published?.shared, built.manifest.shared);
    assert.equal(await finalise(built), 200);
    assert.equal(await announce(other), 409);
  });
});
