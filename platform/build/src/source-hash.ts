import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/**
 * A hash over everything an app is built from: its own sources, those of the workspace packages it
 * depends on, however deep, and the lockfile. The same sources make the same release on every machine.
 * @param directory the app's folder
 * @returns 16 hex digits: the release's id
 */
export function sourceHash(directory: string): string {
  const workspace = workspaceRoot(directory);
  const packages = [...dependencyClosure(directory, workspace)].sort();
  const hash = createHash('sha256').update(readFileSync(join(workspace, 'pnpm-lock.yaml')));
  for (const packageDirectory of packages) {
    for (const file of sourceFiles(packageDirectory)) {
      hash.update(`\0${relative(workspace, packageDirectory)}/${file}\0`);
      hash.update(readFileSync(join(packageDirectory, file)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}

/** The folder that holds the lockfile, from any folder below it. */
export function workspaceRoot(directory: string): string {
  const parent = dirname(directory);
  return globSync('pnpm-lock.yaml', { cwd: parent }).length > 0 || parent === directory
    ? parent
    : workspaceRoot(parent);
}

function sourceFiles(packageDirectory: string): string[] {
  const isSource = (path: string) => !/\.test\.tsx?$|\/testing\//.test(path);
  return globSync(['*.{json,ts,js,html}', 'src/**/*.*'], { cwd: packageDirectory })
    .filter((path) => isSource(path) && path !== 'tsconfig.json')
    .sort();
}

interface PackageJson {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function readPackage(directory: string): PackageJson {
  return JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
}

function dependencyClosure(directory: string, workspace: string): Set<string> {
  const directoryOf = workspacePackages(workspace);
  const found = new Set<string>();
  const visit = (current: string) => {
    if (found.has(current)) return;
    found.add(current);
    const { dependencies, devDependencies } = readPackage(current);
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      const next = directoryOf.get(name);
      if (next) visit(next);
    }
  };
  visit(directory);
  return found;
}

function workspacePackages(workspace: string): Map<string, string> {
  const manifests = globSync(['*/package.json', '{shared,platform}/*/package.json'], {
    cwd: workspace,
    exclude: ['node_modules/**'],
  });
  return new Map(
    manifests.map((path) => {
      const directory = join(workspace, dirname(path));
      return [readPackage(directory).name, directory] as const;
    }),
  );
}
