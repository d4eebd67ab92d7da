import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { after, before, describe, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { readTar } from '@aangan/server/tar';
import { remoteRelease } from '../testing/release-factory.ts';
import { callsOf, startTestServer, type TestServer } from '../testing/test-server.ts';

const site = 'https://aangan.example';
const manifests = {
  '@aangan/host': { dependencies: { '@aangan/ui': 'workspace:*', react: '19.3.1' } },
  '@aangan/ui': { dependencies: {} },
  'create-aangan-remote': { dependencies: {} },
};

/** The files of a package, by path. */
async function unpack(tarball: ArrayBuffer): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  const archive = Readable.from([gunzipSync(Buffer.from(tarball))]);
  for await (const { name, content } of readTar(archive)) {
    files[name] = (await buffer(content)).toString();
  }
  return files;
}

describe('the packages for repositories of teams', () => {
  let testServer: TestServer;
  let folder: string;
  const { call } = callsOf(() => testServer);
  const publish = (address = site) => testServer.registry.sdk.publish(folder, address);
  const list = async () => ((await (await call('/sdk')).json()) as { results: Listed[] }).results;
  interface Listed {
    version: string;
    state: string;
    libraries: Record<string, string>;
    packages: { name: string; url: string; integrity: string; bytes: number }[];
  }

  /** Writes what a build would have written. */
  const build = async (text: string, contract = '2.11.0') => {
    const packages = Object.keys(manifests).map((name) => [name, name.replace('@aangan/', '')]);
    const content = createHash('sha256').update(text).digest('hex');
    const sdk = { contract, content, libraries: { react: '19.3.1' } };
    for (const [name = '', place = ''] of packages) {
      await mkdir(path.join(folder, place, 'dist'), { recursive: true });
      const manifest = { name, ...manifests[name as keyof typeof manifests] };
      await writeFile(path.join(folder, place, 'package.json'), JSON.stringify(manifest));
      await writeFile(path.join(folder, place, 'dist/index.js'), `export default '${text}';`);
    }
    const described = { ...sdk, packages: Object.fromEntries(packages) };
    await writeFile(path.join(folder, 'sdk.json'), JSON.stringify(described));
  };

  before(async () => {
    testServer = await startTestServer();
    folder = await mkdtemp(path.join(tmpdir(), 'aangan-sdk-'));
  });
  after(async () => {
    await testServer.stop();
    await rm(folder, { recursive: true });
  });

  test('are none where nothing was built', async () => {
    assert.equal(await publish(), undefined);
    assert.deepEqual(await list(), []);
    assert.equal((await call('/sdk/create-aangan-remote.tgz')).status, 404);
  });

  test('are listed with version, state and integrity, and each installs the others from the site', async () => {
    await build('one');
    assert.deepEqual(await publish(), { version: '2.11.0', isNew: true });
    const [newest] = await list();
    assert.equal(newest?.version, '2.11.0');
    assert.equal(newest?.state, 'current');
    assert.deepEqual(newest?.libraries, { react: '19.3.1' });
    const host = newest?.packages.find(({ name }) => name === '@aangan/host');
    assert.equal(host?.url, `${site}/platform/sdk/aangan-host-2.11.0.tgz`);
    const answer = await call('/sdk/aangan-host-2.11.0.tgz');
    const bytes = await answer.arrayBuffer();
    const sum = createHash('sha512').update(Buffer.from(bytes)).digest('base64');
    assert.equal(host?.integrity, `sha512-${sum}`);
    assert.equal(host?.bytes, bytes.byteLength);
    assert.match(answer.headers.get('cache-control') ?? '', /immutable/);
    const files = await unpack(bytes);
    assert.equal(files['package/dist/index.js'], "export default 'one';");
    assert.deepEqual(JSON.parse(files['package/package.json'] ?? ''), {
      name: '@aangan/host',
      version: '2.11.0',
      dependencies: {
        '@aangan/ui': `${site}/platform/sdk/aangan-ui-2.11.0.tgz`,
        react: '19.3.1',
      },
      aangan: { site },
    });
  });

  test('stay one version while they are the same, and become the next with other content or another address', async () => {
    const first = await (await call('/sdk/aangan-ui-2.11.0.tgz')).arrayBuffer();
    assert.deepEqual(await publish(), { version: '2.11.0', isNew: false });
    await build('two');
    const published = await Promise.all([publish(), publish()]);
    assert.ok(published.some((one) => one?.version === '2.11.1' && one.isNew));
    assert.deepEqual(await publish('https://other.example'), { version: '2.11.2', isNew: true });
    await build('two', '2.12.0');
    assert.deepEqual(await publish(), { version: '2.12.0', isNew: true });
    const last = await (await call('/sdk/aangan-ui-2.11.0.tgz')).arrayBuffer();
    assert.deepEqual(Buffer.from(last), Buffer.from(first));
  });

  test('are begun at an address without a version, which leads to the newest', async () => {
    const answer = await call('/sdk/create-aangan-remote.tgz');
    assert.equal(answer.headers.get('cache-control'), 'no-cache');
    const newest = await call('/sdk/create-aangan-remote-2.12.0.tgz');
    assert.deepEqual(await answer.arrayBuffer(), await newest.arrayBuffer());
  });

  test('are not sent again to a cache that has them', async () => {
    for (const file of ['create-aangan-remote.tgz', 'aangan-ui-2.12.0.tgz']) {
      const etag = (await call(`/sdk/${file}`)).headers.get('etag') ?? '';
      assert.match(etag, /^"sha512-.+"$/);
      const known = await call(`/sdk/${file}`, { headers: { 'if-none-match': etag } });
      assert.deepEqual([known.status, (await known.arrayBuffer()).byteLength], [304, 0]);
      const other = { 'if-none-match': '"sha512-other"' };
      assert.equal((await call(`/sdk/${file}`, { headers: other })).status, 200);
    }
  });

  test('that are not there, or cannot be, are not found', async () => {
    assert.equal((await call('/sdk/aangan-ui-9.0.0.tgz')).status, 404);
    for (const file of ['..%2fsecret.tgz', 'sdk.json', 'A.tgz']) {
      assert.equal((await call(`/sdk/${file}`)).status, 404, file);
    }
  });

  test('stay as long as a release was built with them, or they are the newest', async () => {
    const { manifest, blobs } = remoteRelease('boards', '1');
    await testServer.publish({ manifest: { ...manifest, sdk: '2.11.0' }, blobs });
    const { pool } = testServer.database;
    await pool.query(`update platform.sdk set published_at = now() - interval '91 days'`);
    await testServer.registry.sdk.sweep();
    assert.deepEqual(
      (await list()).map(({ version }) => version),
      ['2.12.0', '2.11.0'],
    );
    assert.equal((await call('/sdk/aangan-ui-2.11.0.tgz')).status, 200);
    assert.equal((await call('/sdk/aangan-ui-2.11.1.tgz')).status, 404);
  });
});
