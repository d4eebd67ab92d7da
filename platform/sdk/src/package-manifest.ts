import {
  fromWorkspace,
  type PackageManifest,
  versionOf,
  type WorkspacePackage,
} from './packages.ts';

/** Node that the compiled packages run on. */
const engines = { node: '>=22.18' };

/**
 * The package.json of a built package, without a version: exports lead to compiled files, versions are exact, and what
 * only its entry for tests imports is brought by the repository.
 * @param versions the workspace's catalog
 */
export function packageManifest({ manifest }: WorkspacePackage, versions: Map<string, string>) {
  const { name, description, sideEffects, exports, dependencies, devDependencies } = manifest;
  const tested = Object.keys(devDependencies ?? {}).filter(
    (one) => !one.startsWith('@types/') && !one.startsWith('@aangan/'),
  );
  const optional = tested.map((one) => [one, { optional: true }]);
  return {
    name,
    description,
    type: 'module',
    license: 'UNLICENSED',
    ...(sideEffects !== undefined && { sideEffects }),
    engines,
    exports: Object.fromEntries(
      Object.entries(exports).map(([entry, file]) => [entry, compiledEntry(file)]),
    ),
    dependencies: exactVersions(dependencies, versions),
    ...(tested.length > 0 && {
      peerDependencies: exactVersions(pick(devDependencies, tested), versions),
      peerDependenciesMeta: Object.fromEntries(optional),
    }),
  };
}

/** The exact versions of what a package of the workspace depends on; other packages of the workspace stay as they are. */
function exactVersions(
  dependencies: PackageManifest['dependencies'] = {},
  versions: Map<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(dependencies).map(([name, specifier]) => [
      name,
      specifier === fromWorkspace ? specifier : versionOf(versions, name),
    ]),
  );
}

function compiledEntry(file: string) {
  const compiled = /^\.\/src\/(.+)\.tsx?$/.exec(file)?.[1];
  if (compiled === undefined) return file;
  return { types: `./dist/${compiled}.d.ts`, default: `./dist/${compiled}.js` };
}

function pick(all: Record<string, string> = {}, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)));
}
