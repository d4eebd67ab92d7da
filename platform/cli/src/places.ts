import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The templates of new remotes: beside the sources, and beside the compiled command. */
export const templates = path.resolve(import.meta.dirname, '../templates');

const root = path.resolve(import.meta.dirname, '../../..');

/** The root of the repository that this command is a part of; undefined where it is an installed package. */
export const workspace = existsSync(path.join(root, 'platform/cli/src')) ? root : undefined;

/** The folder of the remote that a folder is in: the nearest one with a remote.json. */
export function enclosingRemote(folder = process.cwd()): string | undefined {
  if (existsSync(path.join(folder, 'remote.json'))) return folder;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : enclosingRemote(parent);
}

/** The site that a remote's own repository names in its package.json; undefined anywhere else. */
export function siteOfRepository(): string | undefined {
  const folder = enclosingRemote();
  if (!folder) return undefined;
  const { aangan } = readJson(path.join(folder, 'package.json')) as { aangan?: { site?: string } };
  return aangan?.site;
}

/** A JSON file; an empty object where there is none, or it is malformed. */
export function readJson(file: string): object {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
