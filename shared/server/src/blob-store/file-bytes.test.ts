import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { createBlobStore } from './create-blob-store.ts';
import { fileBytes } from './file-bytes.ts';

test('a file that is gone fails where it is read, also where that is later; another is read whole', async () => {
  const directory = await mkdtemp(path.join(tmpdir(), 'aangan-file-bytes-'));
  const blobs = createBlobStore(path.join(directory, 'blobs'));
  const file = path.join(directory, 'file');
  try {
    const gone = fileBytes(file);
    await sleep(50);
    await assert.rejects(blobs.put(gone), { code: 'ENOENT' });
    await writeFile(file, 'bytes');
    const { sha256 } = await blobs.put(fileBytes(file));
    assert.equal(String(await blobs.read(sha256)), 'bytes');
  } finally {
    await rm(directory, { recursive: true });
  }
});
