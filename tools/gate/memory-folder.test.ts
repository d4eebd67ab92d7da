import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { memoryFolder } from './memory-folder.ts';

describe('the folder for temporary files in memory', () => {
  test('is the given one where there is room', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'aangan-memory-'));
    assert.equal(await memoryFolder(folder, 1), folder);
    await rm(folder, { recursive: true });
  });

  test('is the system’s temporary folder where there is too little room, or no such folder', async () => {
    assert.equal(await memoryFolder(tmpdir(), Number.MAX_SAFE_INTEGER), tmpdir());
    assert.equal(await memoryFolder('/there/is/none', 1), tmpdir());
  });
});
