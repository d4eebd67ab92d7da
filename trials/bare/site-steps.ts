import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { home } from './base.ts';
import { addressesIn, commandIn } from './documents.ts';
import type { Step } from './step.ts';
import {
  clone,
  headingOf,
  idOf,
  inClone,
  production,
  signedIn,
  staging,
  startInClone,
  type Visit,
} from './visit.ts';

const execute = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');

/** What is committed here, cloned as from anywhere. */
async function cloneCommitted({ machine }: Visit): Promise<string> {
  const bundle = join(machine.root, 'tmp/aangan.bundle');
  await execute('git', ['-C', root, 'bundle', 'create', '--quiet', bundle, 'HEAD']);
  await machine.run(`git clone --quiet /tmp/aangan.bundle ${clone}`);
  await rm(bundle);
  return (await machine.run(`git -C ${clone} log -1 --format='%h %s'`)).trim();
}

/** How long a first start may take on a busy machine, with all that it installs, in milliseconds. */
const readyWithinMs = 15 * 60_000;

async function start(visit: Visit): Promise<string> {
  visit.site = startInClone(visit, commandIn('README.md', 'npm start'));
  return visit.site.says(/Aangan is ready at .*/, readyWithinMs);
}

/** Every address of the site that README.md names, and the pages that a visitor goes to first. */
async function lookAtPages(visit: Visit): Promise<string> {
  const named = addressesIn('README.md').filter((address) => /:300\d/.test(address));
  const visited = ['/designers', '/vendors', '/login', '/about'].map((path) => production + path);
  const headings: string[] = [];
  for (const address of named.concat(visited, `${staging}/designers`)) {
    headings.push(await headingOf(visit, address));
  }
  return `${headings.length} pages: ${headings.join(', ')}`;
}

async function installChromium({ machine }: Visit): Promise<string> {
  await machine.run(commandIn('README.md', 'apt-get install -y chromium'), { as: 'root' });
  return (await machine.run('chromium --version')).trim().split('\n').at(-1) ?? '';
}

const archive = `${home}/before-the-upgrade.tar`;

/** The folder of the archive is the operators' own: here it is the newcomer's. */
async function backUp(visit: Visit): Promise<string> {
  const command = commandIn('docs/how-to/operate-the-site.md', 'npm run -s aangan -- backup');
  const output = await inClone(visit, command.replace(/\S+\.tar/, archive));
  return output.trim().split('\n').at(-1) ?? '';
}

/** On a machine with the settings, which here are the secrets in DATA_DIR, and nothing else. */
async function restore(visit: Visit): Promise<string> {
  await visit.site?.interrupt();
  const command = commandIn('docs/how-to/operate-the-site.md', 'npm run -s aangan -- restore');
  const folder = `${home}/restored`;
  await inClone(visit, `mkdir ${folder} && cp -a .data/secrets ${folder}/`);
  const inFolder = `DATA_DIR=${folder}`;
  await inClone(visit, `${inFolder} ${command.replace(/\S+\.tar/, archive)}`);
  visit.site = visit.machine.start(
    `cd ${clone} && ${inFolder} exec ${commandIn('README.md', 'npm start')}`,
  );
  await visit.site.says(/Aangan is ready at .*/, readyWithinMs);
  const heading = await headingOf(visit, `${production}/price-lists`);
  const status = await inClone(visit, `${signedIn()} npm run -s aangan -- status`);
  // It names releases by their ids, without the version.
  if (!status.includes(idOf(visit.priceLists))) throw new Error(status);
  return `${heading} is served again, as ${visit.priceLists}`;
}

/** How long all of `npm test` may take, and a part of it, in milliseconds. */
const wholeWithinMs = 90 * 60_000;
const partWithinMs = 30 * 60_000;

/** The new remote's tests, and then one of README.md's, or all. */
async function test(visit: Visit): Promise<string> {
  const ofNew = commandIn('docs/how-to/start-a-remote.md', 'npm test -- price-lists');
  await inClone(visit, ofNew, partWithinMs);
  const command = commandIn('README.md', visit.isWhole ? 'npm test' : 'npm test -- ');
  const output = await inClone(visit, command, visit.isWhole ? wholeWithinMs : partWithinMs);
  return `${ofNew}, ${command}: ${output.trim().split('\n').at(-1)}`;
}

/** What is done with a site before a remote is shipped. */
export const firstSteps: readonly Step[] = [
  { name: 'clone', needs: [], take: cloneCommitted },
  { name: 'start', needs: ['clone'], take: start },
  { name: 'pages', needs: ['start'], take: lookAtPages },
  { name: 'chromium', needs: ['start'], take: installChromium },
];

/** What is done with it after. */
export const lastSteps: readonly Step[] = [
  { name: 'backup', needs: ['new'], take: backUp },
  { name: 'restore', needs: ['backup'], take: restore },
  { name: 'test', needs: ['new'], take: test },
];
