import { scriptHook } from '@aangan/manifest/script-hook';
import type { Compiler } from 'webpack';

/**
 * Has webpack's runtime hand each script that it loads a chunk with to the page's runtime first, which sets its
 * integrity. Without that function no chunk is loaded: an unchecked script never runs.
 */
export class CheckedScriptsPlugin {
  apply(compiler: Compiler): void {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime;
    compiler.hooks.compilation.tap('CheckedScriptsPlugin', (compilation) => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'CheckedScriptsPlugin',
        (source) => `${source}\nglobalThis.${scriptHook}(script);`,
      );
    });
  }
}
