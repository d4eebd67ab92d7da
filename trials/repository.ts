/**
 * Remotes in repositories of their own, in folders with no way to this workspace: one that the site's command makes, and
 * a remote of this workspace that is moved into one. Each is installed by npm, tested, checked, deployed to staging, and
 * its page is looked at. PORT (5110) and the 3 after it; TRIAL_ONLY=new leaves the moved one out.
 */
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildSdk } from '@aangan/sdk';
import { findBrowser } from '../tools/gate/find-browser.ts';
import { startSite } from '../tools/start-site.ts';
import { createTable } from './many/table.ts';
import { issueToken } from './repository/issue-token.ts';
import { moveRemote } from './repository/move-remote.ts';
import { type Outside, outside } from './repository/outside.ts';
import { tryDev } from './repository/try-dev.ts';

const root = resolve(import.meta.dirname, '..');
const port = Number(process.env.PORT ?? 5110);
const site = `http://localhost:${port}`;
const staging = `http://localhost:${port + 1}`;

export async function trial(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'aangan-repository-'));
  const { report, hasHeld } = createTable('repository');
  /** Does a step, and reports how long it took; a failure is reported and ends the trial. */
  const step = async (what: string, work: () => Promise<string>) => {
    const started = performance.now();
    const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
    try {
      const seen = await work();
      report(what, true, `${seconds()}  ${seen}`);
    } catch (error) {
      report(what, false, `${seconds()}\n${error instanceof Error ? error.message : error}`);
      throw new StepFailed();
    }
  };
  await buildSdk(root);
  const stop = await startSite(String(port), join(folder, 'data'));
  try {
    await tryNew(folder, step);
    if (process.env.TRIAL_ONLY !== 'new') await tryMoved(folder, step);
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
  } finally {
    await stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  }
  return hasHeld();
}

/** A step failed, and the table says so: what comes after it cannot be tried. */
class StepFailed extends Error {
  override readonly name = 'StepFailed';
}

type Step = (what: string, work: () => Promise<string>) => Promise<void>;

/** A repository that the command makes, as a new user would go on with it. */
async function tryNew(folder: string, step: Step): Promise<void> {
  const token = await issueToken(site, 'moodboards');
  const run = commandsOf(folder, token);
  const checkout = join(folder, 'moodboards');
  await step('one command makes a repository', () => create(run, folder, 'moodboards'));
  await step('npm installs it', () => run(checkout, 'npm', 'install', '--no-audit', '--no-fund'));
  await step('its types and tests pass', () => run(checkout, 'npm', 'test'));
  await step('it fits what the channels serve', () => run(checkout, 'npx', 'aangan', 'check'));
  await step('it is put on staging', () => deploy(run, checkout));
  await step('its page is rendered on the server', () =>
    expectPage('/moodboards', 'Questions and'),
  );
  await step('an edit is served into pages of staging', () => tryDev(checkout, port + 3, token));
  await step('it is promoted', () => promote(run, checkout, 'moodboards'));
  await step('it has the newest packages', () => run(checkout, 'npx', 'aangan', 'upgrade'));
  await step('another folder makes the same bytes', () => tryAnotherFolder(run, checkout));
}

/** Moves a repository to a deeper folder and builds it there. @throws Error where a file of the release differs */
async function tryAnotherFolder(run: Outside, checkout: string): Promise<string> {
  await run(checkout, 'npm', 'run', 'build');
  const before = await readBytes(checkout);
  await rm(join(checkout, 'dist'), { recursive: true });
  const moved = join(checkout, '../another/place');
  await mkdir(join(moved, '..'), { recursive: true });
  await rename(checkout, moved);
  await run(moved, 'npm', 'run', 'build');
  const after = await readBytes(moved);
  const differing = [...before].filter(([file, bytes]) => after.get(file) !== bytes);
  if (differing.length > 0 || after.size !== before.size) {
    throw new Error(`These differ: ${differing.map(([file]) => file).join(', ')}`);
  }
  return `${before.size} files`;
}

/** The files of the release that was built in a folder: path → bytes, as base64. */
async function readBytes(checkout: string): Promise<Map<string, string>> {
  const dist = join(checkout, 'dist');
  const files = await readdir(dist, { recursive: true, withFileTypes: true });
  const read = files
    .filter((file) => file.isFile())
    .map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [relative(dist, file), await readFile(file, 'base64')] as const;
    });
  return new Map(await Promise.all(read));
}

/** A remote of this workspace in a repository of its own. */
async function tryMoved(folder: string, step: Step): Promise<void> {
  const run = commandsOf(folder, await issueToken(site, 'portfolio'));
  const checkout = join(folder, 'portfolio');
  await step('mfe-portfolio is moved into a repository', async () => {
    await create(run, folder, 'portfolio');
    await moveRemote(join(root, 'mfe-portfolio'), checkout, site);
    return checkout;
  });
  await step('npm installs it', () => run(checkout, 'npm', 'install', '--no-audit', '--no-fund'));
  await step('its types and tests pass', () => run(checkout, 'npm', 'test'));
  await step('it passes the gate and is on staging', () => deploy(run, checkout));
  await step('it is promoted', () => promote(run, checkout, 'portfolio'));
  await step('its journeys pass', () => tryJourneys('portfolio/portfolio.spec'));
}

/** Runs journeys on the site. @returns what Playwright prints last */
function tryJourneys(name: string): Promise<string> {
  const browser = findBrowser(process.env);
  const settings = { E2E_PORT: String(port), ...(browser && { CHROMIUM_PATH: browser }) };
  const playwright = join(root, 'trials/node_modules/@playwright/test/cli.js');
  const config = ['--config', 'trials/chromium/running.config.ts', '--reporter', 'line'];
  return outside(settings)(root, process.execPath, playwright, 'test', ...config, name);
}

/**
 * Commands with the token of a team, and with a cache of npm that begins empty: a new site numbers its packages as the
 * one before it at the same address, and npm never asks for an address again.
 */
const commandsOf = (folder: string, token: string) =>
  outside({ AANGAN_TOKEN: token, npm_config_cache: join(folder, 'npm-cache') });

/** Makes a repository as a new user would. */
const create = (run: Outside, folder: string, name: string) =>
  run(
    folder,
    'npx',
    '--yes',
    `${site}/platform/sdk/create-aangan-remote.tgz`,
    name,
    '--team',
    name,
  );

const deploy = (run: Outside, checkout: string) =>
  run(checkout, 'npx', 'aangan', 'deploy', '--to', 'staging', '--why', 'A trial.');

async function promote(run: Outside, checkout: string, name: string): Promise<string> {
  const release = `${name}@${await releaseOf(checkout)}`;
  const argv = ['promote', release, '--to', 'production', '--why', 'A trial.'];
  return run(checkout, 'npx', 'aangan', ...argv);
}

async function expectPage(path: string, text: string): Promise<string> {
  // A page that takes too long to render is sent without; the next visit finds it rendered.
  for (let visit = 1; visit <= 10; visit += 1) {
    const page = await (await fetch(`${staging}${path}`)).text();
    if (page.includes(text)) return `visit ${visit}`;
    await sleep(1_000);
  }
  throw new Error(`${staging}${path} has no "${text}".`);
}

/** The id of the release that was built in a folder. */
async function releaseOf(checkout: string): Promise<string> {
  const { default: manifest } = await import(
    `${join(checkout, 'dist/release.json')}?${performance.now()}`,
    { with: { type: 'json' } }
  );
  return manifest.release;
}
