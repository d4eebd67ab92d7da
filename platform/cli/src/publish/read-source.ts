import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ReleaseSource } from '@aangan/registry';
import type { PublishingRun } from './read-run.ts';

const run = promisify(execFile);
/** How long git may take, in milliseconds. */
const timeoutMs = 10_000;

/**
 * Where a build comes from: the version in the app's package.json, the commit, and the run that publishes it. What
 * cannot be read is left out, since a release can be published from outside a repository.
 * @param folder the app's folder, or the folder of its build inside it
 * @param publishing the commit and the run, where they are known; without, the commit is that of the folder
 */
export async function readSource(
  folder: string,
  { commit: id, run: publishedBy }: Partial<PublishingRun> = {},
): Promise<ReleaseSource> {
  const [version, checkedOut] = await Promise.all([readVersion(folder), readCommit(folder)]);
  const isOther = id !== undefined && id !== checkedOut?.id;
  const commit = isOther ? { id, isChanged: checkedOut?.isChanged ?? false } : checkedOut;
  return {
    ...(version !== undefined && { version }),
    ...(commit && { commit }),
    ...(publishedBy && { run: publishedBy }),
  };
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
