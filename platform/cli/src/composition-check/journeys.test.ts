import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { journeysOf } from './journeys.ts';

describe('journeys of a composition', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'journeys-'));
  });
  after(() => rm(folder, { recursive: true }));

  const answer = (command: string) =>
    journeysOf(['vendors'], { command, browser: '/usr/bin/a-browser' }).answer('https://site/');

  test('use the browser that pages are opened in', async () => {
    const file = path.join(folder, 'browser');
    assert.equal(await answer(`printf %s "$CHROMIUM_PATH" > ${file}`), 'good');
    assert.equal(await readFile(file, 'utf8'), '/usr/bin/a-browser');
  });

  test('are run once more where they fail', async () => {
    assert.equal(await answer('false'), 'bad');
    assert.equal(await answer(`mkdir ${folder}/second 2>/dev/null && exit 1; exit 0`), 'unknown');
  });
});
