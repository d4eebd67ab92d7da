import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockedPackages } from './locked-packages.ts';
import { portableDirectory } from './portable-directory.ts';
import { posixPath, posixRelative } from './posix-path.ts';
import { dependencyClosure, workspaceRoot } from './workspace-packages.ts';

/**
 * A hash over everything an app is built from: its own sources, those of the workspace packages it depends on, directly
 * or not, and the lockfile's entries for all that these install. The same sources make the same release on every
 * machine, and a package that only others use does not change it.
 * @param directory the app's folder
 * @param mode builds of other modes than `production` are other releases
 * @returns 16 hex digits: the release's id
 */
export function sourceHash(directory: string, mode = 'production'): string {
  const workspace = workspaceRoot(directory);
  const lockfile = readFileSync(join(workspace, 'pnpm-lock.yaml'), 'utf8');
  const folders = [...builtFrom(directory)]
    .map((folder) => posixRelative(workspace, folder))
    .sort();
  const hash = createHash('sha256').update(lockedPackages(lockfile, folders));
  if (mode !== 'production') hash.update(`\0${mode}`);
  for (const folder of folders) {
    for (const file of sourceFiles(join(workspace, folder))) {
      hash.update(`\0${folder}/${file}\0`);
      hash.update(readFileSync(join(workspace, folder, file)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * The folders of an app and its workspace packages; for a remote, also those that its portable container is made of.
 */
function builtFrom(directory: string): Set<string> {
  const packages = dependencyClosure(directory);
  const isRemote = existsSync(join(directory, 'remote.json'));
  const portable = isRemote ? portableDirectory(directory) : undefined;
  return new Set([...packages, ...(portable ? dependencyClosure(portable) : [])]);
}

function sourceFiles(packageDirectory: string): string[] {
  const isSource = (path: string) => !/\.test\.tsx?$|\/testing\/|^src\/styleguide\.tsx$/.test(path);
  return globSync(['*.{json,ts,js,html}', 'src/**/*.*'], { cwd: packageDirectory })
    .map((path) => posixPath(path))
    .filter((path) => isSource(path) && path !== 'tsconfig.json')
    .sort();
}
