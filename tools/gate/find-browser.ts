import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** How long each command that installs a browser may take, in milliseconds. */
const installsWithinMs = 5 * 60_000;

/**
 * A Chromium to test in: CHROMIUM_PATH, the system's Chromium or Chrome, or one installed now.
 * @returns its path, or undefined to let Playwright use its own
 * @throws Error that says what to do where none can be had
 */
export function findBrowser(environment: NodeJS.ProcessEnv): string | undefined {
  const named = environment.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  return systemBrowser(environment) ?? installedNow(environment);
}

function systemBrowser(environment: NodeJS.ProcessEnv): string | undefined {
  const folders = (environment.PATH ?? '').split(delimiter);
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)));
  return [...candidates, ...macPaths].find((path) => existsSync(path));
}

function installedNow(environment: NodeJS.ProcessEnv): string | undefined {
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('  No browser found: installing Debian’s Chromium …');
    const options = {
      stdio: 'ignore' as const,
      timeout: installsWithinMs,
      env: { ...environment, DEBIAN_FRONTEND: 'noninteractive' },
    };
    spawnSync('apt-get', ['update'], options);
    spawnSync('apt-get', ['install', '-y', 'chromium'], options);
    const installed = systemBrowser(environment);
    if (installed) return installed;
  }
  if (playwrightHasOne()) return undefined;
  throw new Error(
    'The journeys need Chromium and none could be found or installed. Install Chromium or Chrome ' +
      '(on Debian: apt-get install chromium), or name one: CHROMIUM_PATH=/path/to/chrome npm test',
  );
}

function playwrightHasOne(): boolean {
  const cli = join(import.meta.dirname, '../../e2e/node_modules/@playwright/test/cli.js');
  try {
    execFileSync(process.execPath, [cli, 'install', 'chromium'], {
      stdio: 'ignore',
      timeout: installsWithinMs,
    });
    return true;
  } catch {
    return false;
  }
}
