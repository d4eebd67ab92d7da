import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
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
  required?: string[];
}
interface Body {
  content?: { 'application/json': { schema: Field } };
}
interface Operation {
  operationId: string;
  requestBody?: Body;
  responses: Record<string, Body>;
}

/** The fields of a body that are marked as deprecated. */
function deprecatedIn(body: Body | undefined): string[] {
  const namesIn = ({ properties = {}, items }: Field): string[] => [
    ...(items ? namesIn(items) : []),
    ...Object.entries(properties).flatMap(([name, field]) =>
      field.deprecated ? [name] : namesIn(field),
    ),
  ];
  return body?.content ? namesIn(body.content['application/json'].schema).sort() : [];
}

describe('what programs of the version before send', () => {
  let testServer: TestServer;
  before(async () => {
    testServer = await startTestServer();
    await testServer.publish(shell, vendors);
    await testServer.post('/channels/staging/releases', { releases: [shell, vendors].map(refOf) });
  });
  after(() => testServer.stop());

  const put = (more: object) =>
    testServer.post('/channels/staging/releases', { releases: [refOf(vendors)], why, ...more });
  const turn = (more: object, bearer?: string) =>
    testServer.post('/channels/staging/switches', { names: ['vendors'], why, ...more }, bearer);
  const serves = async () => {
    const composition = await testServer.registry.channels.composition('staging');
    return composition?.remotes.find(({ name }) => name === 'vendors');
  };

  test('is taken by its old names, and means the same', async () => {
    assert.equal((await turn({ is_off: true })).status, 200);
    assert.equal((await serves())?.isOff, true);
    assert.equal((await turn({ is_off: false, expected_revision: 0 })).status, 409);
    assert.equal((await turn({ is_off: false })).status, 200);
    assert.equal((await serves())?.isOff, undefined);
    const forSome = await put({ security_fix: true, canary: 10 });
    assert.match(await forSome.text(), /security fix/);
    const required = await testServer.post('/channels/staging/required-check', {
      is_required: false,
      why,
    });
    assert.equal(required.status, 200);
    const automatic = { name: 'vendors', is_on: true };
    assert.equal(
      (await testServer.post('/channels/staging/auto-rollbacks', automatic)).status,
      200,
    );
    const link = { channel: 'staging', releases: [refOf(vendors)], is_complete: true, hours: 1 };
    const incomplete = await testServer.post('/compose-links', link);
    assert.equal(incomplete.status, 409);
    assert.match(await incomplete.text(), /has no shell/);
    const issued = await testServer.post('/tokens', {
      ...token,
      expires_in_days: 1,
      may_check: true,
    });
    assert.equal(((await issued.json()) as { mayCheck: boolean }).mayCheck, true);
  });

  test('is refused where a field has both names, or another one than this route’s', async () => {
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

  test('is answered by the old names too', async () => {
    const issued = await testServer.post('/tokens', { ...token, name: 'other', expiresInDays: 1 });
    const answer = (await issued.json()) as Record<string, unknown>;
    assert.equal(answer.expires_at, answer.expiresAt);
    assert.deepEqual(
      [answer.may_check, answer.revoked_at, answer.last_used_at],
      [false, null, null],
    );
    const { results } = (await (await testServer.read('/releases')).json()) as {
      results: Record<string, unknown>[];
    };
    for (const row of results) {
      assert.ok(row.publishedAt && row.createdBy);
      assert.deepEqual([row.published_at, row.created_by], [row.publishedAt, row.createdBy]);
    }
    const made = await testServer.post('/channels', { name: 'qa', hours: 1 });
    const channel = (await made.json()) as Record<string, string>;
    assert.ok(channel.expiresAt);
    assert.equal(channel.expires_at, channel.expiresAt);
  });

  test('is marked as deprecated where it was a name, and needed nowhere', async () => {
    const { paths } = (await (await testServer.call('/openapi.json')).json()) as {
      paths: Record<string, Record<string, Operation>>;
    };
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    const old = operations.map(({ operationId, requestBody, responses }) => {
      const [done] = Object.entries(responses).filter(([status]) => status < '300');
      return [operationId, deprecatedIn(requestBody), deprecatedIn(done?.[1])] as const;
    });
    const tokenFields = ['expires_at', 'issued_at', 'issued_by', 'last_used_at', 'may_check'];
    tokenFields.push('revoked_at', 'revoked_by');
    assert.deepEqual(
      old.filter(([, sent, answered]) => sent.length + answered.length > 0),
      [
        ['listReleases', [], ['created_by', 'published_at', 'retired_at']],
        ['createChannel', [], ['expires_at']],
        ['readComposition', [], ['place', 'place']],
        ['moveChannel', ['expected_revision', 'security_fix'], []],
        ['removeFromChannel', ['expected_revision'], []],
        ['switchRemotes', ['expected_revision', 'is_off'], []],
        ['requireCheck', ['expected_revision', 'is_required'], ['requires_check']],
        ['readRequiredCheck', [], ['is_required']],
        ['rollBack', ['expected_revision'], []],
        ['rollBackChangeSet', ['expected_revision'], []],
        ['issueToken', ['expires_in_days', 'may_check'], tokenFields],
        ['listTokens', [], tokenFields],
        ['revokeToken', [], tokenFields],
        ['switchAutomaticRollback', ['is_on'], ['is_on']],
        ['makeComposeLink', ['is_complete'], ['expires_at', 'opens_until']],
        ['listComposeLinks', [], ['expires_at', 'made_at', 'made_by', 'made_from']],
        ['grantComposition', [], ['expires_at', 'opens_until']],
        ['openComposeLink', [], ['place', 'place', 'place']],
        ['handOverComposition', [], ['expires_at']],
      ],
    );
    const switching = paths['/channels/{channel}/switches']?.post?.requestBody;
    const { required } = switching?.content?.['application/json'].schema ?? {};
    assert.deepEqual(required, ['names', 'isOff', 'why']);
  });
});
