import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ReleaseSource } from '@aangan/registry';

const run = promisify(execFile);
/** How long git may take, in milliseconds. */
const timeoutMs = 10_000;

/**
 * Where a build comes from: the version in the app's package.json, and the commit of its folder. What cannot be read is
 * left out, since a release can be published from outside a repository.
 * @param folder the app's folder, or the folder of its build inside it
 */
export async function readSource(folder: string): Promise<ReleaseSource> {
  const [version, commit] = await Promise.all([readVersion(folder), readCommit(folder)]);
  return { ...(version !== undefined && { version }), ...(commit && { commit }) };
}

/** The version in the nearest package.json: of the folder itself or of the one above. */
export async function readVersion(folder: string): Promise<string | undefined> {
  for (const directory of [folder, path.dirname(folder)]) {
    try {
      const text = await readFile(path.join(directory, 'package.json'), 'utf8');
      const { version } = JSON.parse(text) as { version?: unknown };
      return typeof version === 'string' ? version : undefined;
    } catch {
      // There is no readable package.json here.
    }
  }
  return undefined;
}

async function readCommit(folder: string): Promise<ReleaseSource['commit']> {
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
