import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const manifests = ['tsconfig.json', '*/tsconfig.json', '{shared,platform,tools}/*/tsconfig.json'];

/** One run of the type checker. */
export interface TypeProject {
  name: string;
  /** The tsconfig file. */
  config: string;
}

interface TypeConfig {
  extends: string;
  compilerOptions?: object;
  include: string[];
  exclude?: string[];
}

/**
 * The runs that check the types of all packages. Packages with the same compiler options are checked in one run, so
 * that what they share is read once: apart they take several times as long.
 * @param isIncluded whether a package (its folder below the workspace root, `.` for tools) is checked
 * @param name of the tsconfig files that are written for packages of one run
 */
export function typeProjects(
  isIncluded: (directory: string) => boolean,
  name = 'types',
): TypeProject[] {
  const together = new Map<string, string[]>();
  const apart: TypeProject[] = [];
  for (const path of globSync(manifests, { cwd: root }).sort()) {
    const directory = dirname(path);
    if (!isIncluded(directory)) continue;
    const config = readConfig(path);
    if (config.compilerOptions) apart.push({ name: `types of ${directory}`, config: path });
    else together.set(baseOf(config), [...(together.get(baseOf(config)) ?? []), directory]);
  }
  const groups = [...together].map(([base, directories]) => ({
    name: `types of ${directories.length} packages (${base})`,
    config: writeGroup(`${name}.${base}`, base, directories),
  }));
  return [...groups, ...apart];
}

function readConfig(path: string): TypeConfig {
  return JSON.parse(readFileSync(join(root, path), 'utf8')) as TypeConfig;
}

const baseOf = (config: TypeConfig) => basename(config.extends);

/** A tsconfig of all these packages. It is written again for each run. */
function writeGroup(name: string, base: string, directories: readonly string[]): string {
  const folder = join(root, 'node_modules/.aangan');
  const place = (directory: string) => (pattern: string) =>
    relative(folder, join(root, directory, pattern));
  const configs = directories.map((directory) => ({
    directory,
    config: readConfig(join(directory, 'tsconfig.json')),
  }));
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  const group: TypeConfig = {
    extends: relative(folder, join(root, base)),
    include: configs.flatMap(({ directory, config }) => config.include.map(place(directory))),
    exclude: configs.flatMap(({ directory, config }) =>
      (config.exclude ?? ['node_modules', 'dist']).map(place(directory)),
    ),
  };
  writeFileSync(file, `${JSON.stringify(group, null, 2)}\n`);
  return relative(root, file);
}
