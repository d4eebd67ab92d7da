import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import type { JWTPayload } from 'jose';
import { type BuiltRelease, remoteRelease, shellRelease } from '../testing/release-factory.ts';
import { githubClaims, startTestIssuer, type TestIssuer } from '../testing/test-issuer.ts';
import { developmentAddress, startTestServer, type TestServer } from '../testing/test-server.ts';

const shell = shellRelease('1');
const vendors = remoteRelease('vendors', '1');
const next = remoteRelease('vendors', '2');
const designers = remoteRelease('designers', '1');
const refOf = ({ manifest: { name, release } }: BuiltRelease) => ({ name, release });

describe('a publisher without a stored token', () => {
  let server: TestServer;
  let issuer: TestIssuer;
  const named = () => ({
    team: 'vendors',
    issuer: issuer.issuer,
    repository: 'example/mfe-vendors',
    branch: 'main',
    workflow: '.github/workflows/ci.yml',
    channels: ['staging'],
  });
  const add = async (changes: object = {}, token?: string) => {
    const answer = await server.post('/publishers', { ...named(), ...changes }, token);
    const body = (await answer.json()) as { id: number; code?: string; detail?: string };
    return { status: answer.status, ...body };
  };
  const idToken = (
    changes: JWTPayload = {},
    header?: Parameters<TestIssuer['sign']>[1],
    audience = developmentAddress,
  ) => issuer.sign(githubClaims(issuer.issuer, audience, changes), header);
  const exchange = async (token: string, team?: string) => {
    const answer = await server.call('/id-token-exchanges', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idToken: token, team }),
    });
    const body = (await answer.json()) as Record<string, string>;
    return { status: answer.status, ...body } as typeof body & { status: number };
  };
  const refusal = async (token: string) => {
    const { status, code, detail } = await exchange(token);
    return `${status} ${code}: ${detail}`;
  };
  const publish = async ({ manifest, blobs }: BuiltRelease, token: string) => {
    const announced = await server.post('/releases', manifest, token);
    if (announced.status >= 300) return announced;
    for (const [sha256, bytes] of blobs) await server.put(sha256, new Uint8Array(bytes), token);
    return server.post(`/releases/${manifest.name}/${manifest.release}/finalise`, {}, token);
  };

  before(async () => {
    issuer = await startTestIssuer();
    server = await startTestServer({ isOfDevelopment: true });
    await server.publish(shell, vendors, designers);
    const releases = [shell, vendors, designers].map(refOf);
    for (const channel of ['production', 'staging']) {
      await server.post(`/channels/${channel}/releases`, { releases });
    }
    assert.equal((await add()).status, 201);
  });
  after(async () => {
    await server.stop();
    await issuer.stop();
  });

  for (const alg of ['RS256', 'ES256'] as const) {
    test(`gets a token for the team for some minutes (${alg})`, async () => {
      const got = await exchange(await idToken({}, { alg }));
      assert.equal(got.status, 201, got.detail);
      const minutes = (Date.parse(got.expiresAt ?? '') - Date.now()) / 60_000;
      assert.ok(minutes > 9 && minutes <= 15, `${minutes}`);
      assert.deepEqual([got.team, got.channels], ['vendors', ['staging']]);
    });
  }

  test('publishes its own remotes and deploys where it may, and nothing else', async () => {
    const { token = '' } = await exchange(await idToken());
    assert.equal((await publish(next, token)).status, 200);
    const body = { releases: [refOf(next)], why: 'A fix.' };
    assert.equal((await server.post('/channels/staging/releases', body, token)).status, 200);
    const visitors = await server.post('/channels/production/releases', body, token);
    assert.equal(visitors.status, 403);
    assert.equal((await publish(remoteRelease('designers', '2'), token)).status, 403);
    assert.equal((await publish(shellRelease('2'), token)).status, 403);
    for (const path of ['/tokens', '/publishers']) {
      assert.equal((await server.call(path, {}, token)).status, 403, path);
    }
    const history = await server.read('/history?channel=staging&limit=1');
    const { results } = (await history.json()) as { results: { by: string }[] };
    assert.match(
      results[0]?.by ?? '',
      /^example\/mfe-vendors@main \S{6} \(token of team vendors\)$/,
    );
    const listed = await (await server.read('/tokens')).text();
    assert.ok(!listed.includes('mfe-vendors@main'));
  });

  test('one that names no channel publishes only', async () => {
    await add({ workflow: '.github/workflows/publish.yml', channels: [] });
    const workflow = 'example/mfe-vendors/.github/workflows/publish.yml@refs/heads/main';
    const { token = '' } = await exchange(await idToken({ workflow_ref: workflow }));
    assert.equal((await publish(remoteRelease('vendors', '3'), token)).status, 200);
    const body = { releases: [refOf(next)], why: 'A fix.' };
    const answer = await server.post('/channels/staging/releases', body, token);
    assert.match(await answer.text(), /publishes, and changes no channel/);
  });

  test('a token of another audience, branch, workflow or repository gets nothing', async () => {
    const other = await idToken({}, {}, 'https://other.example');
    assert.match(
      await refusal(other),
      /^403 id_token_not_valid: .*its audience must be http:\/\/localhost:3000/,
    );
    const both = await issuer.sign(
      githubClaims(issuer.issuer, '', { aud: [developmentAddress, 'https://other.example'] }),
    );
    assert.match(await refusal(both), /^403 id_token_not_valid: .*several audiences/);
    const branch = { ref: 'refs/heads/dev', workflow_ref: workflowAt('refs/heads/dev') };
    assert.match(await refusal(await idToken(branch)), /^403 no_publisher: .*refs\/heads\/dev/);
    const workflow = {
      workflow_ref: 'example/mfe-vendors/.github/workflows/x.yml@refs/heads/main',
    };
    assert.match(await refusal(await idToken(workflow)), /^403 no_publisher: .*workflows\/x\.yml/);
    const called = { workflow_ref: 'other/shared/.github/workflows/ci.yml@refs/heads/main' };
    assert.match(
      await refusal(await idToken(called)),
      /^403 id_token_not_valid: .*is not a file of/,
    );
    // A name that only begins or ends like the publisher's.
    const fork = 'fork/mfe-vendors';
    const forked = {
      repository: fork,
      workflow_ref: `${fork}/.github/workflows/ci.yml@refs/heads/main`,
    };
    assert.match(await refusal(await idToken(forked)), /^403 no_publisher: .*fork\/mfe-vendors/);
  });

  test('a pull request gets nothing, also of a fork whose name differs in case only', async () => {
    const name = 'Example/MFE-vendors';
    const fork = {
      repository: name,
      workflow_ref: `${name}/.github/workflows/ci.yml@refs/heads/main`,
    };
    assert.match(
      await refusal(await idToken(fork)),
      /^403 no_publisher: .*Letters count as they are written/,
    );
    for (const event_name of ['pull_request', 'pull_request_target']) {
      assert.match(
        await refusal(await idToken({ event_name })),
        /^403 id_token_not_valid: .*anybody’s code/,
      );
    }
    const ref = 'refs/pull/7/merge';
    assert.match(
      await refusal(await idToken({ ref, workflow_ref: workflowAt(ref) })),
      /^403 no_publisher: .*pull\/7/,
    );
  });

  test('one that expired, is not valid yet, is old or says no time gets nothing', async () => {
    const now = Math.floor(Date.now() / 1_000);
    assert.match(
      await refusal(await idToken({ exp: now - 31 })),
      /^403 id_token_not_valid: .*has expired/,
    );
    assert.match(
      await refusal(await idToken({ nbf: now + 120 })),
      /^403 id_token_not_valid: .*"nbf"/,
    );
    assert.match(
      await refusal(await idToken({ iat: now - 3_700 })),
      /^403 id_token_not_valid: .*long ago/,
    );
    assert.match(
      await refusal(await idToken({ iat: now + 120 })),
      /^403 id_token_not_valid: .*"iat"/,
    );
    assert.match(
      await refusal(await idToken({ exp: undefined })),
      /^403 id_token_not_valid: .*"exp"/,
    );
    assert.equal((await exchange(await idToken({ exp: now - 10 }))).status, 201);
  });

  test('one that is not signed by its issuer gets nothing', async () => {
    const claims = githubClaims(issuer.issuer, developmentAddress);
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const none = `${encode({ alg: 'none' })}.${encode(claims)}.`;
    assert.match(await refusal(none), /^403 id_token_not_valid: .*signed with "none"/);
    const unsigned = `${encode({ alg: 'HS256', kid: 'RS256' })}.${encode(claims)}`;
    const shared = createHmac('sha256', JSON.stringify(issuer.keys[0])).update(unsigned);
    const symmetric = `${unsigned}.${shared.digest('base64url')}`;
    assert.match(await refusal(symmetric), /^403 id_token_not_valid: .*signed with "HS256"/);
    const [header, , signature] = (await idToken()).split('.');
    const changed = `${header}.${encode({ ...claims, sub: 'other' })}.${signature}`;
    assert.match(
      await refusal(changed),
      /^403 id_token_not_valid: .*signature is not of its issuer/,
    );
    for (const text of ['none', 'a.b.c', '..', 'x'.repeat(16_384)]) {
      assert.equal((await exchange(text)).status, 400, text.slice(0, 9));
    }
    assert.equal((await exchange('x'.repeat(16_385))).status, 400);
  });

  test('an unknown key is looked for again, and not all the time', async () => {
    const earlier = issuer.readings();
    for (let count = 0; count < 5; count += 1) {
      assert.match(
        await refusal(await idToken({}, { kid: `made-up-${count}` })),
        /^403 id_token_not_valid: .*no such key/,
      );
    }
    assert.ok(issuer.readings() - earlier <= 1);
  });

  test('each token is exchanged once, also when two ask at the same moment', async () => {
    const token = await idToken();
    const answers = await Promise.all([exchange(token), exchange(token)]);
    assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 403]);
    assert.match(await refusal(token), /^403 id_token_used: .*exchanged already/);
    const without = await idToken({ jti: undefined });
    assert.equal((await exchange(without)).status, 201);
    assert.match(await refusal(without), /^403 id_token_used: .*exchanged already/);
  });

  test('a repository that has taken the name of the one before gets nothing', async () => {
    assert.equal((await exchange(await idToken())).status, 201);
    assert.match(
      await refusal(await idToken({ repository_id: '4712' })),
      /^403 no_publisher: .*another repository/,
    );
  });

  test('tags are named with one *, and jobs of GitLab by their project', async () => {
    const gitlab = {
      repository: 'group/sub/vendors',
      workflow: '.gitlab-ci.yml',
      branch: undefined,
      tag: 'v*',
    };
    assert.equal((await add(gitlab)).status, 201);
    const host = new URL(issuer.issuer).host;
    const now = Math.floor(Date.now() / 1_000);
    const job = (ref: string, changes: object = {}) =>
      issuer.sign({
        iss: issuer.issuer,
        sub: 'project_path:group/sub/vendors',
        aud: developmentAddress,
        iat: now,
        exp: now + 3_600,
        jti: crypto.randomUUID(),
        project_path: 'group/sub/vendors',
        project_id: '12',
        ref_path: ref,
        sha: '0123456789abcdef0123456789abcdef01234567',
        ci_config_ref_uri: `${host}/group/sub/vendors//.gitlab-ci.yml@${ref}`,
        pipeline_source: 'push',
        pipeline_id: '8',
        ...changes,
      });
    const got = await exchange(await job('refs/tags/v1.2'));
    assert.equal(got.status, 201, got.detail);
    assert.match(await refusal(await job('refs/tags/w1')), /^403 no_publisher: .*refs\/tags\/w1/);
    assert.match(await refusal(await job('refs/heads/v1')), /^403 no_publisher: .*refs\/heads\/v1/);
    const proposed = await job('refs/tags/v1', { pipeline_source: 'merge_request_event' });
    assert.match(await refusal(proposed), /^403 id_token_not_valid: .*anybody’s code/);
    const elsewhere = await job('refs/tags/v1', {
      ci_config_ref_uri: `${host}/other/project//.gitlab-ci.yml@refs/tags/v1`,
    });
    assert.match(await refusal(elsewhere), /^403 id_token_not_valid: .*is not a file of/);
  });

  test('where two teams have named the workflow, the run says for which it publishes', async () => {
    const both = 'example/both';
    const run = {
      repository: both,
      workflow_ref: `${both}/.github/workflows/ci.yml@refs/heads/main`,
    };
    for (const team of ['vendors', 'designers']) await add({ repository: both, team });
    const answer = await exchange(await idToken(run));
    assert.equal(answer.status, 400);
    assert.match(answer.detail ?? '', /vendors, designers/);
    assert.equal((await exchange(await idToken(run), 'designers')).team, 'designers');
    assert.equal((await exchange(await idToken(run), 'boards')).code, 'no_publisher');
  });

  test('is named and removed by an integrator who has proved lately who they are', async () => {
    const branch = 'proved';
    assert.equal((await add({ branch }, 'unproved')).code, 'proof_required');
    assert.equal((await add({ branch }, 'client')).status, 403);
    const { id } = await add({ branch });
    assert.equal((await add({ branch })).status, 409);
    const unproved = await server.post(`/publishers/${id}/removal`, {}, 'unproved');
    assert.equal(((await unproved.json()) as { code: string }).code, 'proof_required');
    assert.equal((await server.post('/publishers/999/removal', {})).status, 404);
  });

  test('is kept after its removal, with who decided, and its tokens end', async () => {
    const branch = 'short-lived';
    const { id } = await add({ branch });
    const ref = `refs/heads/${branch}`;
    const run = { ref, workflow_ref: workflowAt(ref) };
    const { token = '' } = await exchange(await idToken(run));
    assert.equal((await server.call('/channels', {}, token)).status, 200);
    assert.equal((await server.post(`/publishers/${id}/removal`, {})).status, 200);
    const answer = await server.call('/channels', {}, token);
    assert.equal(((await answer.json()) as { code: string }).code, 'token_revoked');
    assert.match(await refusal(await idToken(run)), /^403 no_publisher: .*short-lived/);
    const listed = (await (await server.read('/publishers')).json()) as {
      results: Record<string, unknown>[];
    };
    const row = listed.results.find((one) => one.id === id);
    const who = 'anna@aangan.test (proved by password)';
    assert.deepEqual([row?.addedBy, row?.removedBy], [who, who]);
  });

  test('cannot be what no run is, and never changes what visitors see', async () => {
    for (const [changes, says] of [
      [{ channels: ['production'] }, /never changes production/],
      [{ channels: ['absent'] }, /no channel absent/],
      [{ issuer: 'http://issuer.example' }, /begins with https/],
      [{ issuer: 'https://169.254.169.254' }, /public internet/],
      [{ issuer: 'https://user:pass@issuer.example' }, /no address of an issuer/],
      [{ repository: 'vendors' }, /owner\/name/],
      [{ branch: 'feature/*' }, /A branch is named as it is/],
      [{ tag: 'v1' }, /a branch or a tag/],
      [{ branch: undefined, tag: 'v*.*' }, /one \*/],
      [
        { issuer: 'https://token.actions.githubusercontent.com', workflow: 'ci.yml' },
        /\.github\/workflows\/ci\.yml/,
      ],
    ] as const) {
      const answer = await add(changes);
      assert.equal(answer.status, 400, JSON.stringify(changes));
      assert.match(answer.detail ?? '', says);
    }
  });
});

const workflowAt = (ref: string) => `example/mfe-vendors/.github/workflows/ci.yml@${ref}`;
