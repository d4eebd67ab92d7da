import assert from 'node:assert/strict';
import { createHash, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, beforeEach, describe, test } from 'node:test';
import { keyIdOf, releaseDigest, signStatement, statementOf } from '@aangan/manifest/provenance';
import { createSiteClient } from '../site-client.ts';
import { verifyRelease } from './verify-release.ts';

const [name, release] = ['vendors', '0123456789abcdef'];
const files: Record<string, string> = { 'entry.js': 'one', 'page.js': 'two', 'page.js.map': 'map' };
const manifest = {
  kind: 'remote',
  name,
  release,
  files: Object.fromEntries(
    Object.entries(files).map(([file, text]) => {
      const sha256 = createHash('sha256').update(text).digest('hex');
      return [file, { sha256, bytes: text.length }];
    }),
  ),
};

describe('a release that is verified from outside', () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  let folder: string;
  let url: string;
  let served: Record<string, string>;
  let said: object[];
  /** Requests for files, with their tokens. */
  let asked: string[];
  const server = createServer(({ url: address = '', headers }, response) => {
    const file = address.replace(`/releases/${name}/${release}/`, '');
    if (address.endsWith('/provenance')) return response.end(JSON.stringify({ results: said }));
    if (address.startsWith('/platform/')) return response.end(JSON.stringify(manifest));
    asked.push(`${file} ${headers.authorization ?? 'without a token'}`);
    return response.writeHead(file in served ? 200 : 404).end(served[file]);
  });
  const provenance = (
    key: { publicKey: KeyObject; privateKey: KeyObject },
    { counts = true, digest = releaseDigest(manifest), isChanged = false } = {},
  ) => {
    const commit = { id: 'c'.repeat(40), isChanged };
    const envelope = signStatement(statementOf({ name, release, digest, commit }), key.privateKey);
    return {
      envelope,
      facts: {
        commit: commit.id,
        source: null,
        isChanged,
        lockfile: null,
        builder: 'b',
        run: null,
      },
      identity: null,
      team: 'vendors',
      key: 'release-2026',
      sha256: keyIdOf(key.publicKey),
      publicKey: String(key.publicKey.export({ type: 'spki', format: 'pem' })),
      counts,
      removedAt: counts ? null : '2026-11-01T00:00:00Z',
    };
  };
  const verify = (keyFile?: string) =>
    verifyRelease(createSiteClient(url, 'a token'), url, { name, release }, keyFile);

  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'aangan-verify-'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    asked = [];
    served = { ...files };
    said = [provenance({ publicKey, privateKey })];
  });
  after(async () => {
    await new Promise((resolve) => server.close(resolve));
    await rm(folder, { recursive: true });
  });

  test('is what was signed, in each file as visitors get it', async () => {
    const { problems, lines } = await verify();
    assert.deepEqual(problems, []);
    assert.deepEqual(asked.sort(), ['entry.js without a token', 'page.js without a token']);
    assert.match(lines.join(' '), /from commit c{40}.*2 files .* compared; 1 that visitors/);
  });

  test('is not where a file has other bytes, is longer or is not there', async () => {
    for (const [text, says] of [
      ['twx', /page\.js is served with other bytes/],
      ['two and more', /page\.js is served with other bytes/],
      [undefined, /page\.js is answered with 404/],
    ] as const) {
      if (text === undefined) delete served['page.js'];
      else served['page.js'] = text;
      assert.match((await verify()).problems.join(), says);
    }
    served = {};
    const { problems } = await verify();
    assert.equal(problems.length, 1);
    assert.match(problems.join(), /none of its files: .* that its channel has/);
  });

  test('is not where nobody has signed it, or another content or changed sources', async () => {
    for (const [results, says] of [
      [[], /no build has signed it/],
      [
        [provenance({ publicKey, privateKey }, { digest: 'b'.repeat(64) })],
        /another release\.json/,
      ],
      [[provenance({ publicKey, privateKey }, { isChanged: true })], /not committed/],
      [
        [provenance({ publicKey, privateKey }, { counts: false })],
        /"release-2026" was removed 2026/,
      ],
      [
        [provenance({ publicKey, privateKey: generateKeyPairSync('ed25519').privateKey })],
        /names another key/,
      ],
    ] as const) {
      said = [...results];
      assert.match((await verify()).problems.join(), says);
    }
  });

  test('is verified with the one key that is named, whatever the registry says of others', async () => {
    const file = path.join(folder, 'public.pem');
    await writeFile(file, String(publicKey.export({ type: 'spki', format: 'pem' })));
    assert.deepEqual((await verify(file)).problems, []);
    said = [provenance(generateKeyPairSync('ed25519'))];
    assert.match((await verify(file)).problems.join(), /with the key of .*public\.pem/);
    await writeFile(file, 'none');
    await assert.rejects(verify(file), /no public key in PEM/);
  });
});
