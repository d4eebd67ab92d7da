import type { Compilation, Dependency, Module } from 'webpack';
import { everyName } from './used-names.ts';

/** A module of the federation plugin that provides a shared entry. */
interface ProvideModule extends Module {
  _name: string;
}

/** webpack's dependency of `export … from`; without a name it is `export * from`. */
interface ReexportDependency extends Dependency {
  request: string;
  name: string | null;
}

/**
 * The names that a shell's build provides of shared packages: entry (`react`, `react/jsx-runtime`) → names. `*` stands
 * for names that webpack cannot know.
 */
export function providedNames(compilation: Compilation): Record<string, string[]> {
  const provided = new Map([...compilation.modules].filter(isProvide).map(providedBy));
  /** The names of an entry; those of entries that it re-exports among them. */
  const namesOf = (entry: string): string[] => {
    const module = provided.get(entry);
    if (!module) return [everyName];
    const { exports, isWhole } = exportsOf(module, compilation);
    if (isWhole) return exports;
    const reexported = reexportsOf(module);
    return reexported.length > 0 ? [...exports, ...reexported.flatMap(namesOf)] : [everyName];
  };
  return Object.fromEntries(
    [...provided.keys()].sort().map((entry) => [entry, [...new Set(namesOf(entry))].sort()]),
  );

  function providedBy(module: ProvideModule): [string, Module | null] {
    const [dependency] = [module, ...module.blocks].flatMap(({ dependencies }) => dependencies);
    return [module._name, dependency ? compilation.moduleGraph.getModule(dependency) : null];
  }
}

function isProvide(module: Module): module is ProvideModule {
  return module.type === 'provide-module' && '_name' in module;
}

/** The exports of a module that webpack knows, and whether these are all. */
function exportsOf(module: Module, { moduleGraph }: Compilation) {
  const all = moduleGraph.getProvidedExports(module);
  if (Array.isArray(all)) return { exports: [...all, ...defaultOf(module)], isWhole: true };
  const known = [...moduleGraph.getExportsInfo(module).orderedExports];
  const exports = known.filter(({ provided }) => provided === true).map(({ name }) => name);
  return { exports, isWhole: false };
}

/** A CommonJS module is its own default export for those that import it. */
function defaultOf({ buildMeta }: Module): string[] {
  const type = buildMeta?.exportsType;
  return type === 'namespace' || type === 'flagged' ? [] : ['default'];
}

/** The shared entries of which a module re-exports everything. */
function reexportsOf(module: Module): string[] {
  const root = 'rootModule' in module ? (module.rootModule as Module) : module;
  return root.dependencies
    .filter(isReexport)
    .filter(({ name }) => name === null)
    .map(({ request }) => request);
}

function isReexport(dependency: Dependency): dependency is ReexportDependency {
  return dependency.type === 'harmony export imported specifier';
}
