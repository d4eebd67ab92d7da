import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The parts of a package.json that decide how a package is built. */
export interface PackageManifest {
  name: string;
  description: string;
  version?: string;
  sideEffects?: boolean;
  exports: Record<string, string>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** A package of the workspace that is built for other repositories. */
export interface WorkspacePackage {
  /** Its folder below the workspace's root. */
  directory: string;
  manifest: PackageManifest;
}

/** What a package.json says of a package of the workspace. */
export const fromWorkspace = 'workspace:*';

/** The package.json of a new remote: what a repository of its own installs. */
const remoteTemplate = 'platform/cli/templates/remote/package.json.template';

/** Packages whose form differs from that of their sources: commands of one file each. */
export const commands = ['aangan', 'create-aangan-remote'] as const;

/** The packages that remotes name, and those that these depend on. @param root of the workspace */
export function sdkPackages(root: string): WorkspacePackage[] {
  const known = new Map(
    globSync('{shared,platform,tools}/*/package.json', { cwd: root }).map((file) => {
      const manifest: PackageManifest = JSON.parse(readFileSync(join(root, file), 'utf8'));
      return [manifest.name, { directory: dirname(file), manifest }] as const;
    }),
  );
  const found = new Map<string, WorkspacePackage>();
  const visit = (name: string) => {
    const one = known.get(name);
    if (!one || found.has(name)) return;
    found.set(name, one);
    for (const needed of namedWith(
      fromWorkspace,
      JSON.stringify(one.manifest.dependencies ?? {}),
    )) {
      visit(needed);
    }
  };
  for (const name of namedWith(fromWorkspace, readTemplate(root))) visit(name);
  return [...found.values()].sort((a, b) => (a.directory < b.directory ? -1 : 1));
}

/** Package of others → the version that repositories install beside these. */
export function libraries(root: string): Record<string, string> {
  const versions = catalog(root);
  return Object.fromEntries(
    namedWith('catalog:', readTemplate(root)).map((name) => [name, versionOf(versions, name)]),
  );
}

/** The workspace's catalog of versions. */
export function catalog(root: string): Map<string, string> {
  const text = readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const section = /^catalog:\n((?: {2}.*\n)+)/m.exec(text)?.[1] ?? '';
  const lines = section.matchAll(/^ {2}"?([^":]+)"?: (\S+)$/gm);
  return new Map([...lines].map(([, name = '', version = '']) => [name, version]));
}

/** @throws Error where the catalog does not have the package */
export function versionOf(versions: Map<string, string>, name: string): string {
  const version = versions.get(name);
  if (version === undefined) throw new Error(`pnpm-workspace.yaml has no version of ${name}.`);
  return version;
}

const readTemplate = (root: string) => readFileSync(join(root, remoteTemplate), 'utf8');

/** The names that a text asks for in one way: `"@aangan/host": "workspace:*"`. */
function namedWith(specifier: string, text: string): string[] {
  return [...text.matchAll(/"([^"]+)": ?"([^"]+)"/g)].flatMap(([, name = '', asked]) =>
    asked === specifier ? [name] : [],
  );
}
