import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PlainError } from '@aangan/server/plain-error';
import { requireNames } from './require-names.ts';
import { type RemoteExtra, wordsOf, writeTemplates } from './write-templates.ts';

export interface NewRemote {
  /** As remote.json has it: lower-case letters, digits and hyphens. */
  name: string;
  /** The team that owns it; by default named like the remote. */
  team?: string | undefined;
  /** What it has beside its page. */
  extras?: readonly RemoteExtra[];
  /** The root of the repository. */
  workspace: string;
}

/**
 * Writes the folder of a new remote with one page, one feature, their tests and its specimen, and names its team in
 * CODEOWNERS.
 * @returns the files written, relative to the workspace
 * @throws {PlainError} for a name that cannot be one or is taken, or outside the repository
 */
export async function newRemote(remote: NewRemote): Promise<string[]> {
  const { name, team = name, extras = [], workspace } = remote;
  const folder = `mfe-${name}`;
  requireNames(name, team);
  requireFree(folder, workspace);
  const folders = ['remote', 'workspace', ...extras.map((extra) => `with/${extra}`)];
  const written = await writeTemplates(folders, {
    folder: path.join(workspace, folder),
    words: wordsOf(name, team),
    marks: extras,
  });
  await addOwner(workspace, folder, team);
  return written.map((file) => path.join(folder, file));
}

function requireFree(folder: string, workspace: string): void {
  if (!existsSync(path.join(workspace, 'pnpm-workspace.yaml'))) {
    throw new PlainError(`${workspace} is not the repository. Run aangan new in its root folder.`);
  }
  if (existsSync(path.join(workspace, folder))) {
    throw new PlainError(`There is a folder ${folder} already. Choose another name.`);
  }
}

async function addOwner(workspace: string, folder: string, team: string): Promise<void> {
  const file = path.join(workspace, '.github/CODEOWNERS');
  const lines = (await readFile(file, 'utf8')).split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('/mfe-'));
  const owned = `/${folder}/`;
  lines.splice(last + 1, 0, `${owned.padEnd(23)} @aangan/${team}`);
  await writeFile(file, lines.join('\n'));
}
