import { readdirSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { templates } from '../places.ts';

const suffix = '.template';

/** Optional extras of a new remote: a part for other remotes, a page that reads the API, a signed-in page. */
export const remoteExtras = ['part', 'detail', 'signed-in'] as const;
export type RemoteExtra = (typeof remoteExtras)[number];

/** What the lines of templates are chosen by. */
export type TemplateMark = RemoteExtra | 'repository';

/** What a new remote is called in its files. */
export function wordsOf(name: string, team: string): Record<string, string> {
  return {
    name,
    team,
    Name: name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()),
    title: name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' '),
  };
}

/**
 * Writes the files of some folders of templates.
 * @param to.folder where they are written, below which none of them is yet
 * @param to.words in place of `__word__` in texts and paths
 * @param to.edit changes a text before it is written
 * @returns the paths of the files below the folder
 */
export async function writeTemplates(
  folders: readonly string[],
  to: {
    folder: string;
    words: Record<string, string>;
    marks: readonly TemplateMark[];
    edit?: (text: string, file: string) => string;
  },
): Promise<string[]> {
  const { folder, words, marks, edit = (text) => text } = to;
  const written = folders.flatMap(templatesIn).map(async ({ from, name }) => {
    // npm and git would take files with these names in a package for its own.
    const file = fill(name, words).replace(/^_/, '.');
    await mkdir(path.join(folder, path.dirname(file)), { recursive: true });
    const text = chooseLines(await readFile(from, 'utf8'), marks);
    await writeFile(path.join(folder, file), edit(fill(text, words), file), { flag: 'wx' });
    return file;
  });
  return (await Promise.all(written)).sort();
}

function templatesIn(folder: string): { from: string; name: string }[] {
  const cwd = path.join(templates, folder);
  return readdirSync(cwd, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(suffix))
    .map((file) => ({ from: path.join(cwd, file), name: file.slice(0, -suffix.length) }));
}

/** The lines of a template for a remote: `#detail|…` only with that mark, `#no-detail|…` only without it. */
function chooseLines(text: string, marks: readonly TemplateMark[]): string {
  const lines = text.split('\n').map((line) => {
    const [mark = '', no, name] = /^#(no-)?(part|detail|signed-in|repository)\|/.exec(line) ?? [];
    const isChosen = mark === '' || marks.some((one) => one === name) !== Boolean(no);
    return isChosen ? [line.slice(mark.length)] : [];
  });
  return lines.flat().join('\n');
}

function fill(text: string, words: Record<string, string>): string {
  return text.replace(/__(\w+?)__/g, (whole, word: string) => words[word] ?? whole);
}
