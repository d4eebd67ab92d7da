import { filesHook } from '@aangan/manifest/script-hook';
import type { Compiler } from 'webpack';

/**
 * Has a container ask the page where its files are, where the page says so: a page of another origin than the site.
 * webpack's `auto` would make addresses of files that differ from those that a server renders.
 */
export class PlacedFilesPlugin {
  apply(compiler: Compiler): void {
    const { RuntimeGlobals } = compiler.webpack;
    compiler.hooks.compilation.tap('PlacedFilesPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('PlacedFilesPlugin', (module) => {
        if (module.name !== 'publicPath') return;
        const generate = module.generate.bind(module);
        const path = RuntimeGlobals.publicPath;
        module.generate = () =>
          `${generate()}\nif (globalThis.${filesHook}) ${path} = globalThis.${filesHook}(${path});`;
      });
    });
  }
}
