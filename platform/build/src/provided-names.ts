import type { Compilation, Dependency, Module } from 'webpack';
import { bundledModules, everyName } from './used-names.ts';

/** webpack's dependency for an `import … from` or an `import()`; a module has one for each. */
interface ImportDependency extends Dependency {
  request: string;
}

/**
 * The names that a shell's build provides of shared packages: entry (`react`, `react/jsx-runtime`) → names. `*` stands
 * for names that webpack cannot know.
 * @param file the module that imports each entry as a whole; what it imports by path is not an entry
 */
export function providedNames(compilation: Compilation, file: string): Record<string, string[]> {
  const shared = bundledModules(compilation).find((module) => module.nameForCondition() === file);
  const later = shared?.blocks.flatMap(({ dependencies }) => dependencies) ?? [];
  const imports = [...(shared?.dependencies ?? []), ...later].filter(isImport);
  const provided = imports
    .filter(({ request }) => !request.startsWith('.'))
    .map((dependency) => [dependency.request, namesOf(dependency, compilation)] as const);
  return Object.fromEntries(provided.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function isImport(dependency: Dependency): dependency is ImportDependency {
  return dependency.type === 'harmony side effect evaluation' || dependency.type === 'import()';
}

function namesOf(dependency: Dependency, { moduleGraph }: Compilation): string[] {
  const module = moduleGraph.getModule(dependency);
  const names = module && moduleGraph.getProvidedExports(module);
  return Array.isArray(names) ? [...names, ...defaultOf(module as Module)].sort() : [everyName];
}

/** A CommonJS module is its own default export for those that import it. */
function defaultOf({ buildMeta }: Module): string[] {
  const type = buildMeta?.exportsType;
  return type === 'namespace' || type === 'flagged' ? [] : ['default'];
}
