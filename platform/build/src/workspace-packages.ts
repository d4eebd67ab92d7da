import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hasInstalledSdk } from './installed-sdk.ts';

/** The folder that holds the lockfile, from any folder below it; for a repository of one remote, that folder. */
export function workspaceRoot(directory: string): string {
  if (hasInstalledSdk(directory)) return directory;
  const parent = dirname(directory);
  return globSync('pnpm-lock.yaml', { cwd: parent }).length > 0 || parent === directory
    ? parent
    : workspaceRoot(parent);
}

interface PackageJson {
  name: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

function readPackage(directory: string): PackageJson {
  return JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
}

/** An app's folder and those of the workspace packages it depends on, however deep. */
export function dependencyClosure(directory: string): Set<string> {
  const directoryOf = workspacePackages(workspaceRoot(directory));
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
