import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { findBrowser } from '../gate/find-browser.ts';

const root = resolve(import.meta.dirname, '../..');

/**
 * Runs a trial in Chromium: e2e/trials/<name>.spec.ts. CHROMIUM_PATH and E2E_PORT change the browser and the port.
 * @param settings of the site, beside those of this process
 * @returns whether it held
 */
export async function journeyTrial(
  name: string,
  settings: Record<string, string> = {},
): Promise<boolean> {
  const browser = findBrowser(process.env);
  const playwright = join(root, 'e2e/node_modules/@playwright/test/cli.js');
  const run = spawn(
    process.execPath,
    [playwright, 'test', '--config', 'e2e/trials', `trials/${name}`],
    {
      cwd: root,
      env: { ...process.env, ...settings, ...(browser && { CHROMIUM_PATH: browser }) },
      stdio: 'inherit',
    },
  );
  const [code] = await once(run, 'exit');
  return code === 0;
}
