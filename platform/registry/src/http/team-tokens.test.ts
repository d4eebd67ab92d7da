import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { createLogger } from '@aangan/server';
import { type BuiltRelease, remoteRelease, shellRelease } from '../testing/release-factory.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const shell = shellRelease('1');
const vendors = remoteRelease('vendors', '1');
const next = remoteRelease('vendors', '2');
const designers = remoteRelease('designers', '1');

interface Issued {
  id: number;
  token: string;
  prefix: string;
  expiresAt: string;
}

describe('a token of a team', () => {
  let testServer: TestServer;
  let ours: Issued;
  let staging: Issued;
  const wanted = {
    name: 'ci',
    team: 'vendors',
    channels: ['staging', 'production'],
    expiresInDays: 30,
  };
  const issue = async (more: object = {}) => {
    const answer = await testServer.post('/tokens', { ...wanted, ...more });
    assert.equal(answer.status, 201, await answer.clone().text());
    return (await answer.json()) as Issued;
  };

  const lines: Record<string, unknown>[] = [];

  before(async () => {
    const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
    const logger = createLogger({ name: 'registry', level: 'info' }, destination);
    testServer = await startTestServer({ logger });
    await testServer.publish(shell, vendors, designers);
    const releases = [shell, vendors, designers].map(refOf);
    await testServer.post('/channels/production/releases', { releases });
    await testServer.post('/channels/staging/releases', { releases });
    ours = await issue();
    staging = await issue({ name: 'staging-only', channels: ['staging'] });
  });
  after(() => testServer.stop());

  const refOf = ({ manifest: { name, release } }: BuiltRelease) => ({ name, release });
  const put = (channel: string, releases: BuiltRelease[], token: string, more: object = {}) => {
    const body = { releases: releases.map(refOf), why: 'A fix.', ...more };
    return testServer.post(`/channels/${channel}/releases`, body, token);
  };
  async function publish({ manifest, blobs }: BuiltRelease, token: string): Promise<Response> {
    const announced = await testServer.post('/releases', manifest, token);
    if (announced.status >= 300) return announced;
    for (const [sha256, bytes] of blobs) await testServer.put(sha256, new Uint8Array(bytes), token);
    return testServer.post(`/releases/${manifest.name}/${manifest.release}/finalise`, {}, token);
  }
  async function expectRefusal(answer: Response, status: number, code: string, says: RegExp) {
    const body = (await answer.json()) as { code: string; detail: string };
    assert.deepEqual([answer.status, body.code], [status, code], body.detail);
    assert.match(body.detail, says);
  }
  async function listed(id: number) {
    const answer = await testServer.call('/tokens', {}, 'integrator');
    const text = await answer.text();
    const { results } = JSON.parse(text) as { results: Record<string, unknown>[] };
    return { text, row: results.find((row) => row.id === id) };
  }

  test('is shown once, and stored as a hash', async () => {
    const { id, token, prefix } = await issue({ name: 'shown-once' });
    assert.match(token, /^aat_[\w-]{43}$/);
    assert.ok(token.startsWith(prefix) && prefix.length < 12);
    assert.ok(!(await listed(id)).text.includes(token));
    const { rows } = await testServer.database.pool.query(
      'select * from team_token where id = $1',
      [id],
    );
    assert.ok(!JSON.stringify(rows).includes(token.slice(prefix.length)));
  });

  test('publishes, promotes, switches off and rolls back the team’s own remote, by its name', async () => {
    assert.equal((await publish(next, ours.token)).status, 200);
    assert.equal((await put('production', [next], ours.token)).status, 200);
    const channel = '/channels/production';
    const off = { names: ['vendors'], isOff: true, why: 'Slow.' };
    assert.equal((await testServer.post(`${channel}/switches`, off, ours.token)).status, 200);
    const on = { ...off, isOff: false };
    assert.equal((await testServer.post(`${channel}/switches`, on, ours.token)).status, 200);
    const back = { releases: [{ name: 'vendors' }], why: 'Broken.' };
    assert.equal((await testServer.post(`${channel}/rollbacks`, back, ours.token)).status, 200);
    const history = await testServer.call('/history?channel=production&limit=4', {}, ours.token);
    const { results } = (await history.json()) as { results: { kind: string; by: string }[] };
    assert.deepEqual(
      results.map(({ kind, by }) => [kind, by]),
      ['rollback', 'switch-on', 'switch-off', 'promote'].map((kind) => [
        kind,
        'ci (token of team vendors)',
      ]),
    );
    assert.notEqual((await listed(ours.id)).row?.lastUsedAt, null);
  });

  test('sets a canary of its own remotes only, and ends one that they are in', async () => {
    const own = remoteRelease('vendors', 'canary');
    const others = remoteRelease('designers', 'canary');
    await testServer.publish(own, others);
    const canary = { canary: 10 };
    const end = (name: string) =>
      testServer.post(
        '/channels/production/rollbacks',
        { releases: [{ name }], why: 'x' },
        ours.token,
      );
    assert.equal((await put('production', [own], ours.token, canary)).status, 200);
    assert.equal((await end('vendors')).status, 200);

    const mixed = await put('production', [own, others], ours.token, canary);
    await expectRefusal(mixed, 403, 'not_your_remote', /^designers belongs to designers/);
    assert.equal((await put('production', [own, others], 'integrator', canary)).status, 200);
    assert.equal((await end('vendors')).status, 200);
    assert.equal((await put('production', [others], 'integrator', canary)).status, 200);
    await expectRefusal(await end('designers'), 403, 'not_your_remote', /^designers belongs to/);
    const rest = { releases: [{ name: 'designers' }], why: 'x' };
    assert.equal((await testServer.post('/channels/production/rollbacks', rest)).status, 200);
  });

  test('changes nothing of another team, nor the shell, alone or together with its own', async () => {
    const other = /^designers belongs to designers; this token is of team vendors/;
    const refuse = (response: Response, says = other) =>
      expectRefusal(response, 403, 'not_your_remote', says);
    await refuse(await publish(remoteRelease('designers', '2'), ours.token));
    await refuse(await put('production', [designers], ours.token));
    await refuse(await put('production', [next, designers], ours.token));
    await refuse(await publish(shellRelease('2'), ours.token), /^shell belongs to the platform/);
    const channel = '/channels/production';
    const off = { names: ['vendors', 'designers'], isOff: true, why: 'x' };
    await refuse(await testServer.post(`${channel}/switches`, off, ours.token));
    const answer = await testServer.call(`${channel}`);
    const { remotes } = (await answer.json()) as { remotes: { release: string }[] };
    assert.ok(remotes.every(({ release }) => release !== refOf(next).release));
    const first = await testServer.post(
      `${channel}/change-sets/1/rollback`,
      { why: 'x' },
      ours.token,
    );
    await refuse(first, /this token is of team vendors/);
  });

  test('is in the log with what it was refused, by its name and not by its text', async () => {
    lines.length = 0;
    const loud = await issue({ name: 'loud' });
    await put('production', [designers], loud.token);
    await testServer.post('/tokens', wanted, loud.token);
    await testServer.post(`/tokens/${loud.id}/revocation`, {});
    await put('production', [vendors], loud.token);
    const refused = lines.filter(({ msg }) => msg === 'request refused');
    assert.deepEqual(
      refused.map(({ status, code, by }) => [status, code, by]),
      [
        [403, 'not_your_remote', 'loud (token of team vendors)'],
        [403, 'integrator_required', 'loud (token of team vendors)'],
        [401, 'token_revoked', undefined],
      ],
    );
    assert.ok(!JSON.stringify(lines).includes(loud.token));
  });

  test('cannot take a remote over by naming itself, nor give it to another team', async () => {
    const taken = remoteRelease('designers', '3');
    const named = { ...taken.manifest.manifest, team: 'vendors' };
    const manifest = { ...taken.manifest, manifest: named };
    const refused = await testServer.post('/releases', manifest, ours.token);
    await expectRefusal(refused, 403, 'not_your_remote', /belongs to designers/);
    const given = remoteRelease('vendors', '3');
    const body = { ...given.manifest, manifest: { ...given.manifest.manifest, team: 'others' } };
    const giving = await testServer.post('/releases', body, ours.token);
    await expectRefusal(giving, 403, 'other_team_named', /names the team others/);
    assert.equal((await testServer.post('/releases', body)).status, 201, 'an integrator may');
  });

  test('makes a remote its team’s with the first published release of it', async () => {
    const fresh = remoteRelease('prices', '1');
    const own = { ...fresh.manifest.manifest, team: 'vendors' };
    const mine = { blobs: fresh.blobs, manifest: { ...fresh.manifest, manifest: own } };
    const rival = await issue({ name: 'rival', team: 'prices' });
    const theirs = remoteRelease('prices', '2');
    // Both are announced before either is published.
    assert.equal((await testServer.post('/releases', theirs.manifest, rival.token)).status, 201);
    assert.equal((await publish(mine, ours.token)).status, 200);
    const late = await publish(theirs, rival.token);
    await expectRefusal(late, 403, 'not_your_remote', /^prices belongs to vendors/);
  });

  test('is for its channels only, and for no force, removal, retirement or token', async () => {
    const refused = await put('production', [vendors], staging.token);
    await expectRefusal(refused, 403, 'channel_not_allowed', /is for staging, not for production/);
    assert.equal((await put('staging', [vendors], staging.token)).status, 200);
    const { name, release } = refOf(vendors);
    const forced = await put('staging', [vendors], staging.token, { force: true });
    await expectRefusal(forced, 403, 'integrator_required', /Only an integrator/);
    for (const [path, body] of [
      ['/channels/staging/removals', { names: ['vendors'], why: 'x' }],
      [`/releases/${name}/${release}/retirement`, { why: 'x' }],
      ['/tokens', wanted],
      [`/tokens/${ours.id}/revocation`, {}],
    ] as const) {
      const answer = await testServer.post(path, body, staging.token);
      await expectRefusal(answer, 403, 'integrator_required', /This is for integrators/);
    }
  });

  test('is refused once it is revoked or expired, malformed or unknown, with the reason', async () => {
    const short = await issue({ name: 'short' });
    const revoked = await testServer.post(`/tokens/${short.id}/revocation`, {});
    assert.equal(revoked.status, 200);
    const use = (token: string) => put('staging', [vendors], token);
    await expectRefusal(await use(short.token), 401, 'token_revoked', /"short" was revoked/);
    const old = await issue({ name: 'old' });
    await testServer.database.pool.query(
      "update team_token set issued_at = now() - interval '2 days', expires_at = now() where id = $1",
      [old.id],
    );
    await expectRefusal(await use(old.token), 401, 'token_expired', /"old" has expired/);
    for (const token of [`${ours.token}x`, 'aat_', `aat_${'A'.repeat(43)}`]) {
      await expectRefusal(await use(token), 401, 'token_not_valid', /was issued here/);
    }
    assert.equal((await listed(old.id)).row?.lastUsedAt, null);
    assert.equal(
      (await testServer.call('/releases', {}, short.token)).status,
      401,
      'for reading too',
    );
  });

  test('is issued with a bounded time, for channels that exist, under a name that is free', async () => {
    const refused = async (more: object, status: number) => {
      const answer = await testServer.post('/tokens', { ...wanted, name: 'new', ...more });
      assert.equal(answer.status, status, JSON.stringify(more));
    };
    await refused({ expiresInDays: 367 }, 400);
    await refused({ expiresInDays: 0 }, 400);
    await refused({ channels: [] }, 400);
    await refused({ channels: ['absent'] }, 400);
    await refused({ name: 'two\nlines' }, 400);
    await refused({ name: 'ci' }, 409);
    const { id, expiresAt: expires } = await issue({ name: 'again', expiresInDays: 366 });
    assert.ok(Date.parse(expires) > Date.now());
    await testServer.post(`/tokens/${id}/revocation`, {});
    await issue({ name: 'again' });
    assert.equal((await testServer.post('/tokens/999999/revocation', {})).status, 404);
  });
});
