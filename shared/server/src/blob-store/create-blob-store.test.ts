import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, beforeEach, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { blobStoreContract } from '../testing/blob-store-contract.ts';
import { BlobRefused } from './blob-errors.ts';
import { createBlobStore, type FolderBlobStore } from './create-blob-store.ts';

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const roots: string[] = [];
let root: string;
let blobs: FolderBlobStore;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'aangan-blobs-'));
  roots.push(root);
  blobs = createBlobStore(root);
});
after(() => Promise.all(roots.map((directory) => rm(directory, { recursive: true, force: true }))));

blobStoreContract('a folder', async () => ({
  store: blobs,
  // As a disk that is no longer mounted.
  cutOff: () => rm(root, { recursive: true }),
}));

describe('a blob store in a folder', () => {
  test('refuses other bytes than those announced, and more than allowed, and keeps nothing of them', async () => {
    const bytes = Buffer.from('hello');
    await assert.rejects(
      blobs.put(bytes, { expectedSha256: sha256(Buffer.from('other')) }),
      (error) => error instanceof BlobRefused && error.reason === 'hash-mismatch',
    );
    await assert.rejects(
      blobs.put(bytes, { maxBytes: 4 }),
      (error) => error instanceof BlobRefused && error.reason === 'too-large',
    );
    assert.equal(await blobs.has(sha256(bytes)), false);
    assert.deepEqual(await readdir(path.join(root, 'tmp')), []);
  });

  test('keeps nothing of a stream that breaks', async () => {
    const broken = (async function* () {
      yield Buffer.from('half');
      throw new Error('connection lost');
    })();
    await assert.rejects(blobs.put(broken), /connection lost/);
    assert.deepEqual(await readdir(root), ['tmp']);
    assert.deepEqual(await readdir(path.join(root, 'tmp')), []);
  });

  const sweep = (olderThanMs: number, ...used: string[]) =>
    blobs.sweep({ olderThanMs, used: async () => new Set(used) });
  const age = (file: string) => utimes(file, new Date(0), new Date(0));

  test('sweeps the drafts of a killed process, but not what another is writing', async () => {
    await mkdir(path.join(root, 'tmp'));
    const old = path.join(root, 'tmp/old');
    await writeFile(old, 'x');
    await age(old);
    const fresh = path.join(root, 'tmp/fresh');
    await writeFile(fresh, 'x');
    assert.deepEqual(await sweep(3_600_000), { drafts: 1, blobs: 0 });
    assert.deepEqual(await readdir(path.join(root, 'tmp')), ['fresh']);
    await age(fresh);
    assert.deepEqual(await sweep(3_600_000), { drafts: 1, blobs: 0 });
    assert.deepEqual(await sweep(3_600_000), { drafts: 0, blobs: 0 });
  });

  test('sweeps blobs that nothing refers to, but not fresh ones', async () => {
    const put = async (text: string) => (await blobs.put(Buffer.from(text))).sha256;
    const [used, orphan, fresh] = [await put('used'), await put('orphan'), await put('fresh')];
    await age(blobs.path(used));
    await age(blobs.path(orphan));
    assert.deepEqual(await sweep(3_600_000, used), { drafts: 0, blobs: 1 });
    const has = await Promise.all([used, orphan, fresh].map((key) => blobs.has(key)));
    assert.deepEqual(has, [true, false, true]);
  });

  test('asks in parts about more blobs than one query can name', async () => {
    const keys = Array.from({ length: 1_100 }, (_, index) => sha256(Buffer.from(`${index}`)));
    for (const key of keys) {
      await mkdir(path.dirname(blobs.path(key)), { recursive: true });
      await writeFile(blobs.path(key), '');
    }
    const asked: number[] = [];
    const used = async (some: readonly string[]) => {
      asked.push(some.length);
      return new Set(some.filter((key) => key !== keys[7]));
    };
    assert.deepEqual(await blobs.sweep({ olderThanMs: 0, used }), { drafts: 0, blobs: 1 });
    assert.deepEqual(asked, [500, 500, 100]);
  });

  test('is not well where nothing can be written, though folders can be made', async () => {
    await blobs.check();
    const module = new URL('./create-blob-store.ts', import.meta.url).href;
    const program = `
      const { createBlobStore } = await import(${JSON.stringify(module)});
      const check = createBlobStore(process.argv[1]).check();
      console.log(await check.then(() => 'well', (error) => error.code));`;
    // A limit on the size of files is what an unprivileged test can set; a full disk fails the same write.
    const node = [process.execPath, '--input-type=module', '-e', program, root];
    const run = promisify(execFile);
    const { stdout } = await run('sh', ['-c', 'ulimit -f 8; exec "$@"', 'sh', ...node]);
    assert.equal(stdout.trim(), 'EFBIG');
    assert.deepEqual(await readdir(path.join(root, 'tmp')), []);
  });

  test('takes no path for a key', async () => {
    assert.throws(() => blobs.path('../../etc/passwd'), TypeError);
  });
});
