import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { parseRemoteManifest } from '@aangan/manifest';
import { newRemote } from './new-remote.ts';

let workspace: string;
const owners =
  '* @aangan/platform\n/mfe-auth/              @aangan/accounts\n/shared/ui/ @aangan/design\n';

const read = (file: string) => readFile(path.join(workspace, file), 'utf8');

describe('aangan new', () => {
  before(async () => {
    workspace = await mkdtemp(path.join(tmpdir(), 'aangan-new-'));
    await mkdir(path.join(workspace, '.github'));
    await writeFile(path.join(workspace, '.github/CODEOWNERS'), owners);
    await writeFile(path.join(workspace, 'pnpm-workspace.yaml'), 'packages: [mfe-*]\n');
  });
  after(() => rm(workspace, { recursive: true }));

  test('writes a remote whose declaration, files and names fit each other', async () => {
    const written = await newRemote({ name: 'price-lists', team: 'prices', workspace });
    const remote = parseRemoteManifest(JSON.parse(await read('mfe-price-lists/remote.json')));
    assert.equal(remote.team, 'prices');
    assert.deepEqual(
      remote.routes.map((route) => route.path),
      ['/price-lists'],
    );
    for (const [expose, file] of Object.entries(remote.exposes)) {
      const source = await read(path.join('mfe-price-lists', file));
      assert.match(source, new RegExp(`export function ${expose.slice(2)}\\(`));
    }
    for (const file of written) assert.doesNotMatch((await read(file)) + file, /__|\.template/);
    assert.ok(written.includes('mfe-price-lists/src/styleguide.tsx'));
    assert.equal(written.filter((file) => /\.test\.tsx?$/.test(file)).length, 2);
  });

  test('names the team as its owner, after the other remotes', async () => {
    assert.deepEqual((await read('.github/CODEOWNERS')).split('\n').slice(1, 4), [
      '/mfe-auth/              @aangan/accounts',
      '/mfe-price-lists/       @aangan/prices',
      '/shared/ui/ @aangan/design',
    ]);
  });

  test('adds a part, a page that reads the API and a page behind sign-in, each where it is asked for', async () => {
    const extras = ['part', 'detail', 'signed-in'] as const;
    const written = await newRemote({ name: 'swatches', extras, workspace });
    const text = await read('mfe-swatches/remote.json');
    const remote = parseRemoteManifest(JSON.parse(text));
    assert.deepEqual(
      remote.routes.map(({ path: at, access }) => [at, access]),
      [
        ['/swatches/firms/:id', undefined],
        ['/swatches/mine', 'signed-in'],
        ['/swatches', undefined],
      ],
    );
    assert.deepEqual(remote.consumes, { designers: ['./ConnectButton'] });
    for (const [expose, file] of Object.entries(remote.exposes)) {
      const source = await read(path.join('mfe-swatches', file));
      assert.match(source, new RegExp(`export (?:function|const) ${expose.slice(2)}\\b`));
    }
    for (const file of written) assert.doesNotMatch((await read(file)) + file, /__|^#[a-z-]+\|/m);
    await rm(path.join(workspace, 'mfe-swatches'), { recursive: true });
  });

  for (const [name, team, says] of [
    ['price-lists', undefined, /There is a folder mfe-price-lists already/],
    ['shell', undefined, /is the shell’s name/],
    ...(['api', 'platform', 'releases', 'sandbox'] as const).map(
      (reserved) =>
        [reserved, undefined, /its page would be .* the platform itself serves/] as const,
    ),
    ['Prices', undefined, /cannot be the name of a remote/],
    ['../x', undefined, /cannot be the name of a remote/],
    ['a--b', undefined, /cannot be the name of a remote/],
    ['end-', undefined, /cannot be the name of a remote/],
    ['', undefined, /cannot be the name of a remote/],
    ['good', 'Team "Ä"', /cannot be the name of a team/],
  ] as const) {
    test(`refuses ${JSON.stringify(name)}${team ? ` of ${team}` : ''} and writes nothing`, async () => {
      await assert.rejects(newRemote({ name, team, workspace }), says);
      const folders = (await readdir(workspace)).filter((entry) => entry.startsWith('mfe-'));
      assert.deepEqual(folders, ['mfe-price-lists']);
    });
  }

  test('works in the repository only', async () => {
    await assert.rejects(
      newRemote({ name: 'good', workspace: path.join(workspace, 'mfe-price-lists') }),
      /is not the repository/,
    );
  });
});
