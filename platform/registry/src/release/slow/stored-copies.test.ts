import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { brotliCompressSync, brotliDecompressSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { type BuiltRelease, remoteRelease } from '../../testing/release-factory.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { compress as compressFile } from '../compress.ts';
import type { Compress } from '../compressed-copies.ts';
import { columnOf } from '../release-file-repository.ts';
import { createReleaseService } from '../release-service.ts';
import { createStoredCopies } from '../stored-copies.ts';

const hostile = 'globalThis.hostile = true;'.repeat(20);
const wrongCopies = {
  br: brotliCompressSync(hostile),
  zstd: zstdCompressSync(hostile),
  gzip: gzipSync(hostile),
};
type Encoding = keyof typeof wrongCopies;
const encodings = ['br', 'zstd', 'gzip'] as const;

describe('compressed copies of files in the store', () => {
  let testServer: TestServer;
  before(async () => {
    testServer = await startTestServer();
  });
  after(() => testServer.stop());

  const script = JSON.stringify('shared by releases '.repeat(20));
  const files = { 'part.js': script };
  const publish = async (name: string) => {
    const built = remoteRelease(name, '1', { files });
    await testServer.publish(built);
    return built;
  };
  const rowsOf = (name: string) =>
    testServer.database.kysely
      .selectFrom('release_file')
      .select(['brotli_sha256', 'zstd_sha256', 'gzip_sha256'])
      .where('name', '=', name)
      .where('path', '=', 'part.js')
      .executeTakeFirstOrThrow();

  /** Stores a wrong copy for a file of a published release, as earlier code may have. @returns its hash */
  async function storeWrong(name: string, encoding: Encoding): Promise<string> {
    const { sha256 } = await testServer.blobs.put(wrongCopies[encoding]);
    await testServer.database.kysely
      .updateTable('release_file')
      .set({ [columnOf[encoding]]: sha256 })
      .where('name', '=', name)
      .where('path', '=', 'part.js')
      .execute();
    return sha256;
  }

  const fetchPart = async ({ manifest: { name, release } }: BuiltRelease, encoding: Encoding) => {
    const headers = { 'accept-encoding': encoding };
    return testServer.call(`/releases/${name}/${release}/files/part.js`, { headers }, 'integrator');
  };

  for (const encoding of encodings) {
    test(`are not served in ${encoding} where they are not of their file, which is served as it is`, async () => {
      const name = `wrong-${encoding}`;
      const built = await publish(name);
      const answerBefore = await fetchPart(built, encoding);
      assert.equal(answerBefore.headers.get('content-encoding'), encoding);
      const wrong = await storeWrong(name, encoding);
      for (const _ of Array(2).keys()) {
        const answer = await fetchPart(built, encoding);
        assert.equal(await answer.text(), script);
        assert.equal(answer.headers.get('content-encoding'), null);
      }
      assert.equal((await rowsOf(name))[columnOf[encoding]], null);
      await testServer.registry.sweep(0);
      assert.equal(await testServer.blobs.has(wrong), false);
    });

    test(`are not taken over in ${encoding} by another release with the file`, async () => {
      await publish(`earlier-${encoding}`);
      const wrong = await storeWrong(`earlier-${encoding}`, encoding);
      const right = (await compressFile('part.js', Buffer.from(script), encoding)) ?? '';
      // Others have the right one: without them it is the only one that is known.
      await testServer.database.kysely
        .updateTable('release_file')
        .set({ [columnOf[encoding]]: wrong })
        .where('path', '=', 'part.js')
        .execute();
      const built = await publish(`later-${encoding}`);
      const { [columnOf[encoding]]: taken } = await rowsOf(`later-${encoding}`);
      assert.deepEqual(await testServer.blobs.read(taken ?? ''), right);
      assert.equal(await (await fetchPart(built, encoding)).text(), script);
      assert.equal((await rowsOf(`earlier-${encoding}`))[columnOf[encoding]], null);
    });
  }

  test('are taken over where they are right, and not made again', async () => {
    await publish('first');
    let made = 0;
    const compress: Compress = (...file) => {
      made += 1;
      return compressFile(...file);
    };
    const { manifest, blobs } = remoteRelease('second', '1', { files });
    await testServer.registry.releases.announce(manifest, { by: 'a test' });
    for (const [sha256, bytes] of blobs) await testServer.registry.releases.putBlob(sha256, bytes);
    await serviceWith(compress, []).finalise('second', manifest.release);
    assert.deepEqual(await rowsOf('second'), await rowsOf('first'));
    // entry.js and page.js are new.
    assert.equal(made, 2 * encodings.length);
  });

  test('are not kept where they do not unpack to the file, and that is logged', async () => {
    const logged: object[] = [];
    const { manifest, blobs } = remoteRelease('mixed-up', '1', {
      files: { 'own.js': `${script};` },
    });
    await testServer.registry.releases.announce(manifest, { by: 'a test' });
    for (const [sha256, bytes] of blobs) await testServer.registry.releases.putBlob(sha256, bytes);
    const compress: Compress = async (path, bytes, encoding) =>
      path === 'own.js' ? wrongCopies[encoding] : compressFile(path, bytes, encoding);
    await serviceWith(compress, logged).finalise('mixed-up', manifest.release);
    const { reader } = testServer.registry;
    const file = await reader.releaseFile('mixed-up', manifest.release, 'own.js');
    assert.equal(Buffer.from(file?.bytes ?? '').toString(), `${script};`);
    assert.equal(file?.brotli, undefined);
    const page = await reader.releaseFile('mixed-up', manifest.release, 'page.js');
    assert.deepEqual(brotliDecompressSync(page?.brotli ?? ''), Buffer.from(page?.bytes ?? ''));
    const { sha256 } = manifest.files['own.js'] ?? {};
    assert.deepEqual(
      logged,
      encodings.map((encoding) => ({ file: sha256, encoding })),
    );
  });

  function serviceWith(compress: Compress, logged: object[]) {
    const { database, blobs } = testServer;
    const logger = { error: (about: object) => logged.push(about) };
    const copies = createStoredCopies({ db: database.kysely, blobs, logger: logger as never });
    return createReleaseService({ database, blobs, copies, compress });
  }
});
