import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ChannelAt } from '../channel/channel-at.ts';
import type { ServedComposition } from '../channel/served-composition.ts';
import { remoteRelease, shellRelease } from '../testing/release-factory.ts';
import { aBatch, servedCompositions } from '../testing/report-batches.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const shell = shellRelease('1');
const [vendors1, vendors2] = ['1', '2'].map((version) => remoteRelease('vendors', version));
const [auth1, auth2] = ['1', '2'].map((version) => remoteRelease('auth', version));
const all = [shell, vendors1, vendors2, auth1, auth2].filter((one) => one !== undefined);
const refOf = (release: (typeof all)[number] | undefined) => ({
  name: release?.manifest.name ?? '',
  release: release?.manifest.release ?? '',
});

describe('what was served before', () => {
  let testServer: TestServer;
  before(async () => {
    testServer = await startTestServer();
    await testServer.publish(...all);
  });
  after(() => testServer.stop());

  /** A moment after everything that has happened, by the database's clock, and before everything that follows. */
  async function now(): Promise<string> {
    const { rows } = await testServer.database.pool.query(
      "select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.MS') || 'Z' as at",
    );
    // The moment has milliseconds, the history microseconds.
    await testServer.database.pool.query('select pg_sleep(0.002)');
    return rows[0].at;
  }

  async function change(path: string, body: object): Promise<string> {
    const answer = await testServer.post(`/channels/production/${path}`, {
      why: 'A try.',
      ...body,
    });
    assert.equal(answer.status, 200, await answer.text());
    await testServer.database.pool.query('select pg_sleep(0.002)');
    return now();
  }
  const promote = (...releases: (typeof all)[number][]) =>
    change('releases', { releases: releases.map(refOf) });

  async function servedAt(at: string): Promise<ChannelAt> {
    const query = new URLSearchParams({ at });
    const answer = await testServer.read(`/channels/production/served?${query}`);
    assert.equal(answer.status, 200);
    return (await answer.json()) as ChannelAt;
  }
  const releasesAt = async (at: string) =>
    (await servedAt(at)).releases.map(({ name, release }) => ({ name, release }));

  describe('what a channel served at a moment', () => {
    let empty: string;
    let first: string;
    before(async () => {
      empty = await now();
      first = await promote(...all.filter((one) => one !== vendors2 && one !== auth2));
    });

    test('is nothing before the first change', async () => {
      const { revision, releases, canaries } = await servedAt(empty);
      assert.deepEqual(
        { revision, releases, canaries },
        { revision: 0, releases: [], canaries: [] },
      );
    });

    test('is the same after later promotions, removals and rollbacks', async () => {
      const initial = [refOf(auth1), refOf(shell), refOf(vendors1)];
      assert.deepEqual(await releasesAt(first), initial);
      const second = await promote(...all.filter((one) => one === vendors2 || one === auth2));
      const removed = await change('removals', { names: ['auth'] });
      const rolledBack = await change('rollbacks', { releases: [{ name: 'vendors' }] });
      assert.deepEqual(await releasesAt(first), initial);
      assert.deepEqual(await releasesAt(second), [refOf(auth2), refOf(shell), refOf(vendors2)]);
      assert.deepEqual(await releasesAt(removed), [refOf(shell), refOf(vendors2)]);
      assert.deepEqual(await releasesAt(rolledBack), [refOf(shell), refOf(vendors1)]);
    });

    test('has canaries while they last, and says what was switched off', async () => {
      const releases = [refOf(vendors2)];
      const timeBefore = await now();
      const narrow = await change('releases', { releases, canary: 10 });
      const wide = await change('releases', { releases, canary: 50 });
      const ended = await change('switches', { names: ['vendors'], isOff: true });
      const on = await change('switches', { names: ['vendors'], isOff: false });
      const percentages = async (at: string) =>
        (await servedAt(at)).canaries.map(({ percent, releases: [member] }) => [
          percent,
          member?.release,
        ]);
      const { release } = refOf(vendors2);
      assert.deepEqual(await percentages(timeBefore), []);
      assert.deepEqual(await percentages(narrow), [[10, release]]);
      assert.deepEqual(await percentages(wide), [[50, release]]);
      assert.deepEqual(await percentages(ended), []);
      const isOff = async (at: string) =>
        (await servedAt(at)).releases.find(({ name }) => name === 'vendors')?.isOff;
      assert.deepEqual(
        [await isOff(wide), await isOff(ended), await isOff(on)],
        [false, true, false],
      );
    });

    test('is never a part of a change', async () => {
      // Two lines of the first change, a second apart. The history refuses that; a replica's session passes over triggers.
      await testServer.database.pool.query(`
      begin;
      set local session_replication_role = replica;
      update channel_change set changed_at = changed_at - interval '1 second'
        where id = (select min(id) from channel_change where revision = 1);
      commit`);
      const { rows } = await testServer.database.pool.query(
        'select min(changed_at) as first from channel_change where revision = 1',
      );
      const between = new Date(new Date(rows[0].first).getTime() + 500);
      assert.deepEqual(await releasesAt(between.toISOString()), []);
      assert.equal((await releasesAt(first)).length, 3);
    });

    test('names who changed it', async () => {
      const at = await now();
      assert.match((await servedAt(at)).releases[0]?.by ?? '', /^anna@aangan\.test/);
    });

    test('is not told of an unknown channel, or of what is no moment', async () => {
      const status = async (path: string) => (await testServer.read(`/channels/${path}`)).status;
      assert.equal(await status('absent/served?at=2026-01-01T00:00:00Z'), 404);
      for (const at of ['', 'yesterday', '2026-13-01T00:00:00Z', '0001-01-01T00:00:00Z']) {
        assert.equal(await status(`production/served?at=${at}`), 400, at);
      }
      assert.equal(await status('production/served'), 400);
    });
  });

  describe('a composition that was served', () => {
    const read = async (id: string) => {
      const answer = await testServer.read(`/compositions/${id}`);
      return { status: answer.status, body: (await answer.json()) as ServedComposition };
    };

    test('is told by its id, also when the channel serves another one and a release is retired', async () => {
      await promote(...all.filter((one) => one === vendors1));
      const composition = (await servedCompositions(testServer)).get('');
      assert.ok(composition);
      await testServer.registry.reports.receive(aBatch([composition]));
      await promote(...all.filter((one) => one === vendors2));
      const { release } = refOf(vendors1);
      const why = { why: 'It is broken.' };
      await change('removals', { names: ['vendors'] });
      const retired = await testServer.post(`/releases/vendors/${release}/retirement`, why);
      assert.equal(retired.status, 200);
      const { status, body } = await read(composition.id);
      assert.equal(status, 200);
      assert.deepEqual([body.id, body.channel, body.canaries], [composition.id, 'production', []]);
      assert.deepEqual(body.releases, [
        { ...refOf(shell), version: shell.manifest.version, isRetired: false },
        { ...refOf(vendors1), version: vendors1?.manifest.version, isRetired: true },
      ]);
      assert.ok(body.firstAt <= body.lastAt);
    });

    test('is unknown where no edge has served it', async () => {
      assert.equal((await read('unknown-id')).status, 404);
      assert.equal((await read('x')).status, 404);
      assert.equal((await read('x'.repeat(65))).status, 404);
    });
  });
});
