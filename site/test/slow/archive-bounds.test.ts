import assert from 'node:assert/strict';
import { truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, test } from 'node:test';
import { tarEnd, tarHeader } from '@aangan/server/tar';
import { verifyArchive } from '../../src/backup/archive-reader.ts';
import { archiveLimits } from '../../src/backup/archive-writer.ts';
import { temporaryFolder } from '../site.ts';

const key = 'the key of archives, of 32 characters';

describe('an archive of a stranger', () => {
  /** Verifies an archive of these headers; files have no bytes but holes at its end. */
  async function verify(headers: Buffer[], length = 0, limits = archiveLimits) {
    const folder = await temporaryFolder();
    try {
      const file = path.join(folder.path, 'strange.tar');
      await writeFile(file, Buffer.concat(headers));
      if (length > 0) await truncate(file, length);
      await verifyArchive(file, key, limits);
    } finally {
      await folder.remove();
    }
  }

  test('is refused before its list is read where that is longer than a list may be', async () => {
    const list = tarHeader('backup.json', 1_500_000_000);
    await assert.rejects(
      verify([list], 1_500_002_048),
      /nothing was changed\. backup\.json in it has 1500000000 bytes, and may have 134217728/,
    );
  });

  test('is refused where its signature is longer than a signature', async () => {
    const seal = tarHeader('backup.json.hmac', 2_000);
    await assert.rejects(
      verify([seal], 8_192),
      /nothing was changed\. backup\.json\.hmac in it has/,
    );
  });

  test('is refused where it has more files than an archive may have', async () => {
    const names = ['a', 'b', 'c', 'd'].map((name) => tarHeader(name, 0));
    const limits = { ...archiveLimits, filesMax: 3 };
    await assert.rejects(
      verify([...names, tarEnd], 0, limits),
      /nothing was changed\. It has more than 3 files/,
    );
  });

  // Names that every object has.
  for (const name of ['constructor', '__proto__']) {
    test(`is not taken into memory with a file called ${name}`, async () => {
      const size = 256 * 1024 * 1024;
      let max = 0;
      const measuring = setInterval(() => {
        max = Math.max(max, process.memoryUsage().arrayBuffers);
      }, 5);
      try {
        await assert.rejects(
          verify([tarHeader(name, size)], size + 2_048),
          /nothing was changed\. Its list of files or its signature is missing/,
        );
      } finally {
        clearInterval(measuring);
      }
      assert.ok(max < size / 2, `${max} bytes were held`);
    });
  }
});
