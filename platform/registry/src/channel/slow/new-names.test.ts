import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { holdChannel } from '../../testing/hold-channel.ts';
import { type BuiltRelease, remoteRelease, shellRelease } from '../../testing/release-factory.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

/** A release of a name, by a team. */
function releaseOf(name: string, team: string, version = '1'): BuiltRelease {
  const { manifest, blobs } = remoteRelease(name, version);
  return { manifest: { ...manifest, manifest: { ...manifest.manifest, team } }, blobs };
}
const refOf = ({ manifest: { name, release } }: BuiltRelease) => ({ name, release });

describe('a new name of a team that has a remote of low trust', () => {
  let testServer: TestServer;
  const tokens: Record<string, string> = {};
  const shell = shellRelease('1');
  const offers = releaseOf('offers', 'agency');
  const why = 'Its team has a remote of low trust: offers.';

  const mark = async (name: string) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ grants: ['open /vendors/:id'], why: 'An agency builds it.' });
    const answer = await testServer.call(
      `/low-trust/${name}`,
      { method: 'PUT', headers, body },
      'integrator',
    );
    assert.equal(answer.status, 200, await answer.text());
  };
  const announce = async ({ manifest, blobs }: BuiltRelease, token?: string) => {
    const { status } = await testServer.post('/releases', manifest, token);
    assert.equal(status, 201);
    for (const [sha256, bytes] of blobs) await testServer.put(sha256, new Uint8Array(bytes), token);
  };
  const finalise = async ({ manifest: { name, release } }: BuiltRelease, token?: string) => {
    const answer = await testServer.post(`/releases/${name}/${release}/finalise`, {}, token);
    assert.equal(answer.status, 200);
    return (await answer.json()) as { lowTrust?: string };
  };
  const publish = async (built: BuiltRelease, token?: string) => {
    await announce(built, token);
    return finalise(built, token);
  };
  const marked = async () => {
    const answer = await testServer.read('/low-trust');
    const { results } = (await answer.json()) as { results: Record<string, unknown>[] };
    return results.map(({ name, grants, by, why: reason }) => ({ name, grants, by, reason }));
  };
  const markOf = async (wanted: string) => (await marked()).find(({ name }) => name === wanted);

  before(async () => {
    testServer = await startTestServer({});
    await testServer.publish(shell, offers);
    const releases = [shell, offers].map(refOf);
    await testServer.post('/channels/production/releases', { releases, why: 'The first.' });
    for (const team of ['agency', 'vendors', 'studio']) {
      const wanted = { name: 'ci', team, channels: ['production'], expiresInDays: 30 };
      const issued = await testServer.post('/tokens', wanted);
      tokens[team] = ((await issued.json()) as { token: string }).token;
    }
  });
  after(() => testServer.stop());

  test('that is published before stays as it is', async () => {
    assert.deepEqual(await publish(releaseOf('earlier', 'agency'), tokens.agency), {
      name: 'earlier',
      release: releaseOf('earlier', 'agency').manifest.release,
      isPublished: true,
    });
    await mark('offers');
    const { lowTrust } = await publish(releaseOf('earlier', 'agency', '2'), tokens.agency);
    assert.equal(lowTrust, undefined);
    assert.equal(await markOf('earlier'), undefined);
  });

  test('is of low trust from its first release on, may do nothing, and its author is told why', async () => {
    const renamed = releaseOf('offers2', 'agency');
    assert.equal((await publish(renamed, tokens.agency)).lowTrust, why);
    assert.deepEqual(await markOf('offers2'), {
      name: 'offers2',
      grants: [],
      by: 'ci (token of team agency)',
      reason: why,
    });
    const body = { releases: [refOf(renamed)], why: 'A new page.' };
    const promoted = await testServer.post('/channels/production/releases', body, tokens.agency);
    assert.equal(promoted.status, 200, await promoted.text());
    const served = await testServer.call('/channels/production');
    const { remotes } = (await served.json()) as { remotes: { name: string; lowTrust?: object }[] };
    assert.deepEqual(remotes.find(({ name }) => name === 'offers2')?.lowTrust, { grants: [] });
  });

  test('is so where the mark comes between its announcement and its publication', async () => {
    const between = releaseOf('tiles', 'studio');
    await publish(releaseOf('floors', 'studio'), tokens.studio);
    await announce(between, tokens.studio);
    await mark('floors');
    const { lowTrust } = await finalise(between, tokens.studio);
    assert.equal(lowTrust, 'Its team has a remote of low trust: floors.');
  });

  test('is so where the mark is being made while it is published, and where two are published at once', async () => {
    const [one, other] = [releaseOf('vendors-a', 'vendors'), releaseOf('vendors-b', 'vendors')];
    await publish(releaseOf('vendors', 'vendors'), tokens.vendors);
    for (const built of [one, other]) await announce(built, tokens.vendors);
    const { waited, release } = await holdChannel(testServer, 'production');
    const marking = mark('vendors');
    await waited(1);
    const finalising = Promise.all([one, other].map((built) => finalise(built, tokens.vendors)));
    const first = await Promise.race([waited(3), finalising]);
    assert.equal(first, undefined, 'they wait for the mark');
    await release();
    await marking;
    for (const { lowTrust } of await finalising) {
      assert.match(lowTrust ?? '', /^Its team has a remote of low trust: vendors/);
    }
  });

  test('keeps what an integrator has granted it before, and stays trusted once it is trusted fully', async () => {
    const granted = releaseOf('granted', 'agency');
    await announce(granted, tokens.agency);
    await mark('granted');
    assert.equal((await finalise(granted, tokens.agency)).lowTrust, undefined);
    assert.deepEqual((await markOf('granted'))?.grants, ['open /vendors/:id']);
    const end = await testServer.post('/low-trust/granted/end', { why: 'It was reviewed.' });
    assert.equal(end.status, 200);
    await publish(releaseOf('granted', 'agency', '2'), tokens.agency);
    assert.equal(await markOf('granted'), undefined);
  });

  test('is trusted where an integrator publishes it, and where the team is another', async () => {
    assert.equal((await publish(releaseOf('reviewed', 'agency'))).lowTrust, undefined);
    const issued = await testServer.post('/tokens', {
      name: 'ci',
      team: 'designers',
      channels: [],
      expiresInDays: 30,
    });
    const { token } = (await issued.json()) as { token: string };
    assert.equal((await publish(releaseOf('designers', 'designers'), token)).lowTrust, undefined);
    for (const name of ['reviewed', 'designers']) assert.equal(await markOf(name), undefined);
  });
});
