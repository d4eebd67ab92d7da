/**
 * Builds the apps in the given folders, by default the shell, every remote and the console of the workspace, as many at
 * a time as there are processors. Prints a JSON line when the build of an app begins, `{ began, number, count }`, and
 * one for each app that is ready: `{ name, kind, release, directory, built }`.
 */
import { existsSync, globSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { startBuilders } from './builders.ts';

const workspace = resolve(import.meta.dirname, '../../..');

/** Remotes come last: they wait for the build that their portable containers share. */
function everyApp(): string[] {
  const configured = [
    'shell/webpack.config.ts',
    'platform/console/webpack.config.ts',
    '*/remote.json',
  ];
  return configured
    .flatMap((pattern) => globSync(pattern, { cwd: workspace }).sort())
    .map((path) => join(workspace, dirname(path)));
}

const given = process.argv.slice(2).map((path) => resolve(path));
const apps = given.length > 0 ? given : everyApp();
let number = 0;
const print = (line: object) => console.log(JSON.stringify(line));
const builders = startBuilders((directory) => {
  number += 1;
  print({ began: directory, number, count: apps.length });
});

const isRemote = (directory: string) => existsSync(join(directory, 'remote.json'));
const [firstRemote] = apps.filter(isRemote);
const portable = firstRemote && builders.build({ directory: firstRemote, isPortable: true });
try {
  await Promise.all(
    apps.map(async (directory) => {
      if (isRemote(directory)) await portable;
      print((await builders.build({ directory })) ?? {});
    }),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  builders.end();
}
