import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Compiler, Module } from 'webpack';
import { entryFolder, writeEntry } from './generated-entry.ts';
import { ownModule } from './own-module.ts';
import { posixRelative } from './posix-path.ts';

type Options = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/**
 * Module Federation with the settings of every build here: for browsers, and preferring packages that are already
 * loaded. release.json replaces the plugin's own manifest and declarations.
 */
export function federationPlugin(options: Options): ModuleFederationPlugin {
  return new ModuleFederationPlugin({
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    ...options,
    experiments: {
      ...options.experiments,
      optimization: { disableSnapshot: true, target: 'web' },
    },
  });
}

/** The runtime of a remote's container: it works in every page that gives it a share scope with all that it consumes. */
export const containerRuntime = ownModule('container-runtime');

/** The runtime of the federation plugin, which also loads remotes, offers copies of packages and reports. */
export const fullRuntime = createRequire(
  import.meta.resolve('@module-federation/enhanced/webpack'),
).resolve('@module-federation/webpack-bundler-runtime/bundler');

/** What the federation plugin starts a container with: both name the module that it has written. */
interface WrittenEntry {
  type: string;
  /** Of the container: the path is a part of its id. */
  injectRuntimeEntry?: string;
  request?: string;
}

/**
 * Replaces the first module of a container, which the federation plugin names by a hash over the absolute path of its
 * runtime. In its place comes one with a name and a content that are the same in every folder, and so are the bytes of
 * the build.
 */
export class FederationEntryPlugin {
  readonly #runtime: string;

  /** @param runtime the path of the runtime that the container starts with */
  constructor(runtime: string) {
    this.#runtime = runtime;
  }

  apply(compiler: Compiler): void {
    const name = 'FederationEntryPlugin';
    compiler.hooks.thisCompilation.tap(name, ({ hooks }) => {
      hooks.addEntry.tap(name, (entry: WrittenEntry) => {
        if (entry.injectRuntimeEntry) {
          entry.injectRuntimeEntry = this.#replace(compiler.context, entry.injectRuntimeEntry);
        } else if (entry.type === 'federation runtime dependency' && entry.request) {
          entry.request = this.#replace(compiler.context, entry.request);
        }
      });
    });
  }

  /** Writes the module below the app's folder. @returns how the app's modules name it */
  #replace(directory: string, written: string): string {
    const runtime = posixRelative(entryFolder(directory), this.#runtime);
    const source = readFileSync(resolve(directory, written), 'utf8').replace(
      // The plugin does not escape the path, in which there can be quotes.
      /^import federation from .*/,
      () => `import federation from ${JSON.stringify(runtime)};`,
    );
    return `./${posixRelative(directory, writeEntry(directory, 'federation.js', source))}`;
  }
}

/**
 * Names the modules that offer copies of shared packages by what they offer. webpack would hash their absolute paths, and
 * where such a hash meets that of another module, the other one gets an id that it has in this folder alone.
 */
export class SharedModuleIdsPlugin {
  apply(compiler: Compiler): void {
    const name = 'SharedModuleIdsPlugin';
    compiler.hooks.compilation.tap(name, (compilation) => {
      // Before webpack's own, which leaves the ids that it finds.
      compilation.hooks.moduleIds.tap({ name, stage: -1 }, (modules: Iterable<Module>) => {
        for (const module of modules) {
          if (module.type !== 'provide-module') continue;
          const [offered] = module.identifier().split(' = ');
          compilation.chunkGraph.setModuleId(module, String(offered));
        }
      });
    });
  }
}
