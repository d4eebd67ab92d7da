import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from './workspace-packages.ts';

/** The folder of the package that portable containers are made of; undefined where the workspace has none. */
export function portableDirectory(directory: string): string | undefined {
  const portable = join(workspaceRoot(directory), 'platform/portable');
  return existsSync(join(portable, 'webpack.config.ts')) ? portable : undefined;
}
