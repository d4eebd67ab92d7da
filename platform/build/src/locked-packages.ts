import { onlyTested } from './installed-sdk.ts';

/** Entry → the lines of a section of the lockfile that belong to it. */
type Section = Map<string, string>;

/**
 * The part of a pnpm-lock.yaml that packages of the workspace are built with: their direct and indirect dependencies,
 * with hashes. It leaves out what only tests or other packages use, and packages for some platforms: the package that
 * needs one names its exact version, and the same sources must make the same release on every machine.
 * @param directories of the packages, below the workspace's root
 * @returns the whole text if the lockfile does not have the known form (version 9)
 */
export function lockedPackages(lockfile: string, directories: readonly string[]): string {
  const [importers, packages, snapshots] = ['importers', 'packages', 'snapshots'].map((name) =>
    readSection(lockfile, name),
  ) as [Section, Section, Section];
  const found = new Map<string, string>();
  const open: string[] = [];
  for (const directory of directories) {
    const importer = importers.get(directory);
    if (importer === undefined) return lockfile;
    const named = namedBy(
      importer,
      /^ {6}(\S+):\n(?: {8}specifier: .+\n) {8}version: (\S+)$/gm,
    ).filter((one) => !onlyTested.test(one));
    found.set(`importer ${directory}`, `${named.sort().join('\n')}\n`);
    open.push(...named);
  }
  for (const named of open) {
    const key = keyIn(snapshots, named);
    if (key === undefined) return lockfile;
    if (found.has(key)) continue;
    const needed = namedBy(snapshots.get(key) ?? '', /^ {6}(\S+): (\S+)$/gm).filter(
      (one) => !isForSomePlatforms(described(packages, one)),
    );
    found.set(key, `${needed.join('\n')}\n${described(packages, key)}`);
    open.push(...needed);
  }
  return [...found]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, text]) => `${key}\n${text}`)
    .join('');
}

/** What the lockfile says of a package, whichever peers it is installed with. */
function described(packages: Section, named: string): string {
  const [plain = named] = named.split('(');
  return packages.get(plain) ?? '';
}

const isForSomePlatforms = (text: string) => /^ {4}(?:os|cpu|libc):/m.test(text);

function readSection(lockfile: string, name: string): Section {
  const [, text = ''] = new RegExp(`^${name}:\\n((?:(?: .*)?\\n)*)`, 'm').exec(lockfile) ?? [];
  const entries = text.split(/^ {2}(?=\S)/m).slice(1);
  return new Map(
    entries.map((entry) => {
      const [first = '', ...lines] = entry.split('\n');
      return [unquoted(first.replace(/:(?: \{\})?$/, '')), lines.join('\n')] as const;
    }),
  );
}

/** `name@version` of what an entry depends on; packages of the workspace are entries of their own. */
function namedBy(entry: string, form: RegExp): string[] {
  return [...entry.matchAll(form)]
    .map(([, name = '', version = '']) => [unquoted(name), unquoted(version)] as const)
    .filter(([, version]) => !version.startsWith('link:'))
    .map(([name, version]) => `${name}@${version}`);
}

/** The key of a named package in `snapshots`; for an alias, the version contains the package's own name. */
function keyIn(snapshots: Section, named: string): string | undefined {
  const version = named.slice(named.indexOf('@', 1) + 1);
  return [named, version].find((key) => snapshots.has(key));
}

function unquoted(text: string): string {
  return text.replace(/^'(.*)'$/, '$1');
}
