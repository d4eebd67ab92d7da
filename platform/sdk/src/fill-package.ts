import { existsSync, globSync, readFileSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { operationsByFile, operationsFile } from '@aangan/build/packages';
import { packageManifest } from './package-manifest.ts';
import type { WorkspacePackage } from './packages.ts';

/** Where a package's parts come from and go to. */
interface Places {
  /** The root of the workspace. */
  root: string;
  /** The folder of compiled sources, by their directories below the root. */
  compiled: string;
  /** The workspace's catalog of versions. */
  versions: Map<string, string>;
  /** The package's folder. */
  folder: string;
}

/** Files of a package that are compiled, and those that no user of it needs. */
const compiledOrLeftOut = /\.tsx?$|\.md$/;

/** Writes a package: package.json, compiled sources, the files that these refer to, and the API operations they call. */
export async function fillPackage(one: WorkspacePackage, places: Places): Promise<void> {
  const { root, compiled, versions, folder } = places;
  const from = join(root, one.directory);
  const sources = join(from, 'src');
  await mkdir(folder, { recursive: true });
  await writeJson(join(folder, 'package.json'), packageManifest(one, versions));
  if (existsSync(sources)) {
    await cp(join(compiled, one.directory, 'src'), join(folder, 'dist'), { recursive: true });
    for (const file of filesOf(sources).filter((path) => !compiledOrLeftOut.test(path))) {
      await copy(join(sources, file), join(folder, 'dist', file));
    }
    const operations = recordedOperations(from);
    if (operations) await writeJson(join(folder, operationsFile), operations);
  }
  for (const file of globSync('locales/*.po', { cwd: from })) {
    await copy(join(from, file), join(folder, file));
  }
  // Of a package that is not compiled, all scripts; of the others, what `exports` names by its own path.
  const named = existsSync(sources)
    ? Object.values(one.manifest.exports).filter((file) => !file.startsWith('./src/'))
    : globSync('*.js', { cwd: from });
  for (const file of named) await copy(join(from, file), join(folder, file));
}

/** The module of the built package → the API operations that it calls; undefined where none calls any. */
function recordedOperations(directory: string) {
  const calling = filesOf(join(directory, 'src'))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => join(directory, 'src', path))
    .filter((file) => /\bendpoint\(/.test(readFileSync(file, 'utf8')));
  if (calling.length === 0) return undefined;
  const found = operationsByFile(directory, calling);
  const moduleOf = (file: string) =>
    file.replace(join(directory, 'src'), 'dist').replace(/\.tsx?$/, '.js');
  return Object.fromEntries([...found].map(([file, called]) => [moduleOf(file), called]));
}

function filesOf(folder: string): string[] {
  return globSync('**/*.*', { cwd: folder }).sort();
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await cp(from, to);
}

/** Writes a file as JSON. */
async function writeJson(file: string, value: object): Promise<void> {
  await writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
}
