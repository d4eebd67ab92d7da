import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** How long git may take, in milliseconds. */
const timeoutMs = 10_000;

/** Beside release.json, and no file of the release: the same sources are the same release at any commit. */
const fileName = 'built-from.json';
const lockfiles = ['pnpm-lock.yaml', 'package-lock.json', 'yarn.lock'];

/** The commit that is checked out. */
export interface BuiltCommit {
  id: string;
  author: string;
  /** ISO 8601, of the author's clock. */
  at: string;
  /** Whether the repository had changes that were not committed. */
  isChanged: boolean;
}

/** What an app was built from. */
export interface BuiltFrom {
  /** Undefined outside of a repository. */
  commit?: BuiltCommit | undefined;
  /** The nearest lockfile, and its hash in hex. */
  lockfile?: { name: string; sha256: string } | undefined;
}

/**
 * Writes what an app is built from into the folder of its build, at the time of the build: a folder that is committed
 * afterwards was still built with its changes.
 * @param directory the app's folder
 */
export async function writeBuiltFrom(directory: string): Promise<void> {
  const [commit, lockfile] = await Promise.all([readCommit(directory), readLockfile(directory)]);
  const text = `${JSON.stringify({ commit, lockfile }, null, 2)}\n`;
  await writeFile(path.join(directory, 'dist', fileName), text);
}

/** What was written beside a release.json; undefined where another tool has built it. */
export async function readBuiltFrom(folder: string): Promise<BuiltFrom | undefined> {
  try {
    return JSON.parse(await readFile(path.join(folder, fileName), 'utf8')) as BuiltFrom;
  } catch {
    return undefined;
  }
}

/** The commit that a folder is at; undefined outside of a repository, and without git. */
export async function readCommit(folder: string): Promise<BuiltCommit | undefined> {
  const git = async (...parameters: string[]) => {
    const { stdout } = await run('git', ['-C', folder, ...parameters], { timeout: timeoutMs });
    return stdout.trim();
  };
  try {
    const [id = '', at = '', author = ''] = (await git('log', '-1', '--format=%H%n%cI%n%an')).split(
      '\n',
    );
    const isChanged = (await git('status', '--porcelain', '--', ':/')) !== '';
    return { id, at, author: author.slice(0, 200) || 'unknown', isChanged };
  } catch {
    return undefined;
  }
}

/** The lockfile of a folder, or of the nearest one around it. */
export async function readLockfile(folder: string): Promise<BuiltFrom['lockfile']> {
  const name = lockfiles.find((one) => existsSync(path.join(folder, one)));
  if (name !== undefined) {
    const text = await readFile(path.join(folder, name));
    return { name, sha256: createHash('sha256').update(text).digest('hex') };
  }
  const parent = path.dirname(folder);
  return parent === folder ? undefined : readLockfile(parent);
}
