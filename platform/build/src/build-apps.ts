/**
 * Builds the apps whose folders are given, or else the shell, every remote and the console of the workspace, as many at a
 * time as there are processors, and prints one JSON line for each: `{ name, kind, release, directory, built }`.
 */
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import pLimit from 'p-limit';
import { buildApp } from './build-app.ts';

const workspace = resolve(import.meta.dirname, '../../..');

function everyApp(): string[] {
  return globSync(['{shell,platform/console}/webpack.config.ts', '*/remote.json'], {
    cwd: workspace,
  })
    .map((path) => join(workspace, dirname(path)))
    .sort();
}

const given = process.argv.slice(2).map((path) => resolve(path));
const limit = pLimit(availableParallelism());
try {
  await limit.map(given.length > 0 ? given : everyApp(), async (directory) => {
    console.log(JSON.stringify(await buildApp(directory)));
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  limit.clearQueue();
  process.exitCode = 1;
}
