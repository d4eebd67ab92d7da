import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { beforeEach, describe, test } from 'node:test';
import { BlobAbsent, BlobRefused, BlobStoreUnreachable } from '../blob-store/blob-errors.ts';
import type { BlobStore } from '../blob-store/blob-store.ts';

/** A store to test against the contract: a new, empty one for each test. */
export interface StoreOfTest {
  store: BlobStore;
  /** Makes the store unreachable, as an outage does. */
  cutOff(): Promise<void>;
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const absent = sha256(Buffer.from('absent'));

/** What every blob store must do, as a suite of node:test. @param open makes a new store */
export function blobStoreContract(name: string, open: () => Promise<StoreOfTest>): void {
  describe(`${name} as a blob store`, () => {
    let blobs: BlobStore;
    let cutOff: StoreOfTest['cutOff'];
    beforeEach(async () => {
      ({ store: blobs, cutOff } = await open());
    });
    const put = async (words: string) => (await blobs.put(Buffer.from(words))).sha256;
    const listed = async () => {
      const keys: string[] = [];
      for await (const key of blobs.list()) keys.push(key);
      return keys.sort();
    };

    test('keeps bytes under their hash and gives them back whole and in part', async () => {
      const bytes = randomBytes(200_000);
      const stored = await blobs.put(bytes);
      assert.deepEqual(stored, { sha256: sha256(bytes), size: 200_000 });
      assert.ok(bytes.equals(await blobs.read(stored.sha256)));
      assert.ok(bytes.equals(await buffer(blobs.stream(stored.sha256))));
      const part = await buffer(blobs.stream(stored.sha256, { start: 10, end: 19 }));
      assert.ok(bytes.subarray(10, 20).equals(part));
      assert.equal(await blobs.size(stored.sha256), 200_000);
    });

    test('takes a stream, and the same bytes any number of times at once', async () => {
      const pieces = ['a', 'b', 'c'].map((letter) => Buffer.from(letter));
      const all = await Promise.all(
        Array.from({ length: 5 }, () => blobs.put(Readable.from(pieces))),
      );
      assert.equal(new Set(all.map((blob) => blob.sha256)).size, 1);
      assert.equal(await text(blobs.stream(all[0]?.sha256 ?? '')), 'abc');
    });

    test('refuses other bytes than those announced, and more than allowed, and keeps nothing of them', async () => {
      const bytes = Buffer.from('hello');
      await assert.rejects(
        blobs.put(bytes, { expectedSha256: absent }),
        (error) => error instanceof BlobRefused && error.reason === 'hash-mismatch',
      );
      await assert.rejects(
        blobs.put(bytes, { maxBytes: 4 }),
        (error) => error instanceof BlobRefused && error.reason === 'too-large',
      );
      assert.deepEqual(await listed(), []);
    });

    test('keeps nothing of a stream that breaks', async () => {
      const broken = (async function* () {
        yield Buffer.from('half');
        throw new Error('connection lost');
      })();
      await assert.rejects(blobs.put(broken), /connection lost/);
      assert.deepEqual(await listed(), []);
    });

    test('lists its blobs', async () => {
      const keys = await Promise.all(['one', 'two', 'three'].map(put));
      assert.deepEqual(await listed(), keys.sort());
    });

    test('knows what it does not have', async () => {
      assert.equal(await blobs.has(absent), false);
      assert.equal(await blobs.size(absent), undefined);
      await assert.rejects(blobs.read(absent), BlobAbsent);
      await assert.rejects(buffer(blobs.stream(absent)), BlobAbsent);
      assert.deepEqual(await listed(), []);
    });

    test('says that it cannot be reached, and not that a blob is absent', async () => {
      const kept = await put('kept');
      await cutOff();
      for (const key of [kept, absent]) {
        await assert.rejects(blobs.has(key), BlobStoreUnreachable);
        await assert.rejects(blobs.size(key), BlobStoreUnreachable);
        await assert.rejects(blobs.read(key), BlobStoreUnreachable);
        await assert.rejects(buffer(blobs.stream(key)), BlobStoreUnreachable);
      }
      await assert.rejects(listed(), BlobStoreUnreachable);
    });

    test('removes, and removes again', async () => {
      const key = await put('gone soon');
      assert.equal(await blobs.remove(key, { ifOlderThanMs: 3_600_000 }), false);
      assert.equal(await blobs.remove(key), true);
      assert.equal(await blobs.remove(key), false);
      assert.equal(await blobs.has(key), false);
    });

    test('sweeps blobs that nothing refers to, but not fresh ones', async () => {
      const [used, orphan] = [await put('used'), await put('orphan')];
      const sweep = (olderThanMs: number) =>
        blobs.sweep({ olderThanMs, used: async () => new Set([used]) });
      assert.deepEqual(await sweep(3_600_000), { drafts: 0, blobs: 0 });
      assert.deepEqual(await sweep(0), { drafts: 0, blobs: 1 });
      assert.deepEqual([await blobs.has(used), await blobs.has(orphan)], [true, false]);
    });

    test('is well', async () => {
      await blobs.check();
      assert.deepEqual(await listed(), []);
    });
  });
}
