import type { AsyncDependenciesBlock, Compilation, Dependency, Module } from 'webpack';

/** The part of webpack's import dependencies that tells what is imported from where. */
interface ImportDependency extends Dependency {
  request: string;
  getIds(graph: Compilation['moduleGraph']): string[];
}

const importTypes = new Set(['harmony import specifier', 'harmony export imported specifier']);

/** Stands for all names of a package: `import * as` used as a whole. */
export const everyName = '*';

/**
 * The names that a build uses of shared packages: request (`react`, `@reduxjs/toolkit/query/react`) → names. Imports
 * that tree shaking removed are not counted.
 * @param keys what is shared, as the federation plugin has it: a package, or a prefix ending in a slash
 */
export function usedNames(
  compilation: Compilation,
  keys: readonly string[],
): Record<string, string[]> {
  const isShared = (request: string) =>
    keys.some((key) => (key.endsWith('/') ? request.startsWith(key) : request === key));
  const used = new Map<string, Set<string>>();
  for (const module of bundledModules(compilation)) {
    for (const dependency of module.dependencies.filter(isImport)) {
      if (!isShared(dependency.request) || !isUsed(compilation, dependency)) continue;
      const [name = everyName] = dependency.getIds(compilation.moduleGraph);
      used.set(dependency.request, (used.get(dependency.request) ?? new Set()).add(name));
    }
    const loaded = [...module.blocks.flatMap(laterRequestsOf), ...requiredBy(module)];
    for (const request of loaded.filter(isShared)) {
      used.set(request, (used.get(request) ?? new Set()).add(everyName));
    }
  }
  return Object.fromEntries(
    [...used].sort().map(([request, names]) => [request, [...names].sort()] as const),
  );
}

/** The modules that are part of a chunk, those inside of concatenated modules too. */
export function bundledModules({ modules, chunkGraph }: Compilation): Module[] {
  return [...modules]
    .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
    .flatMap(partsOf);
}

/** The modules inside of a concatenated one, or the module itself. */
export const partsOf = (module: Module): Module[] =>
  'modules' in module ? (module.modules as Module[]) : [module];

function isImport(dependency: Dependency): dependency is ImportDependency {
  return importTypes.has(dependency.type);
}

/** Requests of `require` in a CommonJS module; which names the module reads of them is not known. */
function requiredBy({ dependencies }: Module): string[] {
  return dependencies.flatMap((dependency) =>
    /^cjs (?:full |export )?require$/.test(dependency.type)
      ? [(dependency as ImportDependency).request]
      : [],
  );
}

/** Requests of `import()` in a block. */
function laterRequestsOf({ dependencies }: AsyncDependenciesBlock): string[] {
  return dependencies.flatMap((dependency) =>
    dependency.type === 'import()' ? [(dependency as ImportDependency).request] : [],
  );
}

function isUsed({ moduleGraph }: Compilation, dependency: Dependency): boolean {
  return moduleGraph.getConnection(dependency)?.isTargetActive(undefined) ?? false;
}
