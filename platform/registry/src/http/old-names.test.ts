import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type BuiltRelease, remoteRelease, shellRelease } from '../testing/release-factory.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

const shell = shellRelease('1');
const vendors = remoteRelease('vendors', '1');
const refOf = ({ manifest: { name, release } }: BuiltRelease) => ({ name, release });
const why = 'A try.';
const token = { name: 'ci', team: 'vendors', channels: ['staging'] };

interface Field {
  deprecated?: boolean;
  properties?: Record<string, Field>;
  items?: Field;
}

describe('what programs of the version before send', () => {
  let test: TestServer;
  before(async () => {
    test = await startTestServer();
    await test.publish(shell, vendors);
    await test.post('/channels/staging/releases', { releases: [shell, vendors].map(refOf) });
  });
  after(() => test.stop());

  const put = (more: object) =>
    test.post('/channels/staging/releases', { releases: [refOf(vendors)], why, ...more });
  const turn = (more: object, token?: string) =>
    test.post('/channels/staging/switches', { names: ['vendors'], why, ...more }, token);
  const serves = async () => {
    const composition = await test.registry.channels.composition('staging');
    return composition?.remotes.find(({ name }) => name === 'vendors');
  };

  it('is taken by its old names, and means the same', async () => {
    assert.equal((await turn({ is_off: true })).status, 200);
    assert.equal((await serves())?.isOff, true);
    assert.equal((await turn({ is_off: false, expected_revision: 0 })).status, 409);
    assert.equal((await turn({ is_off: false })).status, 200);
    assert.equal((await serves())?.isOff, undefined);
    assert.equal((await put({ security_fix: true, canary: 10 })).status, 400);
    const required = await test.post('/channels/staging/required-check', {
      is_required: false,
      why,
    });
    assert.equal(required.status, 200);
    const automatic = { name: 'vendors', is_on: true };
    assert.equal((await test.post('/channels/staging/auto-rollbacks', automatic)).status, 200);
    const link = { channel: 'staging', releases: [refOf(vendors)], is_complete: true, hours: 1 };
    assert.match(await (await test.post('/compose-links', link)).text(), /shell/);
    const issued = await test.post('/tokens', { ...token, expires_in_days: 1, may_check: true });
    assert.equal(((await issued.json()) as { mayCheck: boolean }).mayCheck, true);
  });

  it('is refused where a field has both names, or another one than this route’s', async () => {
    const both = await turn({ isOff: true, is_off: true });
    assert.equal(both.status, 400);
    assert.deepEqual(await both.json(), {
      detail: 'The body has isOff, and is_off, which is its old name. Send isOff alone.',
    });
    const other = await put({ is_off: true });
    assert.equal(other.status, 400);
    assert.match(await other.text(), /unknown field \\"is_off\\"/);
    assert.match(await (await turn({ is_off: 'yes' })).text(), /body\/isOff must be boolean/);
    assert.equal((await turn({ isOff: true, is_off: true }, 'nobody')).status, 401);
  });

  it('is answered by the old names too', async () => {
    const issued = await test.post('/tokens', { ...token, name: 'other', expiresInDays: 1 });
    const answer = (await issued.json()) as Record<string, unknown>;
    assert.equal(answer.expires_at, answer.expiresAt);
    assert.deepEqual(
      [answer.may_check, answer.revoked_at, answer.last_used_at],
      [false, null, null],
    );
    const { results } = (await (await test.read('/releases')).json()) as {
      results: Record<string, unknown>[];
    };
    for (const row of results) {
      assert.ok(row.publishedAt && row.createdBy);
      assert.deepEqual([row.published_at, row.created_by], [row.publishedAt, row.createdBy]);
    }
    const made = await test.post('/channels', { name: 'qa', hours: 1 });
    const channel = (await made.json()) as Record<string, string>;
    assert.ok(channel.expiresAt);
    assert.equal(channel.expires_at, channel.expiresAt);
  });

  it('is marked as deprecated in the description, and needed nowhere', async () => {
    const { paths } = (await (await test.call('/openapi.json')).json()) as {
      paths: Record<string, Record<string, Record<string, never>>>;
    };
    const contentOf = (one: unknown) =>
      (one as { content: { 'application/json': { schema: Field & { required: string[] } } } })
        .content['application/json'].schema;
    const switching = contentOf(paths['/channels/{channel}/switches']?.post?.requestBody);
    assert.deepEqual(switching.required, ['names', 'isOff', 'why']);
    assert.equal(switching.properties?.is_off?.deprecated, true);
    assert.equal(switching.properties?.isOff?.deprecated, undefined);
    const tokens = contentOf(paths['/tokens']?.get?.responses?.['200']);
    const row = tokens.properties?.results?.items?.properties;
    assert.equal(row?.expires_at?.deprecated, true);
    assert.equal(row?.expiresAt?.deprecated, undefined);
  });
});
