/** Entry → the lines of a section of the lockfile that belong to it. */
type Section = Map<string, string>;

/**
 * The part of a pnpm-lock.yaml that packages of the workspace are installed from: what they name, and all that this
 * needs, with hashes. What only others are installed from is left out.
 * @param directories of the packages, below the workspace's root
 * @returns the whole text where the lockfile does not have the form that is known here (version 9)
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
    found.set(`importer ${directory}`, importer);
    open.push(...namedBy(importer, /^ {6}(\S+):\n(?: {8}specifier: .+\n) {8}version: (\S+)$/gm));
  }
  for (const named of open) {
    const key = keyIn(snapshots, named);
    if (key === undefined) return lockfile;
    if (found.has(key)) continue;
    const snapshot = snapshots.get(key) ?? '';
    const [plain = key] = key.split('(');
    found.set(key, `${snapshot}${packages.get(plain) ?? ''}`);
    open.push(...namedBy(snapshot, /^ {6}(\S+): (\S+)$/gm));
  }
  return [...found]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, text]) => `${key}\n${text}`)
    .join('');
}

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

/** The entry of what is named; a package that is installed under another name has its own name in the version. */
function keyIn(snapshots: Section, named: string): string | undefined {
  const version = named.slice(named.indexOf('@', 1) + 1);
  return [named, version].find((key) => snapshots.has(key));
}

function unquoted(text: string): string {
  return text.replace(/^'(.*)'$/, '$1');
}
