import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { type RemoteRelease, unrecordedProblems } from '@aangan/manifest';
import type { ReleaseFolder } from '../read-release-folder.ts';
import { withPlainFolder } from './publish-plain.ts';

let root: string;

const files = { sync: ['offers.js'], async: [] };
const none = { sync: [], async: [] };
const manifest = (metaData: object = {}) => ({
  metaData: {
    globalName: 'offers',
    publicPath: 'auto',
    buildInfo: { buildVersion: '1.4.0' },
    remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
    ...metaData,
  },
  exposes: [{ path: './offer-list', assets: { js: files, css: none } }],
});
const entry = 'var offers={get(){},init(){}};({shareKey:"react",requiredVersion:"^19.0.0"});';

/** A folder with a build of module federation's plugin. */
async function aFolder(name: string, more: { metaData?: object; without?: string } = {}) {
  const folder = path.join(root, name);
  await mkdir(folder);
  const all: Record<string, string> = {
    'mf-manifest.json': JSON.stringify(manifest(more.metaData)),
    'remoteEntry.js': entry,
    'offers.js': '0;',
    'offers.js.map': '{}',
    'index.html': '<title>Offers</title>',
    'offers.js.LICENSE.txt': 'MIT',
  };
  for (const [file, text] of Object.entries(all)) {
    if (file !== more.without) await writeFile(path.join(folder, file), text);
  }
  return folder;
}

const values = { name: 'offers', team: 'sales', paths: '/offers=offer-list' };
const described = (source: string, more: object = {}) =>
  withPlainFolder(source, { ...values, ...more }, async ({ manifest: made, directory }) => {
    const written = await readFile(path.join(directory, (made as RemoteRelease).entry), 'utf8');
    return { made: made as RemoteRelease, written };
  });
async function refusal(source: string, more: object = {}): Promise<string> {
  const use = (_folder: ReleaseFolder) => Promise.reject(new Error('It was taken.'));
  return withPlainFolder(source, { ...values, ...more }, use).then(
    () => '',
    (error: Error) => error.message,
  );
}

describe('a remote that knows nothing of this platform', () => {
  before(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'aangan-plain-test-'));
  });
  after(() => rm(root, { recursive: true }));

  test('gets the declaration that a build of this platform would have written', async () => {
    const { made, written } = await described(await aFolder('good'));
    assert.deepEqual(unrecordedProblems(made), []);
    assert.match(made.version ?? '', /^1\.4\.0\+[0-9a-f]{16}$/);
    assert.deepEqual(made.manifest.routes, [{ path: '/offers', expose: './OfferList' }]);
    assert.deepEqual(made.exposes['./OfferList'], ['plain/remoteEntry.js', 'plain/offers.js']);
    assert.deepEqual(made.shared.requires, { react: '^19.0.0' });
    assert.deepEqual(
      Object.keys(made.files).filter((file) => /\.(map|html|txt)$/.test(file)),
      [],
    );
    assert.ok(written.startsWith(`var ${made.container}=`));
  });

  test('is the same release with the same files and declaration, and another one with others', async () => {
    const folder = await aFolder('again');
    const { made } = await described(folder);
    assert.equal((await described(folder)).made.release, made.release);
    assert.notEqual((await described(folder, { paths: undefined })).made.release, made.release);
    await writeFile(path.join(folder, 'offers.js'), '1;');
    assert.notEqual((await described(folder)).made.release, made.release);
  });

  test('is read from the address of its manifest too, with the files that this names', async () => {
    const folder = await aFolder('served');
    const server = createServer(async ({ url = '' }, response) => {
      const bytes = await readFile(path.join(folder, url)).catch(() => undefined);
      response.writeHead(bytes ? 200 : 404).end(bytes);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      const { made } = await described(`${site}/mf-manifest.json`);
      assert.ok(made.files['plain/offers.js']);
      assert.match(await refusal(`${site}/other.json`), /other\.json answers 404/);
    } finally {
      server.close();
    }
  });

  test('is refused with what to do where it cannot be loaded from elsewhere', async () => {
    assert.match(await refusal(root), /has no mf-manifest\.json.*manifest: true/);
    const fixed = await aFolder('fixed', { metaData: { publicPath: 'http://localhost:3001/' } });
    assert.match(await refusal(fixed), /Build it with output\.publicPath: 'auto'/);
    const module = { name: 'remoteEntry.js', path: '', type: 'module' };
    const esm = await aFolder('esm', { metaData: { remoteEntry: module } });
    assert.match(await refusal(esm), /its entry is of type "module"/);
    const partial = await aFolder('partial', { without: 'offers.js' });
    assert.match(await refusal(partial), /offers\.js is in its mf-manifest\.json and not there/);
    const strange = await aFolder('strange', { metaData: { globalName: 'alert(1)' } });
    assert.match(await refusal(strange), /cannot be used: .*globalName/);
    const folder = await aFolder('named');
    assert.match(
      await refusal(folder, { name: 'Offers!' }),
      /^"Offers!" is not the name of a remote: use 2 to 41 lower-case letters/,
    );
    assert.match(await refusal(folder, { name: '' }), /^Name the remote and its team/);
    assert.match(await refusal(folder, { paths: 'offers' }), /is not a path and a module/);
    assert.match(await refusal(folder, { paths: '/offers=Absent' }), /The declaration is refused/);
  });
});
