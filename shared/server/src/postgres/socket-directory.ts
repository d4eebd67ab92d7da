import { createHash } from 'node:crypto';
import { chown, lstat, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isReachable } from './reachable-binaries.ts';
import type { ServerUser } from './server-user.ts';

/** `sockaddr_un.sun_path` holds 104 bytes on macOS, of which the file name takes 17. */
const maxDirectoryBytes = 80;

/**
 * A private folder for the server's socket: short, since a socket's path is limited, and the same at every
 * start, so that kills leave no trail of folders. Only the server's user (and root) may enter it, which is
 * what lets the server trust its clients.
 */
export async function socketDirectory(
  cluster: string,
  user: ServerUser | undefined,
): Promise<string> {
  const parent = await socketParent(user);
  const key = createHash('sha256').update(cluster).digest('hex').slice(0, 12);
  const directory = path.join(parent, `aangan-${key}`);
  const owner = user ?? { uid: process.getuid?.() ?? -1, gid: process.getgid?.() ?? -1 };
  const isNew = await mkdir(directory, { mode: 0o700 }).then(
    () => true,
    () => false,
  );
  if (isNew) {
    await chown(directory, owner.uid, owner.gid);
    return directory;
  }
  const info = await lstat(directory);
  if (info.isDirectory() && info.uid === owner.uid && (info.mode & 0o077) === 0) return directory;
  return freshDirectory(parent, owner);
}

/**
 * Removes the socket and the lock file that a killed server left. PostgreSQL refuses to start while a process with the
 * pid in the lock file exists: a killed process exists until its parent has read its exit code, and its pid may then
 * belong to another program. Called while no server runs on the cluster that owns this folder.
 */
export async function removeStaleSocket(directory: string): Promise<void> {
  const socket = path.join(directory, '.s.PGSQL.5432');
  await Promise.all([socket, `${socket}.lock`].map((file) => rm(file, { force: true })));
}

async function freshDirectory(parent: string, owner: ServerUser): Promise<string> {
  const directory = await mkdtemp(path.join(parent, 'aangan-'));
  await chown(directory, owner.uid, owner.gid);
  return directory;
}

async function socketParent(user: ServerUser | undefined): Promise<string> {
  const preferred = await realpath(tmpdir());
  const isShort = Buffer.byteLength(preferred) <= maxDirectoryBytes - 'aangan-000000000000/'.length;
  return isShort && (!user || (await isReachable(preferred, user))) ? preferred : '/tmp';
}
