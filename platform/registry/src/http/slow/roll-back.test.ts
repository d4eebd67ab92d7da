import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { type BuiltRelease, remoteRelease, shellRelease } from '../../testing/release-factory.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const shell = shellRelease('1');
const vendors = ['1', '2', '3', '4'].map((version) => remoteRelease('vendors', version));
const [first, second, third, fourth] = vendors as [
  BuiltRelease,
  BuiltRelease,
  BuiltRelease,
  BuiltRelease,
];
const provider = remoteRelease('provider', '1');
const consumer = remoteRelease('consumer', '1', { consumes: { provider: ['./Page'] } });

describe('a rollback over HTTP', () => {
  let testServer: TestServer;
  before(async () => {
    testServer = await startTestServer();
    await testServer.publish(shell, ...vendors, provider, consumer);
  });
  after(() => testServer.stop());
  beforeEach(() => testServer.emptyChannels());

  const refOf = ({ manifest: { name, release } }: BuiltRelease) => ({ name, release });
  const at = (path: string) => `/channels/production/${path}`;
  const why = 'It is broken.';
  const vendorsOnly = { releases: [{ name: 'vendors' }], why };

  async function promote(...releases: BuiltRelease[]): Promise<number> {
    const answer = await testServer.post(at('releases'), { releases: releases.map(refOf) });
    const body = (await answer.json()) as { revision: number };
    assert.equal(answer.status, 200, JSON.stringify(body));
    return body.revision;
  }

  interface Served {
    release: string;
    previous: string | null;
  }
  async function served(name = 'vendors'): Promise<Served | undefined> {
    const answer = await testServer.read(at('releases'));
    const { releases } = (await answer.json()) as { releases: (Served & { name: string })[] };
    return releases.find((one) => one.name === name);
  }
  async function expectServed(now: BuiltRelease, previous: BuiltRelease | null): Promise<void> {
    const { release, previous: earlier } = (await served()) ?? {};
    assert.deepEqual([release, earlier], [refOf(now).release, previous && refOf(previous).release]);
  }

  describe('rolling a name back', () => {
    test('goes to the release before, then to the one before that, and never forward again', async () => {
      await promote(shell, first);
      await promote(second);
      await promote(third);
      await expectServed(third, second);
      assert.equal((await testServer.post(at('rollbacks'), vendorsOnly)).status, 200);
      // What was rolled back must not become the last known good release.
      await expectServed(second, first);
      assert.equal((await testServer.post(at('rollbacks'), vendorsOnly)).status, 200);
      await expectServed(first, null);
      const none = await testServer.post(at('rollbacks'), vendorsOnly);
      assert.equal(none.status, 409);
      assert.match(await none.text(), /No release of vendors served on production before/);
    });

    test('goes to a named release, by its id or version, also one that never served there', async () => {
      await promote(shell, first);
      await promote(second);
      const named = (release: string) =>
        testServer.post(at('rollbacks'), { releases: [{ name: 'vendors', release }], why });
      assert.equal((await named(refOf(fourth).release)).status, 200);
      await expectServed(fourth, first);
      assert.equal((await named(`9.9.9+${refOf(first).release}`)).status, 404);
      assert.equal((await named(refOf(first).release)).status, 200);
      await expectServed(first, null);
      assert.equal((await named('0'.repeat(16))).status, 404);
      assert.equal((await named('first')).status, 400);
    });

    test('to a named release leaves none that came after it to fall back to', async () => {
      await promote(shell, first);
      await promote(second);
      await promote(third);
      const releases = [refOf(first)];
      assert.equal((await testServer.post(at('rollbacks'), { releases, why })).status, 200);
      await expectServed(first, null);
    });

    test('is in the history as a rollback, with who and why', async () => {
      await promote(shell, first);
      await promote(second);
      await testServer.post(at('rollbacks'), vendorsOnly, 'staff');
      const answer = await testServer.read('/history?channel=production&limit=1');
      const { results } = (await answer.json()) as { results: object[] };
      const [{ kind, by, from, to, why: reason }] = results as [Record<string, unknown>];
      assert.deepEqual([kind, by, reason], ['rollback', 'op@aangan.test', why]);
      assert.deepEqual([from, to], [refOf(second).release, refOf(first).release]);
    });

    test('needs a reason and a name that the channel serves, and passes the gate', async () => {
      await promote(shell, first);
      const noReason = await testServer.post(at('rollbacks'), { releases: [{ name: 'vendors' }] });
      assert.equal(noReason.status, 400);
      const absent = await testServer.post(at('rollbacks'), {
        releases: [{ name: 'absent' }],
        why,
      });
      assert.equal(absent.status, 404);
      const twice = { releases: [{ name: 'vendors' }, { name: 'vendors' }], why };
      assert.equal((await testServer.post(at('rollbacks'), twice)).status, 400);
    });
  });

  describe('rolling a change set back', () => {
    const rollBack = (revision: number, body: object = { why }) =>
      testServer.post(at(`change-sets/${revision}/rollback`), body);

    test('undoes all of it: what it put there goes, what it replaced returns', async () => {
      await promote(shell, first);
      const revision = await promote(second, provider, consumer);
      const answer = await rollBack(revision);
      assert.equal(answer.status, 200);
      const { moved } = (await answer.json()) as { moved: { name: string; to: string | null }[] };
      assert.deepEqual(moved.map(({ name, to }) => [name, to]).sort(), [
        ['consumer', null],
        ['provider', null],
        ['vendors', refOf(first).release],
      ]);
      await expectServed(first, null);
      assert.equal(await served('provider'), undefined);
    });

    test('puts back what it removed', async () => {
      await promote(shell, first);
      await promote(second);
      const removal = await testServer.post(at('removals'), { names: ['vendors'], why });
      const { revision } = (await removal.json()) as { revision: number };
      assert.equal((await rollBack(revision)).status, 200);
      await expectServed(second, first);
    });

    test('is refused as a whole when a name of it has changed since, or the gate refuses', async () => {
      await promote(shell, first);
      const both = await promote(second, provider);
      await promote(third);
      const changed = await rollBack(both);
      assert.equal(changed.status, 409);
      const { problems } = (await changed.json()) as { problems: string[] };
      assert.equal(problems.length, 1);
      assert.match(problems[0] ?? '', /^vendors: change set \d+ left/);
      assert.ok(await served('provider'), 'nothing of it was undone');

      await testServer.emptyChannels();
      await promote(shell);
      const only = await promote(provider);
      await promote(consumer);
      const needed = await rollBack(only);
      assert.equal(needed.status, 409);
      assert.match(await needed.text(), /consumes \.\/Page of provider/);
    });

    test('is refused for a revision that does not exist, and for a rollback', async () => {
      await promote(shell, first);
      await promote(second);
      assert.equal((await rollBack(999_999)).status, 404);
      assert.equal((await testServer.post(at('change-sets/x/rollback'), { why })).status, 404);
      const answer = await testServer.post(at('rollbacks'), vendorsOnly);
      const { revision } = (await answer.json()) as { revision: number };
      const refused = await rollBack(revision);
      assert.equal(refused.status, 409);
      assert.match(
        await refused.text(),
        /is a rollback; only promotions, removals and changes of values/,
      );
    });
  });
});
