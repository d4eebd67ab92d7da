import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { isPlainError } from '../plain-error.ts';
import { ensureDataDir } from './ensure-data-dir.ts';
import { secretFrom } from './secret-from.ts';

let root: string;
before(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'aangan-data-'));
});
after(() => rm(root, { recursive: true }));

describe('ensureDataDir', () => {
  test('makes the folder, answers its absolute path and leaves nothing in it', async () => {
    const directory = await ensureDataDir(path.join(root, 'a/b'));
    assert.equal(directory, path.join(root, 'a/b'));
    assert.deepEqual(await readdir(directory), []);
  });

  test('removes the probe of a start that was killed, and takes many starts at once', async () => {
    const directory = path.join(root, 'killed');
    await mkdir(directory);
    await writeFile(path.join(directory, '.probe'), '');
    await Promise.all(Array.from({ length: 20 }, () => ensureDataDir(directory)));
    assert.deepEqual(await readdir(directory), []);
  });

  test('says in one sentence which path cannot be written and what to do', async () => {
    const file = path.join(root, 'file');
    await writeFile(file, '');
    for (const [directory, reason] of [
      [path.join(file, 'data'), 'a part of the path is a file'],
      [file, 'a part of the path is a file'],
      ['/proc/aangan', 'no folder can be made there'],
    ] as const) {
      await assert.rejects(ensureDataDir(directory), (error) => {
        assert.ok(isPlainError(error));
        assert.ok(
          error.message.includes(`DATA_DIR ${directory} cannot be written (${reason})`),
          error.message,
        );
        assert.match(error.message, /choose another folder, for example: DATA_DIR=/);
        return true;
      });
    }
  });
});

// Root may write where it is not permitted to.
if (process.getuid?.() !== 0) {
  test('a folder without permission to write is refused', async () => {
    const closed = path.join(root, 'closed');
    await mkdir(closed, { mode: 0o500 });
    await assert.rejects(ensureDataDir(path.join(closed, 'data')), /\(permission denied\)/);
  });
}

describe('secretFrom', () => {
  test('makes a secret of 32 bytes once, readable by its owner only', async () => {
    const secret = await secretFrom(root, 'jwt');
    assert.equal(Buffer.from(secret, 'base64url').length, 32);
    assert.equal(await secretFrom(root, 'jwt'), secret);
    assert.notEqual(await secretFrom(root, 'other'), secret);
    assert.equal((await stat(path.join(root, 'secrets/jwt'))).mode & 0o777, 0o600);
  });

  test('answers all who ask at once alike', async () => {
    const secrets = await Promise.all(Array.from({ length: 20 }, () => secretFrom(root, 'race')));
    assert.equal(new Set(secrets).size, 1);
    assert.deepEqual((await readdir(path.join(root, 'secrets'))).sort(), ['jwt', 'other', 'race']);
  });

  test('refuses a file that was emptied', async () => {
    await writeFile(path.join(root, 'secrets/empty'), '\n');
    await assert.rejects(secretFrom(root, 'empty'), /is empty\. Delete the file/);
  });
});
