import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { edgeSignatureHeader, signEdge } from '@aangan/server/visitor';
import { type BuiltRelease, remoteRelease, shellRelease } from '../../testing/release-factory.ts';
import { edgeSecret, startTestServer, type TestServer } from '../../testing/test-server.ts';

describe('files of releases', () => {
  let testServer: TestServer;
  before(async () => {
    testServer = await startTestServer();
    const shell = shellRelease('1');
    await testServer.publish(shell);
    await move('production', shell);
    await move('staging', shell);
  });
  after(() => testServer.stop());

  const by = { by: 'anna', why: '' };
  const refOf = ({ manifest: { name, release } }: BuiltRelease) => ({ name, release });
  const move = (channel: string, built: BuiltRelease) =>
    testServer.registry.channels.move(channel, [refOf(built)], by);
  const addressOf = ({ manifest: { name, release } }: BuiltRelease) =>
    `/releases/${name}/${release}/files/entry.js`;
  const earlierOf = async (channel: string) =>
    (await testServer.registry.channels.composition(channel))?.earlier ?? {};

  test('that visitors never got are for edges and for those who have a token', async () => {
    const built = remoteRelease('staged', '1');
    await testServer.publish(built);
    await move('staging', built);
    const address = addressOf(built);
    const signed = (secret: string) => ({
      headers: { [edgeSignatureHeader]: signEdge(`/platform${address}`, secret) },
    });
    assert.equal((await testServer.call(address)).status, 404);
    const empty = { headers: { authorization: '' } };
    assert.equal((await testServer.call(address, empty)).status, 401);
    assert.equal(
      (await testServer.call(address, signed('another secret, of 32 letters or more'))).status,
      404,
    );
    assert.equal((await testServer.call(address, {}, 'client')).status, 403);
    const { status: own, headers: kept } = await testServer.call(address, {}, 'integrator');
    assert.deepEqual([own, kept.get('cache-control')], [200, 'private, no-store']);
    assert.equal((await testServer.call(address, signed(edgeSecret))).status, 200);
    await move('production', built);
    const { status, headers } = await testServer.call(address);
    assert.equal(status, 200);
    assert.equal(
      headers.get('content-security-policy'),
      "sandbox; default-src 'none'; frame-ancestors 'none'",
    );
  });

  test('are served for a while after their channel moved on, and no more once they are retired', async () => {
    const built = ['1', '2', '3'].map((version) => remoteRelease('moving', version));
    for (const one of built) {
      await testServer.publish(one);
      await move('production', one);
    }
    const releases = built.map(({ manifest }) => manifest.release);
    assert.deepEqual((await earlierOf('production')).moving, [...releases].sort());
    assert.equal((await earlierOf('staging')).moving, undefined);
    const [first] = built;
    assert.ok(first);
    assert.equal((await testServer.call(addressOf(first))).status, 200);
    await testServer.registry.channels.retire(refOf(first), { by: 'anna', why: 'It is bad.' });
    assert.deepEqual((await earlierOf('production')).moving, releases.slice(1).sort());
    for (const token of [undefined, 'integrator']) {
      assert.equal((await testServer.call(addressOf(first), {}, token)).status, 404);
    }
  });

  test('are not served for a while where their team’s token was revoked', async () => {
    const issued = await testServer.registry.tokens.issue(
      { name: 'ci', team: 'leaky', channels: ['staging'], days: 1 },
      'anna',
    );
    const built = remoteRelease('leaky', '1');
    await testServer.registry.releases.announce(built.manifest, { by: 'ci (token of team leaky)' });
    await testServer.publish(built);
    await move('staging', built);
    const next = remoteRelease('leaky', '2');
    await testServer.publish(next);
    await move('staging', next);
    const { release } = built.manifest;
    assert.ok((await earlierOf('staging')).leaky?.includes(release));
    await testServer.registry.tokens.revoke(issued.id, 'anna');
    assert.deepEqual((await earlierOf('staging')).leaky, [next.manifest.release]);
  });
});
