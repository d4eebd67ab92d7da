/**
 * Runs a TypeScript file of this repository on the pinned Node, after installing what the lockfile
 * names: `node tools/bootstrap.mjs <file> [arguments]`. Needs only Node 20.19 and npm, so it is plain
 * JavaScript and imports no package.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { takeTurn } from './one-install.mjs';

const pnpm = 'pnpm@10.34.9';
const root = resolve(import.meta.dirname, '..');
const pinnedNode = join(root, 'node_modules/node/bin/node');
const installedMark = join(root, 'node_modules/.installed-lockfile');
/** Compiled code of every file that ran before: a start takes two thirds of the time with it. */
const compileCache = join(root, 'node_modules/.cache/node');
/** Writes the types of clients, and schemas. */
const generate = 'tools/generate/generate.ts';
/** Written last by it. */
const generatedMark = join(root, '.cache/generated/done');
const generatedFrom = [
  'api/src',
  'platform/registry/src',
  'platform/manifest/src',
  'shared/domain/src',
  'shared/server/src',
  'tools/generate',
];
const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

function requireNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  stop(`Aangan needs Node 20.19 or newer to start; this is ${process.versions.node}.`);
}

function stop(message) {
  console.error(message);
  process.exit(1);
}

function lockfileHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
}

function isInstalled(hash) {
  return (
    existsSync(pinnedNode) &&
    existsSync(installedMark) &&
    readFileSync(installedMark, 'utf8') === hash
  );
}

async function install() {
  if (isInstalled(lockfileHash())) return;
  const turn = await takeTurn(join(root, '.cache/install'), () =>
    console.error('Waiting for another command here, which installs dependencies …'),
  );
  const hash = lockfileHash();
  // The command that it has waited for may have installed the same.
  if (!isInstalled(hash)) {
    // One that fails, or is ended, leaves packages of two lockfiles.
    rmSync(installedMark, { force: true });
    await installLocked(turn);
    writeFileSync(installedMark, hash);
    await generateWhereStale();
  }
  turn.release();
}

/** What builds and compilers read and git does not have, again where something that it is written from has changed. */
async function generateWhereStale() {
  const writtenAt = statSync(generatedMark, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (generatedFrom.every((folder) => newestIn(join(root, folder)) < writtenAt)) return;
  const child = spawn(pinnedNode, [join(root, generate)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { NODE_COMPILE_CACHE: compileCache, ...process.env },
  });
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  if (status !== 0) stop(`${stdout}${stderr}\nWriting types and schemas failed: see above.`);
}

/** When a file of the folder was last changed, in milliseconds. */
function newestIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .reduce((newest, entry) => {
      const path = join(folder, entry.name);
      const changed = entry.isDirectory() ? newestIn(path) : statSync(path).mtimeMs;
      return Math.max(newest, changed);
    }, 0);
}

async function installLocked(turn) {
  // Not to the output, which may be a command's JSON.
  console.error('Installing dependencies (once; a minute or so) …');
  const command = [
    'npx',
    '--yes',
    pnpm,
    'install',
    '--frozen-lockfile',
    '--reporter=append-only',
    '--loglevel=warn',
  ];
  const isWindows = process.platform === 'win32';
  // Begins when its number is in the turn, and not at all where this process is killed before.
  const whenTold = ['/bin/sh', '-c', 'read -r _ && exec "$0" "$@" </dev/null'];
  const [program, ...parameters] = isWindows ? command : [...whenTold, ...command];
  const child = spawn(program, parameters, { cwd: root, shell: isWindows, stdio: 'pipe' });
  if (child.pid) turn.shareWith(child.pid);
  child.stdin.on('error', () => undefined).end('\n');
  const passOn = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, passOn);
  const [stdout, stderr, [status, killedBy]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  for (const signal of signals) process.off(signal, passOn);
  if (status === 0) return;
  if (killedBy) process.exit(128 + constants.signals[killedBy]);
  stop(`${stdout}${stderr}\nInstalling the dependencies failed: see above.`);
}

function run(file, parameters) {
  // The channel closes when this process dies, however it dies: the child can then stop too.
  const child = spawn(pinnedNode, [resolve(root, file), ...parameters], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { NODE_COMPILE_CACHE: compileCache, ...process.env },
  });
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  const parent = process.ppid;
  // What started this may be killed in a way that leaves no signal.
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1_000).unref();
  child.on('error', (error) => stop(`${pinnedNode} cannot be started: ${error.message}`));
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0));
  });
}

requireNode();
await install();
const [script, ...argv] = process.argv.slice(2);
if (script !== generate) await generateWhereStale();
if (!script) stop('Which file? node tools/bootstrap.mjs <file> [arguments]');
run(script, argv);
