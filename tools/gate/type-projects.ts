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
  compilerOptions?: object | undefined;
  include: string[];
  exclude?: string[];
}

interface Package {
  /** Below the workspace root. */
  directory: string;
  config: TypeConfig;
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
  const included = globSync(manifests, { cwd: root })
    .sort()
    .map((path) => ({ directory: dirname(path), config: readConfig(path) }))
    .filter(({ directory }) => isIncluded(directory));
  const groups = Map.groupBy(included, ({ config }) => optionsOf(config));
  return [...groups.values()].map((group, index) => ({
    name: `types of ${namesOf(group)}`,
    config: writeGroup(`${name}.${index}.json`, group),
  }));
}

/** Short enough for a line. */
function namesOf(group: readonly Package[]): string {
  const [first] = group;
  const names = group.map(({ directory }) => directory).join(', ');
  return group.length > 5 ? `${group.length} packages such as ${first?.directory}` : names;
}

function readConfig(path: string): TypeConfig {
  return JSON.parse(readFileSync(join(root, path), 'utf8')) as TypeConfig;
}

/** The same for packages that are checked together. */
const optionsOf = ({ extends: base, compilerOptions }: TypeConfig) =>
  JSON.stringify([basename(base), compilerOptions]);

/** Writes a tsconfig of all these packages, again for each run. */
function writeGroup(name: string, group: readonly Package[]): string {
  const folder = join(root, 'node_modules/.aangan');
  const place = (directory: string) => (pattern: string) =>
    relative(folder, join(root, directory, pattern));
  const [first] = group;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  const config: TypeConfig = {
    extends: relative(folder, join(root, basename(first?.config.extends ?? ''))),
    compilerOptions: first?.config.compilerOptions,
    include: group.flatMap((one) => one.config.include.map(place(one.directory))),
    exclude: group.flatMap((one) =>
      (one.config.exclude ?? ['node_modules', 'dist']).map(place(one.directory)),
    ),
  };
  writeFileSync(file, `${JSON.stringify(config, null, 2)}\n`);
  return relative(root, file);
}
