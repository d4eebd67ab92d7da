import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileCacheOptions } from 'webpack';
import { readBuildSettings } from './config.ts';
import { hasInstalledSdk, installedPackages } from './installed-sdk.ts';
import { workspaceRoot } from './workspace-packages.ts';

/**
 * Where webpack keeps the modules of an app's last build, so that the next one compiles what has changed. A module is
 * read again where its file has changed; all are where this package, an installed package, Node or the mode has.
 * @param directory the app's folder
 * @param build which of the app's builds
 */
export function moduleCache(directory: string, build: string): FileCacheOptions {
  const { mode } = readBuildSettings();
  return {
    type: 'filesystem',
    cacheDirectory: join(directory, 'node_modules/.cache/webpack'),
    name: `${build} ${mode}`.replaceAll(/\W+/g, '-'),
    version: toolsHash(directory),
    // Older ones are of releases that are not built again.
    maxAge: 7 * 24 * 60 * 60 * 1_000,
  };
}

function toolsHash(directory: string): string {
  const hash = createHash('sha256').update(process.version);
  const installed = hasInstalledSdk(directory)
    ? installedPackages(directory).map(({ name, version }) => `${name}@${version}`)
    : [readFileSync(join(workspaceRoot(directory), 'pnpm-lock.yaml'), 'utf8')];
  hash.update(installed.join('\n'));
  for (const file of globSync('**/*.{ts,js,json}', { cwd: import.meta.dirname }).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(join(import.meta.dirname, file)));
  }
  return hash.digest('hex');
}
