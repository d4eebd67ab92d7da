import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isRemoteName, platformPaths } from '@aangan/manifest';
import { PlainError } from '@aangan/server/plain-error';

const templates = path.resolve(import.meta.dirname, '../../templates');
/** Optional extras of a new remote: a part for other remotes, a page that reads the API, a signed-in page. */
export const remoteExtras = ['part', 'detail', 'signed-in'] as const;
type RemoteExtra = (typeof remoteExtras)[number];
const suffix = '.template';

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
  requireFree(name, team, workspace);
  const words = {
    name,
    team,
    Name: name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
    title: name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' '),
  };
  const folders = ['remote', ...extras.map((extra) => `with/${extra}`)];
  const written = await Promise.all(
    folders.flatMap(templatesIn).map(async ({ from, to }) => {
      const file = path.join(folder, fill(to, words));
      await mkdir(path.join(workspace, path.dirname(file)), { recursive: true });
      const text = chooseLines(await readFile(from, 'utf8'), extras);
      await writeFile(path.join(workspace, file), fill(text, words), { flag: 'wx' });
      return file;
    }),
  );
  await addOwner(workspace, folder, team);
  return written.sort();
}

function requireFree(name: string, team: string, workspace: string): void {
  if (!isRemoteName(name) || /-$|--/.test(name)) {
    throw new PlainError(
      `"${name}" cannot be the name of a remote. Use lower-case letters, digits and single hyphens, and begin with a letter: aangan new price-lists`,
    );
  }
  if (name === 'shell') throw new PlainError('"shell" is the shell’s name. Choose another one.');
  if (platformPaths.includes(`/${name}`)) {
    throw new PlainError(
      `"${name}" cannot be the name of a remote: its page would be /${name}, which the platform itself serves. Choose another one.`,
    );
  }
  if (!/^[a-z][a-z0-9-]{0,79}$/.test(team)) {
    throw new PlainError(
      `"${team}" cannot be the name of a team. Use lower-case letters, digits and hyphens.`,
    );
  }
  if (!existsSync(path.join(workspace, 'pnpm-workspace.yaml'))) {
    throw new PlainError(`${workspace} is not the repository. Run aangan new in its root folder.`);
  }
  if (existsSync(path.join(workspace, `mfe-${name}`))) {
    throw new PlainError(`There is a folder mfe-${name} already. Choose another name.`);
  }
}

function templatesIn(folder: string): { from: string; to: string }[] {
  const cwd = path.join(templates, folder);
  return globSync(`**/*${suffix}`, { cwd }).map((template) => ({
    from: path.join(cwd, template),
    to: template.slice(0, -suffix.length),
  }));
}

/** The lines of a template for a remote: `#detail|…` only with that extra, `#no-detail|…` only without it. */
function chooseLines(text: string, extras: readonly RemoteExtra[]): string {
  const lines = text.split('\n').map((line) => {
    const [mark = '', no, extra] = /^#(no-)?(part|detail|signed-in)\|/.exec(line) ?? [];
    const isChosen = mark === '' || extras.some((one) => one === extra) !== Boolean(no);
    return isChosen ? [line.slice(mark.length)] : [];
  });
  return lines.flat().join('\n');
}

function fill(text: string, words: Record<string, string>): string {
  return text.replace(/__(\w+?)__/g, (whole, word: string) => words[word] ?? whole);
}

async function addOwner(workspace: string, folder: string, team: string): Promise<void> {
  const file = path.join(workspace, '.github/CODEOWNERS');
  const lines = (await readFile(file, 'utf8')).split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('/mfe-'));
  const owned = `/${folder}/`;
  lines.splice(last + 1, 0, `${owned.padEnd(23)} @aangan/${team}`);
  await writeFile(file, lines.join('\n'));
}
