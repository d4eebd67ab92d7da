import type { Compilation, Module } from 'webpack';

/** A module of the federation plugin that provides a shared entry. */
interface ProvideModule extends Module {
  _name: string;
}

/**
 * The names that a shell's build provides of shared packages: entry (`react`, `react/jsx-runtime`) → names. An entry
 * whose names webpack cannot know is not listed.
 */
export function providedNames(compilation: Compilation): Record<string, string[]> {
  const { moduleGraph } = compilation;
  const names: [string, string[]][] = [];
  for (const module of [...compilation.modules].filter(isProvide)) {
    const [dependency] = [module, ...module.blocks].flatMap(({ dependencies }) => dependencies);
    const provided = dependency && moduleGraph.getModule(dependency);
    const exported = provided && moduleGraph.getProvidedExports(provided);
    if (provided && Array.isArray(exported)) {
      names.push([module._name, [...exported, ...defaultOf(provided)].sort()]);
    }
  }
  return Object.fromEntries(names.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function isProvide(module: Module): module is ProvideModule {
  return module.type === 'provide-module' && '_name' in module;
}

/** A CommonJS module is its own default export for those that import it. */
function defaultOf({ buildMeta }: Module): string[] {
  return buildMeta?.exportsType === undefined || buildMeta.exportsType === 'default'
    ? ['default']
    : [];
}
