import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { RemoteRelease } from '@aangan/manifest';
import type { LinkedComposition } from '@aangan/manifest/compose-link';
import { signComposeToken } from '@aangan/manifest/compose-link';
import { type BuiltRelease, remoteRelease, shellRelease } from '../../testing/release-factory.ts';
import { edgeSecret, startTestServer, type TestServer } from '../../testing/test-server.ts';

const shell = shellRelease('1');
const vendors = remoteRelease('vendors', '1');
const next = remoteRelease('vendors', '2');
const third = remoteRelease('vendors', '3');
const designers = remoteRelease('designers', '1');
const misfit = remoteRelease('designers', '2', { consumes: { vendors: ['./Missing'] } });

interface Made {
  id: string;
  token: string;
  link: string;
  expiresAt: string;
  differences: LinkedComposition['differences'];
  problems: string[];
  detail?: string;
}

describe('compose links', () => {
  let testServer: TestServer;
  before(async () => {
    testServer = await startTestServer();
    await testServer.publish(shell, vendors, next, third, designers, misfit);
    const releases = [shell, vendors, designers].map(refOf);
    await testServer.post('/channels/production/releases', { releases });
    await testServer.post('/channels/staging/releases', { releases });
  });
  after(() => testServer.stop());

  const make = async (releases: BuiltRelease[], more: object = {}, token = 'integrator') => {
    const body = { channel: 'staging', releases: releases.map(refOf), hours: 2, ...more };
    const answer = await testServer.post('/compose-links', body, token);
    return { status: answer.status, made: (await answer.json()) as Made };
  };
  const open = async (token: string, channel = 'staging') => {
    const answer = await testServer.call(`/channels/${channel}/composed/${token}`);
    const body = (await answer.json()) as LinkedComposition & { detail?: string };
    return { status: answer.status, body };
  };
  const releasesOf = ({ composition }: LinkedComposition) =>
    Object.fromEntries(composition.remotes.map(({ name, release }) => [name, release]));

  test('open the channel’s composition with the named releases in it, the same after later changes', async () => {
    const { status, made } = await make([next]);
    assert.equal(status, 201, JSON.stringify(made));
    const expected = {
      designers: designers.manifest.release,
      vendors: next.manifest.release,
    };
    const opened = await open(made.token);
    assert.equal(opened.status, 200);
    assert.deepEqual(releasesOf(opened.body), expected);
    assert.equal(opened.body.composition.shell.release, shell.manifest.release);
    assert.equal(opened.body.composition.remotes[0]?.fallback, undefined);
    const moved = await testServer.post('/channels/staging/releases', {
      releases: [refOf(third)],
      why: 'Later.',
    });
    assert.equal(moved.status, 200);
    assert.deepEqual(releasesOf((await open(made.token)).body), expected);
  });

  test('end with the token that they were made with, and those made before it or by others do not', async () => {
    const wanted = { name: 'links', team: 'vendors', channels: ['staging'], expiresInDays: 1 };
    const issue = async () => {
      const answer = await testServer.post('/tokens', wanted);
      return (await answer.json()) as { id: number; token: string };
    };
    const revoke = ({ id }: { id: number }) => testServer.post(`/tokens/${id}/revocation`, {});
    const [theirs, first] = [await make([next]), await issue()];
    const { made } = await make([next], {}, first.token);
    assert.equal((await open(made.token)).status, 200);
    assert.equal((await revoke(first)).status, 200);
    assert.equal((await open(made.token)).status, 404);
    assert.equal((await open(theirs.made.token)).status, 200);
    const second = await issue();
    const later = await make([next], {}, second.token);
    await revoke(first);
    assert.equal((await open(later.made.token)).status, 200);
  });

  test('say what differs from production, also when that changes later', async () => {
    const { made } = await make([next]);
    const difference = {
      name: 'vendors',
      version: next.manifest.version,
      served: vendors.manifest.version,
    };
    assert.deepEqual(made.differences, [difference]);
    assert.deepEqual((await open(made.token)).body.differences, [difference]);
    const put = (release: BuiltRelease) =>
      testServer.post('/channels/production/releases', { releases: [refOf(release)], why: 'Now.' });
    await put(next);
    assert.deepEqual((await open(made.token)).body.differences, []);
    await put(vendors);
  });

  test('can be a whole composition, which the channel does not fill up', async () => {
    const { made } = await make([shell, next], { isComplete: true });
    assert.deepEqual(releasesOf((await open(made.token)).body), {
      vendors: next.manifest.release,
    });
    const { status, made: refused } = await make([next], { isComplete: true });
    assert.equal(status, 409);
    assert.match(refused.detail ?? '', /has no shell/);
  });

  test('tell what the gate would refuse, and open all the same', async () => {
    const { status, made } = await make([misfit]);
    assert.equal(status, 201);
    assert.match(made.problems.join(), /\.\/Missing/);
    assert.equal((await open(made.token)).status, 200);
  });

  test('are refused for production, unknown releases and channels, and times out of range', async () => {
    const onProduction = await make([next], { channel: 'production' });
    assert.equal(onProduction.status, 409);
    assert.match(onProduction.made.detail ?? '', /do not open on production.*staging/);
    assert.equal((await make([next], { channel: 'nowhere' })).status, 404);
    const unknown = remoteRelease('vendors', 'never published');
    assert.equal((await make([unknown])).status, 404);
    assert.equal((await make([])).status, 400);
    assert.equal((await make([next, vendors])).status, 400);
    for (const hours of [0, 721, 1.5, '2']) {
      assert.equal((await make([next], { hours })).status, 400, String(hours));
    }
  });

  test('open nothing when forged, expired, of another channel or another site', async () => {
    const { made } = await make([next]);
    assert.equal((await open(made.token, 'production')).status, 404);
    assert.equal((await open(`${made.token}x`)).status, 404);
    const link = { id: made.id, expiresAt: new Date(Date.now() + 3_600_000) };
    const foreign = { channel: 'staging', secret: 'the secret of another site, 32+ characters' };
    assert.equal((await open(signComposeToken(link, foreign))).status, 404);
    const own = { channel: 'staging', secret: edgeSecret };
    const expired = { ...link, expiresAt: new Date(Date.now() - 1_000) };
    assert.equal((await open(signComposeToken(expired, own))).status, 404);
    const unknown = { ...link, id: 'a'.repeat(22) };
    assert.equal((await open(signComposeToken(unknown, own))).status, 404);
    await testServer.database.pool.query(
      `update compose_link set expires_at = now() - interval '1 second' where id = $1`,
      [made.id],
    );
    assert.equal((await open(signComposeToken(link, own))).status, 404, 'the database decides');
  });

  test('open nothing once a release was retired, and cannot be made of one', async () => {
    const gone = remoteRelease('vendors', 'gone');
    await testServer.publish(gone);
    const { made } = await make([gone]);
    const { name, release } = refOf(gone);
    const retired = await testServer.post(`/releases/${name}/${release}/retirement`, {
      why: 'Old.',
    });
    assert.equal(retired.status, 200, await retired.text());
    const opened = await open(made.token);
    assert.equal(opened.status, 404);
    assert.match(opened.body.detail ?? '', /Retired since the link was made: vendors/);
    assert.equal((await make([gone])).status, 409);
  });

  test('are listed without their tokens, and ended by integrators', async () => {
    const { made } = await make([next]);
    const list = async () => {
      const answer = await testServer.call('/compose-links', {}, 'integrator');
      return (await answer.json()) as { results: { id: string }[] };
    };
    const listed = await list();
    assert.ok(listed.results.some(({ id }) => id === made.id));
    assert.ok(!JSON.stringify(listed).includes(made.token));
    assert.equal(
      (await testServer.post(`/compose-links/${made.id}/end`, {}, 'client')).status,
      403,
    );
    assert.equal((await testServer.post(`/compose-links/${made.id}/end`, {})).status, 200);
    assert.equal((await open(made.token)).status, 404);
    assert.equal((await testServer.post(`/compose-links/${made.id}/end`, {})).status, 404);
    assert.ok(!(await list()).results.some(({ id }) => id === made.id));
  });

  test('of a team are of its own remotes, on its channels', async () => {
    const wanted = { name: 'ci', team: 'vendors', channels: ['staging'], expiresInDays: 1 };
    const { token } = (await (await testServer.post('/tokens', wanted)).json()) as {
      token: string;
    };
    assert.equal((await make([next], {}, token)).status, 201);
    const foreign = await make([misfit], {}, token);
    assert.equal(foreign.status, 403);
    assert.match(foreign.made.detail ?? '', /designers belongs to designers/);
    // What is served already is no secret: with it a team sees its release as it would be.
    const whole = await make([shell, next], { isComplete: true }, token);
    assert.equal(whole.status, 201);
    assert.equal((await make([next], {}, 'client')).status, 403);
  });

  test('of a team take its own remote from its computer, also before its first release', async () => {
    const wanted = { name: 'dev', team: 'boards', channels: ['staging'], expiresInDays: 1 };
    const { token } = (await (await testServer.post('/tokens', wanted)).json()) as {
      token: string;
    };
    const localOf = (name: string, team: string) => {
      const { manifest } = remoteRelease(name, '1').manifest as RemoteRelease;
      const local = { name, origin: 'http://localhost:3100', manifest: { ...manifest, team } };
      return make([], { locals: [local] }, token);
    };
    assert.equal((await localOf('boards', 'boards')).status, 201);
    const unnamed = await localOf('boards', 'moods');
    assert.match(
      unnamed.made.detail ?? '',
      /boards belongs to moods; this token is of team boards/,
    );
    const foreign = await localOf('designers', 'boards');
    assert.match(foreign.made.detail ?? '', /designers belongs to designers/);
  });

  test('that expired long ago are swept', async () => {
    const { made } = await make([next]);
    const ids = async () =>
      (await testServer.database.pool.query('select id from compose_link')).rows.map(
        ({ id }) => id,
      );
    await testServer.registry.sweep(0);
    assert.ok((await ids()).includes(made.id));
    await testServer.database.pool.query(
      `update compose_link set expires_at = now() - interval '31 days' where id = $1`,
      [made.id],
    );
    await testServer.registry.sweep(0);
    assert.ok(!(await ids()).includes(made.id));
  });
});

const refOf = ({ manifest: { name, release } }: BuiltRelease) => ({ name, release });
