/**
 * From a changed source of one remote to its page on staging, against building and starting everything again.
 *
 *   npm run bench -- ship [--rounds 3] [--port 4490]
 *
 * A site of its own is started. `npm run trial -- dev` measures the time from an edit to its paint in `aangan dev`.
 */
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildApp } from '../platform/build/src/build-app.ts';
import { runWebpack } from '../platform/build/src/run-webpack.ts';
import { publishFolder } from '../platform/cli/src/publish/publish-folder.ts';
import { readReleaseFolder } from '../platform/cli/src/publish/read-release-folder.ts';
import { signIn } from '../platform/cli/src/sign-in.ts';
import { toRegistry } from '../platform/registry-client/src/index.ts';
import { copyRemote, makeWorkspace } from '../tools/copied-remote.ts';
import { startSite } from '../tools/start-site.ts';
import { printFigures } from './measuring/print-figures.ts';
import { type Figure, writeResults } from './measuring/write-results.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    port: { type: 'string', default: '4490' },
  },
});
const rounds = Number(values.rounds);
const { port } = values;
const root = join(import.meta.dirname, '..');
const url = `http://127.0.0.1:${port}`;
const staging = `http://127.0.0.1:${Number(port) + 1}`;
const account = {
  email: 'integrator@aangan.test',
  password: 'courtyard-demo',
  code: undefined,
  token: undefined,
  browser: undefined,
};
const waitMs = 120_000;

/** Milliseconds of each part, of one round. */
interface Shipped {
  build: number;
  publish: number;
  /** The gate alone: the same checks, asked for before the promotion. */
  gate: number;
  promote: number;
  /** From the promotion's answer to the page with the change. */
  live: number;
}

const folder = mkdtempSync(join(tmpdir(), 'aangan-bench-ship-'));
const dataDir = join(folder, 'data');
const workspace = join(folder, 'workspace');
mkdirSync(workspace);
makeWorkspace(workspace);
const remote = copyRemote(workspace, 'auth', []);
const changedFile = join(remote, 'src/features/sign-in/components/sign-in.tsx');
// As a team has it: the remote was built before.
await runWebpack(remote);

let stop = await startSite(port, dataDir);
try {
  const shipped: Shipped[] = [];
  const everything: { build: number; start: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    shipped.push(await ship(`Come in ${round}`));
    everything.push(await startEverything());
  }
  const sum = ({ build, publish, promote, live }: Shipped) => build + publish + promote + live;
  const all = everything.map(({ build, start }) => build + start);
  const figures: Figure[] = [
    {
      name: 'one remote ÷ everything, without the gate',
      unit: 'ratio',
      runs: shipped.map((one, at) => sum(one) / (all[at] ?? Number.NaN)),
      goal: { atMost: 0.3 },
    },
    {
      name: 'one remote ÷ everything, with the gate',
      unit: 'ratio',
      runs: shipped.map((one, at) => (sum(one) + one.gate) / (all[at] ?? Number.NaN)),
    },
    ...(['build', 'publish', 'gate', 'promote', 'live'] as const).map((part) => ({
      name: `one remote: ${part}`,
      unit: 'ms',
      runs: shipped.map((one) => one[part]),
    })),
    ...(['build', 'start'] as const).map((part) => ({
      name: `everything: ${part}`,
      unit: 'ms',
      runs: everything.map((one) => one[part]),
    })),
  ];
  printFigures(figures);
  await writeResults('ship', { rounds }, figures);
} finally {
  await stop();
  rmSync(folder, { recursive: true, force: true });
}

async function ship(title: string): Promise<Shipped> {
  const site = await signIn({ url, ...account }, 'an integrator');
  const text = readFileSync(changedFile, 'utf8');
  // With an id of its own: the dialog of the header says the former text too.
  const message = `t({ id: 'auth.come-in', message: '${title}' })`;
  writeFileSync(changedFile, text.replace(/const title = [^;]+;/, `const title = ${message};`));
  const [build, { directory }] = await timed(() => buildApp(remote));
  const [publish, { name, release }] = await timed(async () =>
    publishFolder(site, await readReleaseFolder(directory)),
  );
  const params = { channel: 'staging' };
  const releases = [{ name, release }];
  const checking = { params, body: { releases } };
  const [gate] = await timed(() =>
    site.send(toRegistry('post', '/channels/{channel}/checks', checking)),
  );
  const promoting = { params, body: { releases, why: 'bench' } };
  const [promote] = await timed(() =>
    site.send(toRegistry('post', '/channels/{channel}/releases', promoting)),
  );
  const [live] = await timed(() => answered(`${staging}/login`, title));
  return { build, publish, gate, promote, live };
}

/** Builds every app again, in this process and from nothing, and starts the site. */
async function startEverything(): Promise<{ build: number; start: number }> {
  await stop();
  stop = async () => undefined;
  const apps = globSync(['shell/webpack.config.ts', '*/remote.json'], { cwd: root });
  const left = apps.map((path) => join(root, dirname(path)));
  const [build] = await timed(async () => {
    for (const app of left) {
      rmSync(join(app, 'node_modules/.cache/webpack'), { recursive: true, force: true });
      await runWebpack(app);
    }
  });
  const [start] = await timed(async () => {
    stop = await startSite(port, dataDir);
    await answered(`${staging}/login`, '<h1');
  });
  return { build, start };
}

/** Waits until a page is answered that contains a text. */
async function answered(page: string, text: string): Promise<void> {
  const until = Date.now() + waitMs;
  while (Date.now() < until) {
    const answer = await fetch(page).catch(() => null);
    if (answer && (await answer.text()).includes(text)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${page} does not contain "${text}".`);
}

async function timed<Result>(work: () => Promise<Result>): Promise<[number, Result]> {
  const started = performance.now();
  const result = await work();
  return [performance.now() - started, result];
}
