import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** A part of a file's text, and what takes its place. */
export interface Edit {
  /** Below the remote's folder. */
  file: string;
  /** A text that is there. */
  from: string;
  to: string;
}

/**
 * Makes a workspace of its own in a folder, in which remotes are built as in this one: its packages are those of this
 * workspace, by links.
 */
export function makeWorkspace(folder: string): void {
  for (const name of readdirSync(root).filter((one) =>
    /^(tsconfig.*\.json|pnpm-lock\.yaml|package\.json)$/.test(one),
  )) {
    cpSync(join(root, name), join(folder, name));
  }
  for (const name of ['node_modules', 'shared', 'platform']) {
    symlinkSync(join(root, name), join(folder, name));
  }
}

/**
 * Copies a remote into a workspace, with changes.
 * @returns its folder
 * @throws Error where a text that is to be replaced is not there
 */
export function copyRemote(workspace: string, remote: string, edits: readonly Edit[]): string {
  const from = join(root, `mfe-${remote}`);
  const to = join(workspace, `mfe-${remote}`);
  for (const name of readdirSync(from).filter((one) => !['node_modules', 'dist'].includes(one))) {
    cpSync(join(from, name), join(to, name), { recursive: true });
  }
  if (!existsSync(join(to, 'node_modules')))
    linkPackages(join(from, 'node_modules'), join(to, 'node_modules'));
  for (const edit of edits) applyEdit(to, edit);
  return to;
}

/** What a build writes stays in the copy: only the packages are links. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from).filter((one) => !one.startsWith('.'))) {
    if (name.startsWith('@')) linkPackages(join(from, name), join(to, name));
    else symlinkSync(realpathSync(join(from, name)), join(to, name));
  }
}

function applyEdit(directory: string, { file, from, to }: Edit): void {
  const path = join(directory, file);
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (!text.includes(from)) throw new Error(`${file} has no "${from}" any more.`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
}
