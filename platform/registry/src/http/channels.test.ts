import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { remoteRelease, shellRelease } from '../testing/release-factory.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

describe('a channel', () => {
  let testServer: TestServer;
  const shell = shellRelease('1');
  const vendors = remoteRelease('vendors', '1');
  const releases = [shell, vendors].map(({ manifest: { name, release } }) => ({ name, release }));

  before(async () => {
    testServer = await startTestServer();
    await testServer.publish(shell, vendors);
  });
  after(() => testServer.stop());

  const create = (body: object) => testServer.post('/channels', body);
  const promote = (channel: string) =>
    testServer.post(`/channels/${channel}/releases`, { releases, why: 'a test' });
  const remove = (channel: string) =>
    testServer.post(`/channels/${channel}/removal`, { why: 'It is over.' });
  const listed = async () =>
    (await (await testServer.read('/channels')).json()) as {
      results: string[];
      expires: Record<string, string>;
    };
  const kindsOf = async (channel: string) => {
    const history = await testServer.read(`/history?channel=${channel}`);
    assert.equal(history.status, 200);
    const { results } = (await history.json()) as {
      results: { kind: string; name: string; by: string; why: string; revision: number }[];
    };
    return results;
  };
  const expire = (channel: string) =>
    testServer.database.pool.query(
      "update channel set expires_at = now() - interval '1 second' where name = $1",
      [channel],
    );

  test('is made by an integrator, serves what is promoted to it, and is removed with its history kept', async () => {
    const made = await create({ name: 'qa', why: 'The new search.' });
    assert.equal(made.status, 201);
    const { name, expiresAt } = (await made.json()) as { name: string; expiresAt: string | null };
    assert.deepEqual([name, expiresAt], ['qa', null]);
    assert.equal((await testServer.call('/channels/qa')).status, 404, 'it serves nothing yet');
    assert.equal((await promote('qa')).status, 200);
    assert.equal((await testServer.call('/channels/qa')).status, 200);
    assert.deepEqual((await listed()).results, ['production', 'qa', 'staging']);

    assert.equal((await remove('qa')).status, 200);
    assert.equal((await testServer.call('/channels/qa')).status, 404);
    assert.equal((await promote('qa')).status, 404);
    assert.equal((await remove('qa')).status, 404);
    assert.deepEqual((await listed()).results, ['production', 'staging']);
    const lines = await kindsOf('qa');
    assert.deepEqual(
      lines.map((line) => [line.kind, line.name, line.why]),
      [
        ['remove-channel', '', 'It is over.'],
        ['remove', 'vendors', 'It is over.'],
        ['remove', 'shell', 'It is over.'],
        ['promote', 'vendors', 'a test'],
        ['promote', 'shell', 'a test'],
        ['create-channel', '', 'The new search.'],
      ],
    );
    assert.equal(lines[0]?.by, 'anna@aangan.test');
  });

  test('has the revisions after those of an earlier one of its name', async () => {
    const [last] = await kindsOf('qa');
    assert.equal((await create({ name: 'qa' })).status, 201);
    const [first] = await kindsOf('qa');
    assert.equal(first?.revision, (last?.revision ?? 0) + 1);
    assert.equal((await create({ name: 'qa' })).status, 409);
    const early = { releases, why: 'x', expectedRevision: last?.revision };
    const told = await testServer.post('/channels/qa/releases', early);
    assert.match(await told.text(), /revision \d+: create-channel by anna@aangan\.test/);
    assert.equal((await remove('qa')).status, 200);
  });

  test('that expires is gone at its time, also before it is swept, and its releases can be retired', async () => {
    const made = await create({ name: 'preview', hours: 24 });
    const { expiresAt } = (await made.json()) as { expiresAt: string };
    const hours = (Date.parse(expiresAt) - Date.now()) / 3_600_000;
    assert.ok(hours > 23.9 && hours < 24.1, expiresAt);
    assert.equal((await listed()).expires.preview, expiresAt);
    const own = remoteRelease('own', '1');
    await testServer.publish(own);
    const { name, release } = own.manifest;
    const named = { releases: [...releases, { name, release }] };
    assert.equal((await testServer.post('/channels/preview/releases', named)).status, 200);
    const retire = () => testServer.post(`/releases/own/${release}/retirement`, { why: 'x' });
    assert.equal((await retire()).status, 409, 'the channel serves it');
    await expire('preview');
    assert.equal((await testServer.call('/channels/preview')).status, 404);
    assert.ok(!(await listed()).results.includes('preview'));
    assert.equal((await retire()).status, 200);
    const lines = await kindsOf('preview');
    const ended = lines.find(({ kind }) => kind === 'remove-channel');
    assert.deepEqual([ended?.by, ended?.why], ['the platform', 'It has expired.']);
  });

  test('that has expired is swept once, and its name is free', async () => {
    await create({ name: 'short', hours: 1 });
    await promote('short');
    await expire('short');
    await testServer.registry.sweep(0);
    await testServer.registry.sweep(0);
    const removals = (await kindsOf('short')).filter(({ kind }) => kind === 'remove-channel');
    assert.equal(removals.length, 1);
    assert.equal((await create({ name: 'short' })).status, 201);
    assert.equal((await testServer.call('/channels/short')).status, 404, 'it begins empty');
  });

  test('is refused to teams and others, with a name that is none, twice, and for too long', async () => {
    for (const name of ['', 'a', 'No name', '../x', 'x'.repeat(42), 'a_b']) {
      assert.equal((await create({ name })).status, 400, name);
    }
    for (const hours of [0, -1, 1.5, 721, '24']) {
      assert.equal((await create({ name: 'long', hours })).status, 400, String(hours));
    }
    const both = await Promise.all([create({ name: 'race' }), create({ name: 'race' })]);
    assert.deepEqual(both.map(({ status }) => status).sort(), [201, 409]);
    const { token } = await testServer.registry.tokens.issue(
      { name: 'ci', team: 'vendors', channels: ['race'], days: 1 },
      'anna@aangan.test',
    );
    assert.equal((await testServer.post('/channels', { name: 'mine' }, token)).status, 403);
    const removal = await testServer.post('/channels/race/removal', { why: 'x' }, token);
    assert.equal(removal.status, 403);
  });

  test('that the site serves is not removed', async () => {
    for (const channel of ['production', 'staging']) {
      const refused = await remove(channel);
      assert.equal(refused.status, 409);
      assert.match(await refused.text(), new RegExp(`${channel} cannot be removed`));
    }
    assert.equal((await testServer.post('/channels/qa/removal', { why: ' ' })).status, 400);
  });
});
