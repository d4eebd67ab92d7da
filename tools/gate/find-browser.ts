import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Chromium without a window needs three quarters of the time that Chromium does. */
const headlessShell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** How long each command that installs a browser may take, in milliseconds. */
const installsWithinMs = 5 * 60_000;

/**
 * A Chromium to test in: CHROMIUM_PATH, the system's headless shell, one installed now where that is possible, or the
 * system's Chromium or Chrome.
 * @returns its path, or undefined to let Playwright use its own
 * @throws Error that says what to do where none can be had
 */
export function findBrowser(environment: NodeJS.ProcessEnv): string | undefined {
  const named = environment.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  return (
    findOnPath(environment, [headlessShell]) ??
    installedNow(environment, headlessShell) ??
    systemBrowser(environment) ??
    installedNow(environment, 'chromium') ??
    playwrightsOwn()
  );
}

function systemBrowser(environment: NodeJS.ProcessEnv): string | undefined {
  return findOnPath(environment, names) ?? macPaths.find((path) => existsSync(path));
}

function findOnPath(environment: NodeJS.ProcessEnv, programs: string[]): string | undefined {
  const folders = (environment.PATH ?? '').split(delimiter);
  return folders
    .flatMap((folder) => programs.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
}

/** Installs a package of Debian that is named like its program, where this process may. */
function installedNow(environment: NodeJS.ProcessEnv, name: string): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log(`  Installing Debian’s ${name} …`);
  const options = {
    stdio: 'ignore' as const,
    timeout: installsWithinMs,
    env: { ...environment, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update'], options);
  spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], options);
  return findOnPath(environment, [name]);
}

function playwrightsOwn(): undefined {
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
