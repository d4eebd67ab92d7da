import { existsSync } from 'node:fs';
import path from 'node:path';
import { isRemoteName, shellName } from '@aangan/manifest/names';
import { UsageError } from '../command-line/usage-error.ts';
import { enclosingRemote, readJson, workspace } from '../places.ts';

/**
 * The folder of a remote: the one that the command is run in, or a remote of this repository, or the shell.
 * @param remote undefined for the remote that the command is run in
 * @param example a command line that names one
 * @throws {UsageError} where there is no such remote
 */
export function remoteFolder(remote: string | undefined, example: string): string {
  const own = enclosingRemote();
  const ownName = own && (readJson(path.join(own, 'remote.json')) as { name?: string }).name;
  if (own && (remote === undefined || remote === ownName)) return own;
  if (remote === undefined) throw new UsageError(`Name a remote: ${example}`);
  const folder = remote === shellName ? remote : `mfe-${remote}`;
  const directory = path.join(workspace ?? process.cwd(), folder);
  if (isRemoteName(remote) && existsSync(path.join(directory, 'package.json'))) return directory;
  throw new UsageError(
    own
      ? `This is the repository of "${ownName}", and not of "${remote}".`
      : `This repository has no remote "${remote}": there is no folder ${folder}. Name one as in: ${example}`,
  );
}
