import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasInstalledSdk, installedPackages } from './installed-sdk.ts';
import { lockedPackages } from './locked-packages.ts';
import { portableDirectory } from './portable-directory.ts';
import { posixPath, posixRelative } from './posix-path.ts';
import { dependencyClosure, workspaceRoot } from './workspace-packages.ts';

/**
 * A hash over everything an app is built from: its own sources and translations, those of the workspace packages it depends on, directly
 * or not, and the lockfile's entries for all that these install; in a repository of its own, what is installed there.
 * The same sources make the same release on every machine and in every folder, and a package that only others use does
 * not change it.
 * @param directory the app's folder
 * @param mode builds of other modes than `production` are other releases
 * @returns 16 hex digits: the release's id
 */
export function sourceHash(directory: string, mode = 'production'): string {
  const workspace = workspaceRoot(directory);
  const folders = [...builtFrom(directory)]
    .map((folder) => posixRelative(workspace, folder))
    .sort();
  const installed = hasInstalledSdk(directory)
    ? namesOf(directory)
    : lockedPackages(readFileSync(join(workspace, 'pnpm-lock.yaml'), 'utf8'), folders);
  const hash = createHash('sha256').update(installed);
  if (mode !== 'production') hash.update(`\0${mode}`);
  for (const folder of folders) {
    for (const file of sourceFiles(join(workspace, folder))) {
      hash.update(`\0${folder}/${file}\0`);
      hash.update(readFileSync(join(workspace, folder, file)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** The installed packages by name and version: whatever has installed them and wherever from, the text is the same. */
function namesOf(directory: string): string {
  const names = installedPackages(directory).map(({ name, version }) => `${name}@${version}\n`);
  return [...new Set(names)].sort().join('');
}

/**
 * The folders of an app and its workspace packages; for a remote, also those that its portable container is made of.
 */
function builtFrom(directory: string): Set<string> {
  if (hasInstalledSdk(directory)) return new Set([directory]);
  const packages = dependencyClosure(directory);
  const isRemote = existsSync(join(directory, 'remote.json'));
  const portable = isRemote ? portableDirectory(directory) : undefined;
  return new Set([...packages, ...(portable ? dependencyClosure(portable) : [])]);
}

/** What decides how sources are read and packages are found: the result is a part of the hash, or of no release. */
const leftOut = new Set(['tsconfig.json', 'package-lock.json', 'jest.config.js']);

function sourceFiles(packageDirectory: string): string[] {
  const isSource = (path: string) => !/\.test\.tsx?$|\/testing\/|^src\/styleguide\.tsx$/.test(path);
  return globSync(['*.{json,ts,js,html}', 'src/**/*.*', 'locales/*.po'], { cwd: packageDirectory })
    .map((path) => posixPath(path))
    .filter((path) => isSource(path) && !leftOut.has(path))
    .sort();
}
