import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type BuiltRelease, remoteRelease, shellRelease } from '../testing/release-factory.ts';
import { callsOf, startTestServer, type TestServer } from '../testing/test-server.ts';

describe('the registry over HTTP', () => {
  let testServer: TestServer;
  before(async () => {
    testServer = await startTestServer();
  });
  after(() => testServer.stop());

  const { call, post, put } = callsOf(() => testServer);

  async function publish({ manifest, blobs }: BuiltRelease): Promise<void> {
    const announced = await post('/releases', manifest);
    const { missing } = (await announced.json()) as { missing: string[] };
    for (const sha256 of missing) {
      const sent = await put(sha256, new Uint8Array(blobs.get(sha256) ?? []));
      assert.equal(sent.status, 204);
    }
    const done = await post(`/releases/${manifest.name}/${manifest.release}/finalise`, {});
    assert.equal(done.status, 200);
  }

  const refs = (...releases: BuiltRelease[]) =>
    releases.map(({ manifest: { name, release } }) => ({ name, release }));

  test('lists its channels, and answers 404 for every address of an unknown one', async () => {
    const { results } = (await (await testServer.read('/channels')).json()) as {
      results: string[];
    };
    assert.deepEqual(results, ['production', 'staging']);
    const releases = refs(remoteRelease('vendors', '1'));
    for (const response of [
      await call('/channels/canary'),
      await testServer.read('/history?channel=canary'),
      await call('/discovery/canary'),
      await post('/channels/canary/releases', { releases }),
      await call('/channels/Not%20a%20name'),
    ]) {
      assert.equal(response.status, 404);
    }
    // A page of another origin can tell it from a site that is down.
    const { headers } = await call('/discovery/canary');
    assert.equal(headers.get('access-control-allow-origin'), '*');
  });

  test('serves a channel as soon as its row is there', async () => {
    await testServer.database.pool.query("insert into channel (name) values ('canary')");
    const shell = shellRelease('canary');
    await publish(shell);
    const moved = await post('/channels/canary/releases', { releases: refs(shell) });
    assert.equal(moved.status, 200);
    assert.equal((await call('/channels/canary')).status, 200);
    const malformed = testServer.database.pool.query(
      "insert into channel (name) values ('No name')",
    );
    await assert.rejects(malformed, /channel_name_form/);
  });

  test('answers 404 for a channel that serves nothing, and an empty discovery document', async () => {
    assert.equal((await call('/channels/staging')).status, 404);
    const discovery = await call('/discovery/staging');
    const { microFrontends } = (await discovery.json()) as { microFrontends: object };
    assert.deepEqual(microFrontends, {});
  });

  test('publishes in three steps, moves a channel, and serves composition and files', async () => {
    const shell = shellRelease('1');
    const remote = remoteRelease('vendors', '1');
    await publish(shell);
    await publish(remote);
    const releases = refs(shell, remote);
    const moved = await post('/channels/production/releases', { releases, why: 'First.' }, 'staff');
    assert.equal(moved.status, 200);

    const composition = await call('/channels/production');
    const body = (await composition.json()) as { revision: number };
    assert.equal(body.revision, 1);
    const etag = composition.headers.get('etag') ?? '';
    assert.match(etag, /^"1-/);
    const unchanged = await call('/channels/production', { headers: { 'if-none-match': etag } });
    assert.equal(unchanged.status, 304);
    assert.equal(await unchanged.text(), '');

    const history = await testServer.read('/history?channel=production');
    const { results } = (await history.json()) as { results: { by: string; why: string }[] };
    assert.deepEqual(
      results.map(({ by, why }) => [by, why]),
      [
        ['op@aangan.test (proved by password)', 'First.'],
        ['op@aangan.test (proved by password)', 'First.'],
      ],
    );

    const headers = { 'accept-encoding': 'br' };
    const files = `/releases/vendors/${remote.manifest.release}/files`;
    const file = await call(`${files}/entry.js`, { headers });
    assert.equal(file.headers.get('content-encoding'), 'br');
    assert.match(file.headers.get('cache-control') ?? '', /immutable/);
    assert.equal(file.headers.get('x-integrity'), remote.manifest.files['entry.js']?.integrity);
    assert.match(await file.text(), /^globalThis\.page/);
    for (const encoding of ['zstd', 'gzip']) {
      const copy = await call(`${files}/entry.js`, { headers: { 'accept-encoding': encoding } });
      assert.equal(copy.headers.get('content-encoding'), encoding);
      assert.match(await copy.text(), /^globalThis\.page/);
    }
    const absent = await call(`${files}/absent.js`);
    assert.equal(absent.status, 404);
    assert.equal(absent.headers.get('cache-control'), 'no-store');
  });

  test('lets only integrators and staff write, and refuses like the API', async () => {
    const { manifest, blobs } = remoteRelease('closed', '1');
    const [[sha256, bytes] = ['', Buffer.alloc(0)]] = blobs;
    const anonymous = await call('/releases', { method: 'POST' });
    assert.equal(anonymous.status, 401);
    assert.equal(anonymous.headers.get('www-authenticate'), 'Bearer realm="api"');
    assert.deepEqual(await anonymous.json(), {
      detail: 'Authentication credentials were not provided.',
    });
    assert.deepEqual(await (await post('/releases', manifest, 'stale')).json(), {
      code: 'token_not_valid',
    });
    for (const response of [
      await post('/releases', manifest, 'client'),
      await put(sha256, new Uint8Array(bytes), 'client'),
      await post(`/releases/closed/${manifest.release}/finalise`, {}, 'client'),
      await post(
        '/channels/production/releases',
        { releases: refs(remoteRelease('closed', '1')) },
        'client',
      ),
    ]) {
      assert.equal(response.status, 403);
      assert.deepEqual(await response.json(), {
        detail: 'You do not have permission to perform this action.',
      });
    }
  });

  test('answers refusals with their status and every reason', async () => {
    const built = remoteRelease('refused', '1', { requires: { react: '^1.0.0' } });
    await publish(built);
    const gate = await post('/channels/production/releases', { releases: refs(built) });
    assert.equal(gate.status, 409);
    const { problems } = (await gate.json()) as { problems: string[] };
    assert.equal(problems.length, 1);
    assert.match(
      problems[0] ?? '',
      /^shared packages: refused [a-f0-9]{16} \(team refused\) needs react \^1\.0\.0, and shell [a-f0-9]{16} \(the platform’s team\) provides 19\.3\.1\./,
    );

    const malformed = await post('/releases', { name: 'x' });
    assert.equal(malformed.status, 400);
    assert.equal((await put('0'.repeat(64), new Uint8Array(1))).status, 404);
    assert.equal((await put('not-a-hash', new Uint8Array(1))).status, 404);
    assert.equal((await post('/channels/production/releases', { releases: [] })).status, 400);
    assert.equal((await call('/nothing')).status, 404);

    const draft = remoteRelease('large', '1');
    await post('/releases', draft.manifest);
    const [sha256 = ''] = draft.blobs.keys();
    assert.equal((await put(sha256, new Uint8Array(1_000_000))).status, 413);
    const unfinished = await post(`/releases/large/${draft.manifest.release}/finalise`, {});
    assert.equal(unfinished.status, 409);
  });

  test('refuses to promote a path that is another remote’s in capitals', async () => {
    const first = remoteRelease('first', '1', { path: '/login' });
    const second = remoteRelease('second', '1', { path: '/LOGIN' });
    await publish(first);
    await publish(second);
    const move = (release: BuiltRelease) =>
      post('/channels/production/releases', { releases: refs(release) });
    assert.equal((await move(first)).status, 200);
    const refused = await move(second);
    assert.equal(refused.status, 409);
    const { problems } = (await refused.json()) as { problems: string[] };
    assert.equal(problems.length, 1);
    assert.match(problems[0] ?? '', /^paths: .* claims the path \/LOGIN for .* claims it too\./i);
  });

  test('takes a release with its source, bounded, and shows commit and run to integrators only', async () => {
    const { manifest, blobs } = remoteRelease('from-git', '1');
    const commit = {
      id: 'a1b2c3d',
      author: 'Anna <a@x.test>',
      at: '2026-01-01T00:00:00Z',
      isChanged: true,
    };
    const run = { branch: '$(id)`x`"; rm -rf ~', url: 'javascript:alert(1)' };
    const source = { version: '1.0.0', commit, run };
    const wrongCommits = [
      { author: '' },
      { author: 'a'.repeat(201) },
      { author: 'a\nb' },
      { id: 'HEAD' },
    ];
    const wrongRuns = [
      { branch: '' },
      { branch: 'a'.repeat(256) },
      { branch: 'a\u001b[2J' },
      { branch: 'a\u202eb' },
      { url: 'https://ci.test/\n' },
      { url: `https://ci.test/${'a'.repeat(2_000)}` },
      { url: 'https://bot:key@ci.test/1' },
      { url: `https://ci.test/?key=${`ghp_${'a'.repeat(36)}`}` },
      { more: 1 },
    ];
    const malformed = [
      { version: '1' },
      { version: `1.0.${'0'.repeat(70)}` },
      { more: 1 },
      null,
      ...wrongCommits.map((change) => ({ commit: { ...commit, ...change } })),
      ...wrongRuns.map((change) => ({ run: { ...run, ...change } })),
    ];
    for (const wrong of malformed) {
      const refused = await post('/releases', { ...manifest, source: wrong });
      assert.equal(refused.status, 400, JSON.stringify(wrong));
    }
    const announced = await post('/releases', { ...manifest, source });
    const { version } = (await announced.json()) as { version: string };
    assert.equal(version, `1.0.0+${manifest.release}`);
    await publish({ manifest, blobs });
    const listed = await testServer.read('/releases?name=from-git');
    const { results } = (await listed.json()) as {
      results: { version: string; commit: unknown; run: unknown }[];
    };
    const [first] = results;
    assert.deepEqual([first?.version, first?.commit, first?.run], [version, commit, run]);
  });

  test('refuses a version that is there with other content, and takes the same content twice', async () => {
    const built = remoteRelease('versioned', '1');
    await publish(built);
    const source = { version: '1.0.0' };
    const again = await post('/releases', { ...built.manifest, source });
    assert.equal(again.status, 200);
    const routes = [{ path: '/other', expose: './Page' }];
    const other = { ...built.manifest, manifest: { ...built.manifest.manifest, routes } };
    const refused = await post('/releases', { ...other, source });
    assert.equal(refused.status, 409);
    assert.match(await refused.text(), /is already there with other content/);
  });

  test('serves source maps and the bill of materials to integrators only, and lets no cache keep them', async () => {
    const files = { 'page.js.map': '{"version":3}', 'sbom.cdx.json': '{"version":3}' };
    const built = remoteRelease('mapped', '1', { files });
    await publish(built);
    for (const path of Object.keys(files)) {
      const file = `/releases/mapped/${built.manifest.release}/files/${path}`;
      const anonymous = await call(file);
      assert.equal(anonymous.status, 401);
      assert.doesNotMatch(await anonymous.text(), /version/);
      assert.equal((await call(file, {}, 'client')).status, 403);
      const served = await call(file, {}, 'integrator');
      assert.equal(served.headers.get('cache-control'), 'private, no-store');
      assert.deepEqual(await served.json(), { version: 3 });
    }
    const absent = `/releases/mapped/${built.manifest.release}/files/other.js.map`;
    assert.equal((await call(absent)).status, 401, 'not told apart from a known one');
    assert.equal((await call(absent, {}, 'integrator')).status, 404);
  });

  test('removes names for integrators, with a reason', async () => {
    const built = remoteRelease('passing', '1');
    await publish(built);
    await post('/channels/production/releases', { releases: refs(built) });
    const removal = { names: ['passing'], why: 'It was a try.' };
    const path = '/channels/production/removals';
    assert.equal((await post(path, removal, 'client')).status, 403);
    assert.equal((await post(path, { ...removal, why: ' ' })).status, 400);
    const removed = await post(path, removal);
    assert.equal(removed.status, 200);
    const composition = await (await call('/channels/production')).text();
    assert.doesNotMatch(composition.replace(/"earlier".*/, ''), /passing/);
    assert.equal((await post(path, removal)).status, 404);
  });

  test('tells who did what to integrators and staff only', async () => {
    for (const path of ['/releases', '/history']) {
      for (const [token, status] of [
        [undefined, 401],
        ['expired', 401],
        ['client', 403],
      ] as const) {
        const refused = await call(path, {}, token);
        assert.equal(refused.status, status, `${path} for ${token}`);
        assert.doesNotMatch(await refused.text(), /@/);
      }
      assert.match(await (await call(path, {}, 'staff')).text(), /anna@aangan\.test/);
    }
  });

  test('answers 404 to a file’s address that no release can have, and 400 to text that cannot be stored', async () => {
    const files = `/releases/vendors/${remoteRelease('vendors', '1').manifest.release}/files`;
    for (const path of ['entry.js%00', '%00', '..%2fentry.js', 'a%0a.js', 'entry.js%20']) {
      assert.equal((await call(`${files}/${path}`)).status, 404, path);
    }
    const why = 'null\u0000';
    const removal = await post('/channels/production/removals', { names: ['vendors'], why });
    assert.equal(removal.status, 400);
    const { manifest } = remoteRelease('null', '1');
    const named = { ...manifest, manifest: { ...manifest.manifest, team: 'a\u0000' } };
    assert.equal((await post('/releases', named)).status, 400);
  });

  test('tells the types of what a release exposes, and none of the shell', async () => {
    const [shell, remote] = [shellRelease('types'), remoteRelease('typed', '1')];
    await publish(shell);
    await publish(remote);
    const typesOf = async ({ manifest: { name, release } }: BuiltRelease) =>
      (await testServer.read(`/releases/${name}/${release}/types`)).json();
    const declared = 'export declare function Page(props: {}): unknown;';
    assert.deepEqual(await typesOf(remote), { exposes: { './Page': declared } });
    assert.deepEqual(await typesOf(shell), { exposes: {} });
  });

  test('lists releases with the channels that serve them', async () => {
    const response = await call('/releases?name=vendors', {}, 'integrator');
    const { results } = (await response.json()) as { results: Record<string, unknown>[] };
    assert.equal(results.length, 1);
    assert.deepEqual(results[0]?.channels, ['production']);
    assert.equal(results[0]?.createdBy, 'anna@aangan.test');
  });
});
