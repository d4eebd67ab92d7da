import { execFile } from 'node:child_process';
import { lchown, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { PlainError } from '../plain-error.ts';

/** Whom PostgreSQL runs as. */
export interface ServerUser {
  uid: number;
  gid: number;
}

/** Unprivileged accounts that systems come with, best first. initdb refuses a user id without an account. */
const candidates = ['postgres', '_postgres', 'nobody'];

/**
 * PostgreSQL refuses to run as root and on files of another user. If we are root, returns the owner of the cluster, or
 * an unprivileged account for a new one; otherwise `undefined` (ourselves).
 *
 * @throws {PlainError} when the cluster belongs to another user, or we are root and there is no suitable account.
 */
export async function serverUser(cluster: string): Promise<ServerUser | undefined> {
  const owner = await stat(cluster).catch(() => undefined);
  const uid = process.getuid?.();
  if (uid !== 0) {
    if (owner && uid !== undefined && owner.uid !== uid) {
      throw new PlainError(
        `The database in ${cluster} belongs to another user (${owner.uid}). Start as that user, or take it over: sudo chown -R $(id -u) ${cluster}`,
      );
    }
    return undefined;
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const user = await unprivilegedUser();
  if (owner) {
    // Root copied or restored the cluster: give it to a user that may run the server.
    await giveTo(cluster, user);
  }
  return user;
}

async function giveTo(folder: string, user: ServerUser): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true })) {
    await lchown(path.join(folder, entry), user.uid, user.gid);
  }
  await lchown(folder, user.uid, user.gid);
}

async function unprivilegedUser(): Promise<ServerUser> {
  for (const name of candidates) {
    const user = await lookUp(name);
    if (user && user.uid !== 0) return user;
  }
  throw new PlainError(
    `PostgreSQL does not run as root, and this system has none of the accounts ${candidates.join(', ')}. Start as another user, or set DATABASE_URL.`,
  );
}

async function lookUp(name: string): Promise<ServerUser | undefined> {
  try {
    const ask = promisify(execFile);
    const [uid, gid] = await Promise.all([ask('id', ['-u', name]), ask('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return undefined;
  }
}
