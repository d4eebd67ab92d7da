import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { publishTwoReleases } from '../testing/publish-two-releases.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';
import { proofIn, requireRecentProof } from './recent-proof.ts';

const tokenOf = (claims: object) =>
  `Bearer x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.y`;

test('a proof is that of the token, and recent for 15 minutes', () => {
  const proof = proofIn(tokenOf({ auth_time: 1_000, amr: ['passkey'] }));
  assert.deepEqual(proof, { at: 1_000, by: 'passkey' });
  assert.equal(requireRecentProof(proof, 1_900_000), proof);
  assert.throws(() => requireRecentProof(proof, 1_901_000), /Show first/);
  for (const text of ['Bearer integrator', tokenOf({}), tokenOf({ auth_time: 'x', amr: 1 })]) {
    assert.equal(proofIn(text), undefined);
  }
});

describe('an integrator whose last proof is older', () => {
  let server: TestServer;
  before(async () => {
    server = await startTestServer();
  });
  after(() => server.stop());

  test('puts nothing on production, changes nothing that it requires, forces nothing and issues no token', async () => {
    const [release] = await publishTwoReleases(server.database, server.blobs);
    const releases = [{ name: 'vendors', release }];
    const tokens = { name: 'ci', team: 'vendors', channels: ['staging'], expiresInDays: 1 };
    for (const [path, body] of [
      ['/channels/production/releases', { releases }],
      ['/channels/staging/releases', { releases, force: true, why: 'Tried.' }],
      ['/tokens', tokens],
    ] as const) {
      const answer = await server.post(path, body, 'unproved');
      assert.equal(answer.status, 403, path);
      const refused = (await answer.json()) as { code: string };
      assert.equal(refused.code, 'proof_required', path);
    }
    for (const [path, body] of [
      ['rollout-rules', { minViews: 0 }],
      ['required-check', { isRequired: false }],
      ['required-languages', { requires: [] }],
      ['required-engines', { engines: [] }],
      ['required-provenance', { isRequired: false }],
    ] as const) {
      const set = (channel: string, by: string, more: object = {}) =>
        server.post(`/channels/${channel}/${path}`, { ...body, why: 'Tried.', ...more }, by);
      const answer = await set('production', 'unproved');
      assert.equal(answer.status, 403, path);
      assert.equal(((await answer.json()) as { code: string }).code, 'proof_required', path);
      assert.equal((await set('staging', 'unproved')).status, 200, path);
      assert.equal((await set('staging', 'unproved', { expectedRevision: 0 })).status, 409, path);
      const { revision } = await server.registry.channels.status('staging');
      const known = await set('staging', 'unproved', { expectedRevision: revision });
      assert.equal(known.status, 200, path);
    }
    const staged = await server.post('/channels/staging/releases', { releases }, 'unproved');
    assert.notEqual(((await staged.json()) as { code?: string }).code, 'proof_required');
    const promoted = await server.post('/channels/production/releases', { releases });
    assert.equal(promoted.status, 200);
    const answer = await server.read('/history?channel=production');
    const history = (await answer.json()) as { results: { by: string }[] };
    assert.equal(history.results[0]?.by, 'anna@aangan.test (proved by password)');
  });
});
