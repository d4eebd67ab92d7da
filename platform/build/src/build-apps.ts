import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { buildApp } from './build-app.ts';

/**
 * Builds the apps whose folders are given, or else the shell and every remote of the workspace, each in
 * a process of its own, and prints one JSON line an app: `{ name, release, directory, built }`.
 */
const run = promisify(execFile);
const workspace = resolve(import.meta.dirname, '../../..');

function everyApp(): string[] {
  return globSync(['shell/webpack.config.ts', '*/remote.json'], { cwd: workspace })
    .map((path) => join(workspace, dirname(path)))
    .sort();
}

async function buildInChild(directory: string): Promise<void> {
  const { stdout } = await run(process.execPath, [import.meta.filename, '--one', directory]);
  process.stdout.write(stdout);
}

async function buildAll(directories: string[]): Promise<void> {
  const waiting = [...directories];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await buildInChild(next);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

const [flag, one] = process.argv.slice(2);
try {
  if (flag === '--one' && one) console.log(JSON.stringify(await buildApp(resolve(one))));
  else
    await buildAll(
      process.argv.length > 2 ? process.argv.slice(2).map((path) => resolve(path)) : everyApp(),
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
