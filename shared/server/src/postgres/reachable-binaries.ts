import { chmod, cp, lstat, mkdir, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PlainError } from '../plain-error.ts';
import type { Binaries } from './platform-binaries.ts';
import type { ServerUser } from './server-user.ts';

/**
 * A folder with the binaries that the server's user can reach: the package's own, or a copy if that is inside a private
 * folder (a clone in /root). The copy is made once.
 */
export async function reachableBinaries(
  binaries: Binaries,
  user: ServerUser | undefined,
): Promise<string> {
  const root = await realpath(binaries.root);
  if (!user || (await isReachable(root, user))) return root;
  for (const parent of ['/var/lib', '/var/tmp', tmpdir()]) {
    const copy = await copyInto(parent, binaries, user).catch(() => undefined);
    if (copy) return copy;
  }
  throw new PlainError(
    `PostgreSQL's binaries in ${root} cannot be reached by the account they must run as, and no copy could be made in /var/lib, /var/tmp or ${tmpdir()}. Move the project out of the private folder, or start as another user.`,
  );
}

/** Whether every folder down to this one lets the user through. */
export async function isReachable(directory: string, user: ServerUser): Promise<boolean> {
  for (let current = directory; ; current = path.dirname(current)) {
    const info = await stat(current);
    const bit = info.uid === user.uid ? 0o100 : info.gid === user.gid ? 0o010 : 0o001;
    if ((info.mode & bit) === 0) return false;
    if (current === path.dirname(current)) return true;
  }
}

async function copyInto(
  parent: string,
  binaries: Binaries,
  user: ServerUser,
): Promise<string | undefined> {
  const home = path.join(parent, 'aangan-postgres');
  const target = path.join(home, binaries.version);
  await mkdir(home, { recursive: true, mode: 0o755 });
  // In a folder that all users may write to, another user could have created it first.
  if (!(await isOwn(home)) || !(await isReachable(await realpath(home), user))) return undefined;
  if (!(await isOwn(target))) {
    const draft = `${target}.${process.pid}`;
    await rm(draft, { recursive: true, force: true });
    await cp(binaries.root, draft, { recursive: true, verbatimSymlinks: true });
    await openToAll(draft);
    await rename(draft, target).catch(async () => rm(draft, { recursive: true, force: true }));
  }
  return (await isOwn(target)) ? target : undefined;
}

/** Makes the copy readable for all: under a umask of 077 the package's files are private. */
async function openToAll(directory: string): Promise<void> {
  await chmod(directory, 0o755);
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const file = path.join(directory, entry.name);
    if (entry.isDirectory()) {
      await openToAll(file);
    } else if (entry.isFile()) {
      await chmod(file, 0o755);
    }
  }
}

async function isOwn(directory: string): Promise<boolean> {
  const info = await lstat(directory).catch(() => undefined);
  return Boolean(
    info?.isDirectory() && info.uid === process.getuid?.() && (info.mode & 0o022) === 0,
  );
}
