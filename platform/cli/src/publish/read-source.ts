import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { readBuiltFrom, readCommit } from '@aangan/manifest/built-from';
import type { ReleaseSource } from '@aangan/registry';
import type { PublishingRun } from './read-run.ts';

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
  const [version, built] = await Promise.all([readVersion(folder), readBuiltFrom(folder)]);
  const checkedOut = built ? built.commit : await readCommit(folder);
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
