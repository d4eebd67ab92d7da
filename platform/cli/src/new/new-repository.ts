import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { PlainError } from '@aangan/server/plain-error';
import { type SdkVersion, withSdk } from '../sdk/read-sdk.ts';
import { requireNames } from './require-names.ts';
import { type RemoteExtra, wordsOf, writeTemplates } from './write-templates.ts';

export interface NewRepository {
  /** As remote.json has it: lower-case letters, digits and hyphens. */
  name: string;
  /** The team that owns it; by default named like the remote. */
  team?: string | undefined;
  /** What it has beside its page. */
  extras: readonly RemoteExtra[];
  /** Where it is written: a folder that is not there yet, or has nothing in it but git's. */
  folder: string;
  /** The origin of the site that it is for. */
  site: string;
  /** The packages that it is built with. */
  sdk: SdkVersion;
}

/**
 * Writes a repository for one remote, which is built and tested with the packages that a site serves.
 * @returns the files written, relative to its folder
 * @throws {PlainError} for a name that cannot be one, or a folder that has something in it
 */
export async function newRepository(repository: NewRepository): Promise<string[]> {
  const { name, team = name, extras, folder, site, sdk } = repository;
  requireNames(name, team);
  await mkdir(folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    throw new PlainError(
      `${folder} cannot be made a folder (${error.code}). Name another with --into.`,
      { cause: error },
    );
  });
  if ((await readdir(folder)).some((file) => file !== '.git')) {
    throw new PlainError(`${folder} has files already. Name another folder with --into.`);
  }
  const folders = ['remote', 'repository', ...extras.map((extra) => `with/${extra}`)];
  return writeTemplates(folders, {
    folder,
    words: { ...wordsOf(name, team), site },
    marks: [...extras, 'repository'],
    edit: (text, file) => (path.basename(file) === 'package.json' ? withSdk(text, sdk) : text),
  });
}
