import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** One package of the workspace. */
export interface WorkspacePackage {
  /** As package.json has it, such as "@aangan/ui". */
  name: string;
  /** Below the workspace root, such as "shared/ui". */
  directory: string;
  /** The names of the workspace packages that it depends on, directly. */
  dependencies: string[];
  /** The remote's name, the remotes whose parts it shows, its slots and those that it extends, where it is a remote. */
  remote?: { name: string; consumes: string[]; slots: string[]; extends: string[] };
}

const root = resolve(import.meta.dirname, '../..');
const patterns = ['*/package.json', '{shared,platform,tools}/*/package.json'];

/** All packages of the workspace. */
export function workspacePackages(): WorkspacePackage[] {
  const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
  const manifests = globSync(patterns, { cwd: root, exclude: ['node_modules'] }).map((path) => ({
    directory: dirname(path),
    manifest: read(path),
  }));
  const names = new Set(manifests.map(({ manifest }) => manifest.name));
  return manifests.map(({ directory, manifest }) => {
    const dependencies = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
    const remoteFile = join(directory, 'remote.json');
    const remote = existsSync(join(root, remoteFile)) ? read(remoteFile) : undefined;
    return {
      name: manifest.name,
      directory,
      dependencies: dependencies.filter((name) => names.has(name)),
      ...(remote && {
        remote: {
          name: remote.name,
          consumes: Object.keys(remote.consumes ?? {}),
          slots: Object.keys(remote.slots ?? {}),
          extends: (remote.extensions ?? []).map(({ slot }: { slot: string }) => slot),
        },
      }),
    };
  });
}
