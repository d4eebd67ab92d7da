import { filesHook } from '@aangan/manifest/script-hook';
import type { Compiler } from 'webpack';

/**
 * Lets the page or the renderer tell a build where its files are, through {@link filesHook}: files of releases may have
 * an origin of their own, and a page may be of another site. webpack's `auto` would make other addresses than a server
 * renders.
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
