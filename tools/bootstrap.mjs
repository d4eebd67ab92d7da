/**
 * Runs a TypeScript file of this repository on the pinned Node, after installing what the lockfile
 * names: `node tools/bootstrap.mjs <file> [arguments]`. Needs only Node 20.19 and npm, so it is plain
 * JavaScript and imports nothing but Node.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join, resolve } from 'node:path';

const pnpm = 'pnpm@10.34.9';
const root = resolve(import.meta.dirname, '..');
const pinnedNode = join(root, 'node_modules/node/bin/node');
const installedMark = join(root, 'node_modules/.installed-lockfile');
/** Compiled code of every file that ran before: a start takes two thirds of the time with it. */
const compileCache = join(root, 'node_modules/.cache/node');

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

function install() {
  const hash = lockfileHash();
  if (isInstalled(hash)) return;
  // Not to the output, which may be a command's JSON.
  console.error('Installing dependencies (once; a minute or so) …');
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['--yes', pnpm, 'install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn'],
    { cwd: root, encoding: 'utf8', shell: process.platform === 'win32' },
  );
  if (status !== 0) {
    stop(`${stdout ?? ''}${stderr ?? ''}\nInstalling the dependencies failed: see above.`);
  }
  writeFileSync(installedMark, hash);
}

function run(file, parameters) {
  // The channel closes when this process dies, however it dies: the child can then stop too.
  const child = spawn(pinnedNode, [resolve(root, file), ...parameters], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { NODE_COMPILE_CACHE: compileCache, ...process.env },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  const parent = process.ppid;
  // What started this may be killed in a way that leaves no signal.
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 1_000).unref();
  child.on('error', (error) => stop(`${pinnedNode} cannot be started: ${error.message}`));
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0));
  });
}

requireNode();
install();
const [file, ...parameters] = process.argv.slice(2);
if (!file) stop('Which file? node tools/bootstrap.mjs <file> [arguments]');
run(file, parameters);
