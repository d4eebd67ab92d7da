import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import type { Checker } from '../../gates/checker.ts';
import { RegistryRefusal } from '../../registry-refusal.ts';
import { type BuiltRelease, remoteRelease, shellRelease } from '../../testing/release-factory.ts';
import { startTestRegistry, type TestRegistry } from '../../testing/test-registry.ts';
import { compress as compressFile } from '../compress.ts';
import type { Compress } from '../compressed-copies.ts';
import { createReleaseService } from '../release-service.ts';
import { createStoredCopies } from '../stored-copies.ts';

describe('the releases', () => {
  let testRegistry: TestRegistry;
  before(async () => {
    testRegistry = await startTestRegistry();
  });
  after(() => testRegistry.stop());

  const by = { by: 'a test' };
  const announce = ({ manifest }: BuiltRelease) =>
    testRegistry.registry.releases.announce(manifest, by);
  const finalise = ({ manifest: { name, release } }: BuiltRelease) =>
    testRegistry.registry.releases.finalise(name, release);
  const fileOf = ({ manifest: { name, release } }: BuiltRelease, path: string) =>
    testRegistry.registry.reader.releaseFile(name, release, path);

  function serviceWith(more: { checker: Checker; compress?: Compress }) {
    const { database, blobs } = testRegistry;
    const copies = createStoredCopies({ db: database.kysely, blobs });
    return createReleaseService({ database, blobs, copies, ...more });
  }

  async function refusalOf(work: Promise<unknown>): Promise<RegistryRefusal> {
    const error: unknown = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    assert.ok(error instanceof RegistryRefusal, String(error));
    return error;
  }

  describe('publishing a release', () => {
    test('asks for each missing blob once, and serves nothing before the release is complete', async () => {
      const built = remoteRelease('steps', '1');
      const announced = await announce(built);
      assert.deepEqual(announced.missing, [...built.blobs.keys()].sort());
      assert.equal(announced.isPublished, false);
      assert.equal(announced.missing.length, 2, 'entry.js and page.js have the same bytes');
      assert.equal(await fileOf(built, 'entry.js'), null);
      assert.deepEqual((await refusalOf(finalise(built))).problems, [
        'entry.js',
        'page.js',
        'types/exposes/Page.d.ts',
      ]);

      for (const [sha256, bytes] of built.blobs) {
        await testRegistry.registry.releases.putBlob(sha256, bytes);
      }
      assert.deepEqual((await announce(built)).missing, []);
      assert.equal(await fileOf(built, 'entry.js'), null, 'sent is not yet published');
      await finalise(built);
      await finalise(built);
      assert.deepEqual(await announce(built), { ...announced, isPublished: true, missing: [] });
    });

    test('serves each file with its type and integrity, and compressed where that is smaller', async () => {
      const built = remoteRelease('served', '1', {
        files: { 'a.woff2': 'x'.repeat(999), 'b.json': 'z' },
      });
      await testRegistry.publish(built);
      const entry = await fileOf(built, 'entry.js');
      assert.ok(entry?.brotli);
      assert.equal(entry.contentType, 'text/javascript; charset=utf-8');
      assert.equal(entry.integrity, built.manifest.files['entry.js']?.integrity);
      assert.deepEqual(brotliDecompressSync(entry.brotli), Buffer.from(entry.bytes));
      assert.ok(entry.brotli.length < entry.bytes.length / 5);
      const read = (encoding: 'zstd' | 'gzip', path: string) =>
        testRegistry.registry.reader.compressedFile?.(
          'served',
          built.manifest.release,
          path,
          encoding,
        );
      const [zstd, gzip] = [await read('zstd', 'entry.js'), await read('gzip', 'entry.js')];
      assert.deepEqual(zstdDecompressSync(zstd ?? ''), Buffer.from(entry.bytes));
      assert.deepEqual(gunzipSync(gzip ?? ''), Buffer.from(entry.bytes));
      assert.equal(await read('gzip', 'a.woff2'), null);
      const font = await fileOf(built, 'a.woff2');
      assert.equal(font?.contentType, 'font/woff2');
      assert.equal(font?.brotli, undefined, 'a font is compressed already');
      assert.equal(
        (await fileOf(built, 'b.json'))?.brotli,
        undefined,
        'one letter does not get smaller',
      );
      assert.equal(await fileOf(built, '../entry.js'), null);
    });

    test('takes the same release again and refuses the same id with other content', async () => {
      const built = remoteRelease('immutable', '1');
      await testRegistry.publish(built);
      await testRegistry.publish(built);
      const other = { ...built.manifest, exposes: { './Page': ['page.js', 'entry.js'] } };
      const refusal = await refusalOf(testRegistry.registry.releases.announce(other, by));
      assert.equal(refusal.kind, 'conflict');
      assert.match(
        refusal.message,
        /is already there with other content, .* a release never changes/,
      );
    });

    test('keeps where a release came from as it was said first', async () => {
      const built = remoteRelease('sourced', '1');
      const commit = {
        id: 'a1b2c3d',
        author: 'Anna',
        at: '2099-01-01T00:00:00+05:30',
        isChanged: false,
      };
      const source = { version: '1.2.0', commit };
      const { release } = built.manifest;
      const announced = await testRegistry.registry.releases.announce(built.manifest, {
        ...by,
        source,
      });
      assert.equal(announced.version, `1.0.0+${release}`, 'its version is that of its build');
      await testRegistry.publish(built);
      const again = await testRegistry.registry.releases.announce(built.manifest, {
        ...by,
        source: { version: '1.3.0' },
      });
      assert.equal(again.version, `1.0.0+${release}`);
      const [listed] = await testRegistry.registry.releases.list({ name: 'sourced' });
      assert.deepEqual(listed?.commit, commit);
      assert.equal(listed?.version, `1.0.0+${release}`);
      const year = new Date(listed?.published_at ?? '').getUTCFullYear();
      assert.ok(year < 2099, 'when it was published is the registry’s time, not the author’s');
    });

    test('refuses files that are no part of a page, and SVG of no kind', async () => {
      for (const path of [
        'evil.html',
        'evil.JS',
        'evil.js.MAP',
        'evil.xhtml',
        'a.svgz',
        'a.xml',
        'a.wasm',
        'a.js.html',
        'a',
      ]) {
        const built = remoteRelease('pages-of-its-own', path, { files: { [path]: '<script>' } });
        const { kind, problems } = await refusalOf(announce(built));
        assert.equal(kind, 'invalid', path);
        assert.match(problems.join(), /is of a kind that releases cannot have/, path);
      }
      await announce(remoteRelease('pages-of-its-own', 'svg', { files: { 'a.svg': '<svg/>' } }));
    });

    test('publishes what was checked: no other release.json takes its place meanwhile, nor after', async () => {
      const built = remoteRelease('checked', '1');
      const other = {
        ...built.manifest,
        shared: { ...built.manifest.shared, uses: { react: ['use'] } },
      };
      const { name, release } = built.manifest;
      const announceOther = () => testRegistry.registry.releases.announce(other, by);
      const checked = Promise.withResolvers<void>();
      const asked = Promise.withResolvers<void>();
      const typeProblems = async () => {
        asked.resolve();
        await checked.promise;
        return [];
      };
      const checker = { typeProblems };
      const slow = serviceWith({ checker: checker as unknown as Checker });
      await announce(built);
      for (const [sha256, bytes] of built.blobs) {
        await testRegistry.registry.releases.putBlob(sha256, bytes);
      }
      const finalising = slow.finalise(name, release);
      await asked.promise;
      assert.match((await refusalOf(announceOther())).message, /is being checked with it/);
      // Whatever takes the place of an announced release: what was checked is another one.
      await testRegistry.database.kysely
        .updateTable('release')
        .set({ manifest: JSON.stringify(other) as never })
        .where('name', '=', name)
        .execute();
      checked.resolve();
      assert.match((await refusalOf(finalising)).message, /with another release.json while/);
      assert.equal(await testRegistry.registry.releases.manifest(name, release), null);
      await announceOther();
    });

    test('lets an unpublished release be announced again with other content', async () => {
      const built = remoteRelease('draft', '1');
      await announce(built);
      const uses = { react: ['useState'] };
      const shared = { ...built.manifest.shared, uses };
      const other = { ...built, manifest: { ...built.manifest, shared } };
      await testRegistry.publish(other);
      const [listed] = await testRegistry.registry.releases.list({ name: 'draft' });
      assert.equal(listed?.release, built.manifest.release);
    });

    test('refuses bytes that were not announced, are too many or differ from those announced', async () => {
      const built = remoteRelease('bytes', '1');
      await announce(built);
      const [[sha256, bytes] = ['', Buffer.alloc(0)]] = built.blobs;
      const put = (key: string, content: Buffer) =>
        refusalOf(testRegistry.registry.releases.putBlob(key, content));
      assert.equal((await put('0'.repeat(64), bytes)).kind, 'not-found');
      assert.equal((await put(sha256, Buffer.concat([bytes, bytes]))).kind, 'too-large');
      assert.equal((await put(sha256, bytes.subarray(1))).kind, 'invalid');
      assert.equal(await testRegistry.blobs.has(sha256), false);
    });

    test('refuses a file whose integrity is not that of its bytes: no browser would run it', async () => {
      const built = remoteRelease('integrity', '1');
      const file = built.manifest.files['entry.js'];
      assert.ok(file);
      const integrity = `sha384-${'A'.repeat(64)}`;
      const files = { ...built.manifest.files, 'entry.js': { ...file, integrity } };
      const wrong = { ...built, manifest: { ...built.manifest, files } };
      const refusal = await refusalOf(testRegistry.publish(wrong));
      assert.match(refusal.message, /entry\.js differs from release\.json/);
    });

    test('refuses a release that could not be served, with every reason', async () => {
      const files = { 'entry.js': '<!doctype html>', 'page.js': '}' };
      const refusal = await refusalOf(
        testRegistry.publish(remoteRelease('broken', '1', { files })),
      );
      assert.equal(refusal.kind, 'invalid');
      assert.equal(refusal.problems.length, 2);
      assert.deepEqual(await testRegistry.registry.releases.list({ name: 'broken' }), []);
    });

    test('refuses a malformed release.json, naming what is wrong, and a file beyond the limit', async () => {
      const { manifest } = remoteRelease('malformed', '1');
      const malformed = await refusalOf(
        testRegistry.registry.releases.announce({ ...manifest, release: 'x' }, by),
      );
      assert.equal(malformed.kind, 'invalid');
      assert.match(malformed.problems[0] ?? '', /^release: /);
      const entry = manifest.files['entry.js'];
      assert.ok(entry);
      const files = { ...manifest.files, 'entry.js': { ...entry, bytes: 1e9 } };
      const large = await refusalOf(
        testRegistry.registry.releases.announce({ ...manifest, files }, by),
      );
      assert.match(large.problems[0] ?? '', /"entry\.js" has more than 33554432 bytes/);
    });

    test('refuses a new release without what the gate compares, and keeps those that are there', async () => {
      const built = remoteRelease('unrecorded', '1');
      const { operations: _, types: __, ...manifest } = built.manifest;
      const refusal = await refusalOf(testRegistry.registry.releases.announce(manifest, by));
      assert.equal(refusal.kind, 'invalid');
      const named = refusal.problems.map((problem) => problem.split(':')[0]);
      assert.deepEqual(named, ['operations', 'types.exposes']);
      await testRegistry.publish(built);
      const { pool } = testRegistry.database;
      const older = JSON.stringify(manifest);
      await pool.query('update release set manifest = $1 where name = $2', [older, 'unrecorded']);
      const again = await testRegistry.registry.releases.announce(manifest, by);
      assert.equal(again.isPublished, true);
      const shell = shellRelease('unrecorded');
      await testRegistry.publish(shell);
      const releases = [shell, built].map(({ manifest: { name, release } }) => ({ name, release }));
      const moved = await testRegistry.registry.channels.move('staging', releases, {
        ...by,
        why: 'a test',
      });
      assert.equal(moved.moved.length, 2);
    });

    test('refuses a release whose code asks for more than it says', async () => {
      const files = { 'page.js': 'show({ remote: "auth", expose: "./Panel" });' };
      const refusal = await refusalOf(
        testRegistry.publish(remoteRelease('forged', '1', { files })),
      );
      assert.match(
        refusal.problems.join(),
        /^files: "page\.js" shows \.\/Panel of auth, and consumes/,
      );
    });

    test('compresses what was checked, also where another release.json came and went meanwhile', async () => {
      const [built, other] = ['checked', 'hostile'].map((text) =>
        remoteRelease('compressed', '1', { files: { 'part.js': `"${text.repeat(20)}"` } }),
      ) as [BuiltRelease, BuiltRelease];
      const { name, release } = built.manifest;
      const send = async ({ manifest, blobs }: BuiltRelease) => {
        await testRegistry.registry.releases.announce({ ...manifest, release }, by);
        for (const [sha256, bytes] of blobs)
          await testRegistry.registry.releases.putBlob(sha256, bytes);
      };
      const typeProblems = async () => {
        // The check takes longer than it may hold the release.
        const expired = testRegistry.database.kysely
          .updateTable('release')
          .set({ checked_until: null });
        await expired.where('name', '=', name).execute();
        await send(other);
        return [];
      };
      const compress: Compress = async (...parameters) => {
        await send(built);
        return compressFile(...parameters);
      };
      const checker = { typeProblems } as unknown as Checker;
      const service = serviceWith({ checker, compress });
      await send(built);
      await service.finalise(name, release);
      const file = await testRegistry.registry.reader.releaseFile(name, release, 'part.js');
      const unpacked = brotliDecompressSync(file?.brotli ?? '').toString();
      assert.equal(unpacked, `"${'checked'.repeat(20)}"`);
    });

    test('takes one announcement that several send at once in place of another', async () => {
      const [built, other] = ['ours', 'theirs'].map((text) =>
        remoteRelease('replaced', '1', { files: { 'part.js': `"${text}"` } }),
      ) as [BuiltRelease, BuiltRelease];
      for (let round = 0; round < 10; round++) {
        await announce(other);
        const answers = await Promise.all(Array.from({ length: 6 }, () => announce(built)));
        assert.equal(new Set(answers.map(({ missing }) => missing.join())).size, 1);
      }
    });

    test('publishes one release that several send at once', async () => {
      const built = remoteRelease('race', '1');
      await Promise.all(Array.from({ length: 6 }, () => testRegistry.publish(built)));
      assert.equal((await testRegistry.registry.releases.list({ name: 'race' })).length, 1);
      assert.ok(await fileOf(built, 'entry.js'));
    });
  });

  describe('a sweep of the registry', () => {
    test('removes releases that were announced long ago and never published, and files of none', async () => {
      const published = remoteRelease('kept', '1');
      const drafted = remoteRelease('abandoned', '1');
      const recent = remoteRelease('recent', '1');
      await testRegistry.publish(published);
      for (const { manifest, blobs } of [drafted, recent]) {
        await testRegistry.registry.releases.announce(manifest, by);
        for (const [sha256, bytes] of blobs)
          await testRegistry.registry.releases.putBlob(sha256, bytes);
      }
      const { sha256: orphan } = await testRegistry.blobs.put(Buffer.from('an orphan'));
      await testRegistry.database.pool.query(
        "update release set created_at = now() - interval '25 hours' where name in ('kept', 'abandoned')",
      );
      await testRegistry.registry.sweep(0);
      const hasAll = async ({ blobs }: typeof drafted) =>
        (await Promise.all([...blobs.keys()].map((key) => testRegistry.blobs.has(key)))).every(
          Boolean,
        );
      assert.equal(await hasAll(published), true);
      assert.equal(await hasAll(recent), true);
      assert.equal(await hasAll(drafted), false);
      assert.equal(await testRegistry.blobs.has(orphan), false);
      assert.ok((await fileOf(published, 'entry.js'))?.brotli, 'compressed variants stay');
      for (const encoding of ['zstd', 'gzip'] as const) {
        const { name, release } = published.manifest;
        assert.ok(
          await testRegistry.registry.reader.compressedFile?.(name, release, 'entry.js', encoding),
        );
      }
      await testRegistry.registry.releases.finalise('recent', recent.manifest.release);
    });
  });
});
