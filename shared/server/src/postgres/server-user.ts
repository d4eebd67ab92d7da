import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PlainError } from '../plain-error.ts';

/** Whom PostgreSQL runs as. */
export interface ServerUser {
  uid: number;
  gid: number;
}

/** Accounts without privileges that systems come with, best first. initdb refuses an id without an account. */
const candidates = ['postgres', '_postgres', 'nobody'];

/**
 * PostgreSQL refuses to run as root: then an account without privileges, else `undefined` (ourselves).
 *
 * @throws {PlainError} when we are root and the system has no such account.
 */
export async function serverUser(): Promise<ServerUser | undefined> {
  if (process.getuid?.() !== 0) {
    return undefined;
  }
  for (const name of candidates) {
    const user = await lookUp(name);
    if (user && user.uid !== 0) {
      return user;
    }
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
