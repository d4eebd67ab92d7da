import { existsSync } from 'node:fs';
import path from 'node:path';
import { isRemoteName, shellName } from '@aangan/manifest/names';
import { UsageError } from '../command-line/usage-error.ts';

const workspace = path.resolve(import.meta.dirname, '../../../..');

/**
 * The folder of a remote of this repository, or of the shell.
 * @param example a command line that names one
 * @throws {UsageError} where the repository has no such remote
 */
export function remoteFolder(remote: string, example: string): string {
  const folder = remote === shellName ? remote : `mfe-${remote}`;
  const directory = path.join(workspace, folder);
  if (isRemoteName(remote) && existsSync(path.join(directory, 'package.json'))) return directory;
  throw new UsageError(
    `This repository has no remote "${remote}": there is no folder ${folder}. Name one as in: ${example}`,
  );
}
