import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, test } from 'node:test';
import { type CopyFile, sharedCopies } from '../../src/media/copies/shared-copies.ts';

describe('copies of a picture that sites share', () => {
  test('are made once, and have the same bytes, widths and formats for the next site', async (t) => {
    const { work, shared } = await folders(t);
    let runs = 0;
    const make = async () => {
      runs += 1;
      return [await copy(work, 320, 'webp'), await copy(work, 640, 'avif')];
    };
    for (const _site of ['first', 'second']) {
      const made = await sharedCopies(shared, make);
      const told = made.map(({ width, format }) => `${width} ${format}`).sort();
      assert.deepEqual(told, ['320 webp', '640 avif']);
      for (const { path: file, width } of made) {
        assert.equal(await readFile(file, 'utf8'), `copy of ${width}`);
      }
    }
    assert.equal(runs, 1);
  });

  test('that could not be made leave nothing behind, and are made by the next site', async (t) => {
    const { work, shared } = await folders(t);
    await assert.rejects(
      sharedCopies(shared, () => Promise.reject(new Error('not a picture'))),
      /not a picture/,
    );
    assert.deepEqual(await readdir(path.dirname(shared)), ['work']);
    const made = await sharedCopies(shared, async () => [await copy(work, 320, 'webp')]);
    assert.equal(made.length, 1);
  });

  test('made by several sites at once are whole, with no draft left', async (t) => {
    const { work, shared } = await folders(t);
    const make = async () => [await copy(work, 320, 'webp')];
    await Promise.all(Array.from({ length: 6 }, () => sharedCopies(shared, make)));
    assert.deepEqual(await readdir(path.dirname(shared)), ['shared', 'work']);
    assert.deepEqual(await readdir(shared), ['320.webp']);
  });
});

async function copy(work: string, width: number, format: CopyFile['format']): Promise<CopyFile> {
  const file = path.join(work, `made-${width}`);
  await writeFile(file, `copy of ${width}`);
  return { width, format, path: file };
}

async function folders(t: { after(done: () => Promise<void>): void }) {
  const root = await mkdtemp(path.join(tmpdir(), 'aangan-copies-'));
  t.after(() => rm(root, { recursive: true, force: true }));
  const work = path.join(root, 'work');
  await mkdir(work);
  return { work, shared: path.join(root, 'shared') };
}
