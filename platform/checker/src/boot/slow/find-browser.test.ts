import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import { promisify } from 'node:util';
import { findBrowser, NoBrowser } from '../find-browser.ts';

const run = promisify(execFile);
const workspace = path.resolve(import.meta.dirname, '../../../../..');
const finding = `import(${JSON.stringify(path.join(import.meta.dirname, '../find-browser.ts'))}).then(({ findBrowser }) => {
  try { console.log(findBrowser()); } catch (error) { console.log(error.name, error.message); }
})`;

/** What a checker finds that may read this repository and some other folders. */
async function found(...folders: string[]): Promise<string> {
  const reads = [workspace, ...folders].map((folder) => `--allow-fs-read=${folder}`);
  const { stdout } = await run(process.execPath, ['--permission', ...reads, '-e', finding]);
  return stdout.trim();
}

describe('the Chromium of a checker', () => {
  test('is found although other folders are not there, or not for it', async () => {
    assert.ok(existsSync('/usr/bin/chromium') || existsSync('/usr/bin/chromium-headless-shell'));
    assert.match(await found('/usr/bin/*'), /^\/usr\/bin\/chromium/);
  });

  test('is missed with what to do, and no word about permissions', async () => {
    assert.match(await found(), /^NoBrowser There is no Chromium to open pages in\. Install it/);
    assert.throws(() => findBrowser('/nowhere/chromium'), NoBrowser);
  });
});
