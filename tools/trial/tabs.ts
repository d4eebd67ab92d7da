/**
 * Five tabs of one visitor that reload at random while the answers of their refreshes are slow or lost: after each of
 * 30 rounds all must still be signed in. ROUNDS and RANDOM_SEED change the trial, CHROMIUM_PATH and E2E_PORT the browser and the port.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { findBrowser } from '../gate/find-browser.ts';

const root = resolve(import.meta.dirname, '../..');

export async function trial(): Promise<boolean> {
  const browser = findBrowser(process.env);
  const playwright = join(root, 'e2e/node_modules/@playwright/test/cli.js');
  const run = spawn(process.execPath, [playwright, 'test', '--config', 'e2e/trials', 'tabs'], {
    cwd: root,
    env: { ...process.env, ...(browser && { CHROMIUM_PATH: browser }) },
    stdio: 'inherit',
  });
  const [code] = await once(run, 'exit');
  return code === 0;
}
