import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hasInstalledSdk } from './installed-sdk.ts';
import { workspaceRoot } from './workspace-packages.ts';

/**
 * The folder of the package that portable containers are made of; undefined where the workspace has none, and in a
 * repository of its own, which finds it built.
 */
export function portableDirectory(directory: string): string | undefined {
  if (hasInstalledSdk(directory)) return undefined;
  const portable = join(workspaceRoot(directory), 'platform/portable');
  return existsSync(join(portable, 'webpack.config.ts')) ? portable : undefined;
}
