import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findBrowser } from '../tools/gate/find-browser.ts';
import { createTable } from './many/table.ts';
import { searchLogs } from './search-logs.ts';

const root = resolve(import.meta.dirname, '..');

/**
 * Runs a trial in Chromium: chromium/<name>.spec.ts. CHROMIUM_PATH and E2E_PORT change the browser and the port.
 * @param settings of the site, beside those of this process
 * @returns whether it held
 */
export async function journeyTrial(
  name: string,
  settings: Record<string, string> = {},
): Promise<boolean> {
  const browser = findBrowser(process.env);
  const playwright = join(root, 'trials/node_modules/@playwright/test/cli.js');
  const run = spawn(
    process.execPath,
    [playwright, 'test', '--config', 'trials/chromium', `chromium/${name}`],
    {
      cwd: root,
      env: { ...process.env, ...settings, ...(browser && { CHROMIUM_PATH: browser }) },
      stdio: 'inherit',
    },
  );
  const [code] = await once(run, 'exit');
  return code === 0;
}

/** A trial in Chromium, and a search of all that the site and its database have logged meanwhile. */
export async function searchedJourneyTrial(name: string): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), `aangan-trial-${name}-`));
  const { report, hasHeld } = createTable(`logs of ${name}`);
  try {
    const held = await journeyTrial(name, { SITE_FOLDER: folder });
    const logs = [join(folder, 'site.log'), join(folder, 'data/postgres.log')];
    searchLogs((await Promise.all(logs.map((log) => readFile(log, 'utf8')))).join('\n'), report);
    return hasHeld() && held;
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
