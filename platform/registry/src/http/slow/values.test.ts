import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import type { ChannelComposition, Setting } from '@aangan/manifest';
import { type BuiltRelease, remoteRelease, shellRelease } from '../../testing/release-factory.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

const number = { type: 'number', default: 6, description: 'Rows.', readBy: 'both' } as const;
const values = {
  rows: number,
  label: { ...number, type: 'string', default: 'All' } as const,
  bold: { ...number, type: 'boolean', default: false } as const,
  rates: { ...number, readBy: 'server' } as const,
};
const shell = shellRelease('1');
const later = { ...number };
const vendors = remoteRelease('vendors', '1', {
  values: { ...values, label2: values.label, label3: values.label },
});
const trying = remoteRelease('vendors', '3', { values: { ...values, later } });
const newer = remoteRelease('vendors', '2', { values });
const before27 = remoteRelease('vendors', '0');

describe('values of a channel over HTTP', () => {
  let testServer: TestServer;
  before(async () => {
    testServer = await startTestServer();
    await testServer.publish(shell, vendors, newer, trying, before27);
  });
  after(() => testServer.stop());
  beforeEach(async () => {
    await testServer.emptyChannels();
    await put(shell, vendors);
  });

  const at = (path: string) => `/channels/production/${path}`;
  const put = (...releases: BuiltRelease[]) =>
    testServer.post(at('releases'), {
      releases: releases.map(({ manifest: { name, release } }) => ({ name, release })),
      why: 'It is ready.',
    });
  const set = (to: Record<string, Setting | undefined>, more: object = {}, token?: string) =>
    testServer.post(
      at('values'),
      {
        remote: 'vendors',
        values: Object.entries(to).map(([name, one]) => ({ name, to: one })),
        why: 'Calmer.',
        ...more,
      },
      token,
    );
  const read = async <Answer>(path: string) =>
    (await (await testServer.call(path, {}, 'integrator')).json()) as Answer;
  const composition = () => read<ChannelComposition>('/channels/production');
  const composed = async () => (await composition()).remotes[0];
  const revision = async () => (await composition()).revision;
  const list = async () => (await read<{ values: Record<string, unknown>[] }>(at('values'))).values;
  const refusal = async (answer: Response | Promise<Response>, status: number) => {
    const refused = await answer;
    const text = await refused.text();
    assert.equal(refused.status, status, text);
    return text;
  };

  test('are in the composition, those for servers apart, and go back to the default', async () => {
    assert.equal((await set({ rows: 3, rates: 9, bold: { percent: 50 } })).status, 200);
    const remote = await composed();
    assert.deepEqual(remote?.values, { bold: { percent: 50 }, rows: 3 });
    assert.deepEqual(remote?.serverValues, { rates: 9 });
    await set({ rows: undefined });
    assert.deepEqual((await composed())?.values, { bold: { percent: 50 } });
  });

  test('are listed with what is declared, and who set them why', async () => {
    await set({ rows: 3 });
    const rows = (await list()).find(({ name }) => name === 'rows');
    assert.equal(rows?.setting, 3);
    assert.deepEqual(rows?.declared, number);
    assert.equal(rows?.by, 'anna@aangan.test');
    assert.equal(rows?.why, 'Calmer.');
    assert.equal((await list()).length, 6);
  });

  test('are in the history, and a change set of them is rolled back', async () => {
    await set({ rows: 3 });
    await set({ rows: 4, label: 'Some' });
    const made = await revision();
    const { results } = await read<{ results: { kind: string; value: unknown }[] }>(
      '/history?channel=production',
    );
    assert.deepEqual(
      results.slice(0, 2).map(({ kind, value }) => ({ kind, value })),
      [
        { kind: 'set-value', value: { name: 'label', from: null, to: 'Some' } },
        { kind: 'set-value', value: { name: 'rows', from: 3, to: 4 } },
      ],
    );
    const back = () => testServer.post(at(`change-sets/${made}/rollback`), { why: 'Too few.' });
    assert.equal((await back()).status, 200);
    assert.deepEqual((await composed())?.values, { rows: 3 });
    assert.match(await refusal(back(), 409), /has been set again since/);
  });

  test('stay with the next release, and have no effect on one that does not read them', async () => {
    await set({ rows: 3 });
    await put(newer);
    assert.deepEqual((await composed())?.values, { rows: 3 });
    const { warnings } = (await (await put(before27)).json()) as { warnings: string[] };
    assert.match(warnings.join(), /does not read the value rows.*no effect/);
    // Its fallback reads it.
    assert.deepEqual((await composed())?.values, { rows: 3 });
    assert.equal((await composed())?.fallback?.release, newer.manifest.release);
    const rows = (await list())[0];
    assert.deepEqual([rows?.name, rows?.declared, rows?.setting], ['rows', null, 3]);
    assert.match(
      await refusal(set({ rows: 4 }), 404),
      /No release of vendors.*reads the value .*rows/,
    );
    await testServer.post(at('rollbacks'), { releases: [{ name: 'vendors' }], why: 'Back.' });
    assert.deepEqual((await composed())?.values, { rows: 3 });
  });

  test('reach a percentage as a canary, which ends when the value is set or rolled back', async () => {
    await set({ rows: 4 }, { canary: 20 });
    const [canary] = (await composition()).canaries ?? [];
    assert.equal(canary?.percent, 20);
    assert.deepEqual(canary?.remotes[0]?.values, { rows: 4 });
    assert.equal((await composed())?.values, undefined);
    await set({ rows: 4 }, { canary: 60 });
    assert.equal((await composition()).canaries?.[0]?.id, canary?.id);
    await set({ label: 'Some' });
    assert.equal((await composition()).canaries?.length, 1);
    await set({ rows: 4 });
    assert.deepEqual((await composition()).canaries, []);
    await set({ rows: 5 }, { canary: 20 });
    await testServer.post(at('rollbacks'), { releases: [{ name: 'vendors' }], why: 'Back.' });
    assert.deepEqual((await composition()).canaries, []);
    assert.deepEqual((await composed())?.values, { label: 'Some', rows: 4 });
  });

  test('are refused where they cannot be what they are set to', async () => {
    assert.match(await refusal(set({ rows: '3' }), 400), /rows takes a number, not/);
    assert.match(await refusal(set({ rows: { percent: 5 } }), 400), /is no flag/);
    await refusal(set({ bold: { percent: 101 } }), 400);
    await refusal(set({ bold: { percent: 1.5 } }), 400);
    assert.match(await refusal(set({ bold: { percent: 5, for: ['ghost'] } }), 400), /no audience/);
    await refusal(set({ label: 'a'.repeat(501) }), 400);
    await refusal(set({ label: 'a'.repeat(1_100_000) }), 413);
    const key = `sk_live_${'4eC39HqLyjWDarjt'}`;
    assert.match(await refusal(set({ label: key }), 400), /looks like a secret, and values are/);
    assert.match(await refusal(set({ gone: 3 }), 404), /It reads: .*rows/);
    await refusal(set({ constructor: 3 } as never), 400);
    await refusal(set(JSON.parse('{"__proto__": 3}')), 400);
    assert.match(await refusal(set({ rows: 3 }, { remote: 'other' }), 404), /serves no other/);
    assert.match(await refusal(set({ rows: 3 }, { remote: 'shell' }), 404), /It reads: none/);
    await refusal(set({ rows: 3 }, { canary: 101 }), 400);
    assert.equal((await composed())?.values, undefined);
  });

  test('that a canary tries are given to nobody by setting what the channel has, or nothing', async () => {
    await set({ rows: 3 });
    for (const harmless of [3, undefined]) {
      await set({ rows: 4 }, { canary: 50 });
      assert.equal((await composition()).canaries?.length, 1);
      assert.equal((await set({ rows: harmless })).status, 200);
      assert.deepEqual((await composition()).canaries, []);
    }
  });

  test('are tried as a canary only where everybody’s release reads them', async () => {
    const releases = [{ name: 'vendors', release: trying.manifest.release }];
    const tried = { releases, canary: 20, why: 'A try.' };
    assert.equal((await testServer.post(at('releases'), tried)).status, 200);
    assert.match(await refusal(set({ later: 2 }, { canary: 10 }), 404), /reads the value .*later/);
    assert.equal((await composition()).canaries?.length, 1);
    assert.equal((await set({ later: 2 })).status, 200);
  });

  test('take a bounded part of a page', async () => {
    const long = 'क'.repeat(490);
    assert.equal((await set({ label: long, label2: long })).status, 200);
    assert.match(
      await refusal(set({ label3: long }), 409),
      /would take 4\d\d\d bytes in each page, and 4096 are the most/,
    );
  });

  test('of a remote that is gone are not rolled back', async () => {
    await set({ rows: 3 });
    await set({ rows: undefined });
    const made = await revision();
    await testServer.post(at('removals'), { names: ['vendors'], why: 'Gone.' });
    const back = testServer.post(at(`change-sets/${made}/rollback`), { why: 'Back.' });
    assert.match(await refusal(back, 404), /serves no vendors/);
  });

  test('that two operators set at once are set by one of them', async () => {
    const expectedRevision = await revision();
    const answers = await Promise.all([
      set({ rows: 3 }, { expectedRevision }),
      set({ rows: 4 }, { expectedRevision }, 'staff'),
    ]);
    const statuses = answers.map(({ status }) => status);
    assert.deepEqual([...statuses].sort(), [200, 409]);
    assert.deepEqual((await composed())?.values, { rows: statuses[0] === 200 ? 3 : 4 });
  });

  test('that a compose link sets are of its composition only, and declared there', async () => {
    const link = (name: string, to: Setting) =>
      testServer.post('/compose-links', {
        channel: 'staging',
        releases: [shell, vendors].map(({ manifest: { name: one, release } }) => ({
          name: one,
          release,
        })),
        isComplete: true,
        values: [{ remote: 'vendors', name, to }],
        hours: 1,
      });
    const made = (await (await link('bold', true)).json()) as {
      token: string;
      differences: object[];
    };
    assert.deepEqual(made.differences.at(-1), {
      name: 'vendors.bold',
      version: 'true',
      served: 'not set',
    });
    const opened = await read<{ composition: ChannelComposition }>(
      `/channels/staging/composed/${made.token}`,
    );
    assert.deepEqual(opened.composition.remotes[0]?.values, { bold: true });
    assert.equal((await composed())?.values, undefined);
    assert.match(await refusal(link('gone', true), 404), /no value or flag .*gone.* of vendors/);
    assert.match(await refusal(link('bold', 'yes'), 400), /takes true, false or a percentage/);
  });
});
