import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ApiOperation, RemoteManifest } from '@aangan/manifest';
import type { Compilation } from 'webpack';
import { packageFolder } from './bill-of-materials.ts';
import { posixPath, posixRelative } from './posix-path.ts';
import { recordTypes, unique } from './types/record-types.ts';
import { bundledModules } from './used-names.ts';

/** In an installed package of the platform: its module → the API operations that the module calls. */
export const operationsFile = 'operations.json';

/** What a remote's release.json says of types and API calls, with the files that hold the types. */
export function recordedOfRemote(
  compilation: Compilation,
  app: { directory: string; manifest: RemoteManifest },
) {
  const recorded = recordTypes({ ...app, modules: sourcesOf(compilation) });
  if (!recorded) return { texts: {} };
  const { files, exposes, consumes, slots } = recorded;
  const operations = unique([...recorded.operations, ...operationsOfPackages(compilation)]);
  return { texts: files, types: { exposes, consumes, ...someOf(slots) }, operations };
}

/** What the shell's release.json says of its slots and of API calls. */
export function recordedOfShell(compilation: Compilation, directory: string) {
  const recorded = recordTypes({ directory, modules: sourcesOf(compilation) });
  if (!recorded) return { texts: {} };
  const { files, slots, operations } = recorded;
  const hasSlots = Object.keys(slots).length > 0;
  return { texts: files, operations, ...(hasSlots && { types: { slots } }) };
}

function someOf(slots: Record<string, string>) {
  return Object.keys(slots).length > 0 ? { slots } : {};
}

/** The API operations that modules of installed packages of the platform call, as those were recorded in their builds. */
function operationsOfPackages(compilation: Compilation): ApiOperation[] {
  const called = new Map<string, Record<string, ApiOperation[]>>();
  return bundledModules(compilation).flatMap((module) => {
    const path = module.nameForCondition();
    const folder = packageFolder(path);
    if (!path || !folder?.includes('/@aangan/')) return [];
    const ofPackage = called.get(folder) ?? readOperations(folder);
    called.set(folder, ofPackage);
    return ofPackage[posixRelative(folder, path)] ?? [];
  });
}

function readOperations(folder: string): Record<string, ApiOperation[]> {
  const file = join(folder, operationsFile);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The TypeScript modules of a build, by path. */
function sourcesOf(compilation: Compilation): string[] {
  const paths = bundledModules(compilation).flatMap((module) => {
    const { resource } = module as { resource?: unknown };
    return typeof resource === 'string' && /\.tsx?$/.test(resource) ? [resource] : [];
  });
  return [...new Set(paths)].filter((path) => !posixPath(path).includes('/node_modules/')).sort();
}
