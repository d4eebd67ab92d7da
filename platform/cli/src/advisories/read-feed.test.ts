import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { readFeed } from './read-feed.ts';

const entry = (id: string, more: object = {}) => ({
  id,
  modified: '2026-11-01T00:00:00Z',
  summary: `A fault\nof \u202eit`,
  aliases: ['CVE-2026-1'],
  database_specific: { severity: 'HIGH' },
  affected: [
    {
      package: { ecosystem: 'npm', name: 'left-pad' },
      ranges: [
        { type: 'SEMVER', events: [{ introduced: '0' }, { fixed: '2.0.0' }] },
        { type: 'SEMVER', events: [{ introduced: '3.0.0' }, { last_affected: '3.1.0' }] },
        { type: 'GIT', repo: 'https://git.example', events: [{ introduced: 'abc' }] },
      ],
      versions: ['1.0.0'],
    },
    { package: { ecosystem: 'PyPI', name: 'left-pad' } },
  ],
  ...more,
});

describe('a feed in the OSV format', () => {
  let folder: string;
  const write = async (name: string, value: unknown) => {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, typeof value === 'string' ? value : JSON.stringify(value));
    return file;
  };
  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'aangan-feed-'));
  });
  after(() => rm(folder, { recursive: true }));

  test('is read as far as it is about packages of npm', async () => {
    const file = await write('one.json', entry('GHSA-1', { withdrawn: '2026-11-02T00:00:00Z' }));
    assert.deepEqual(await readFeed(file), {
      entries: [
        {
          id: 'GHSA-1',
          modified: '2026-11-01T00:00:00.000Z',
          isWithdrawn: true,
          aliases: ['CVE-2026-1'],
          summary: 'A fault of it',
          severity: 'HIGH',
          affected: [
            {
              name: 'left-pad',
              ranges: [
                [{ introduced: '0' }, { fixed: '2.0.0' }],
                [{ introduced: '3.0.0' }, { lastAffected: '3.1.0' }],
              ],
              versions: ['1.0.0'],
            },
          ],
        },
      ],
      skipped: 0,
    });
  });

  test('can be a list, and a folder of files', async () => {
    await write('many/a.json', [entry('GHSA-1'), entry('GHSA-2')]);
    await write('many/deep/b.json', { vulns: [entry('GHSA-3'), entry('GO-1', { affected: [] })] });
    await write('many/readme.md', 'none');
    const { entries, skipped } = await readFeed(path.join(folder, 'many'));
    assert.deepEqual(
      entries.map(({ id }) => id),
      ['GHSA-1', 'GHSA-2', 'GHSA-3'],
    );
    assert.equal(skipped, 1);
  });

  test('that is broken in the middle names file and entry, and nothing of it is loaded', async () => {
    const torn = await write('torn/b.json', JSON.stringify([entry('GHSA-1')]).slice(0, 90));
    await write('torn/a.json', entry('GHSA-2'));
    await assert.rejects(readFeed(path.dirname(torn)), /b\.json is not JSON.*Nothing was loaded/);
    for (const [more, says] of [
      [{ id: undefined }, /entry 2 of 2: it has no id/],
      [{ modified: 'today' }, /GHSA-9: "modified" is no time/],
      [{ affected: 'all' }, /GHSA-9: "affected" is no list/],
      [{ affected: [{ package: { ecosystem: 'npm' } }] }, /GHSA-9: a package has no name/],
      [{ aliases: [1] }, /GHSA-9: "aliases" has what is no text/],
    ] as const) {
      const file = await write('broken.json', [entry('GHSA-1'), entry('GHSA-9', more)]);
      await assert.rejects(readFeed(file), says);
    }
    const zip = await write('broken.zip', 'PK none');
    await assert.rejects(readFeed(zip), /is no zip, or is damaged/);
    await assert.rejects(readFeed(path.join(folder, 'absent.json')), /absent\.json cannot be read/);
  });

  test('with a hundred thousand entries is read within seconds', async () => {
    const many = Array.from({ length: 100_000 }, (_unused, index) => entry(`GHSA-${index}`));
    const { entries } = await readFeed(await write('large.json', many));
    assert.equal(entries.length, 100_000);
  });
});
