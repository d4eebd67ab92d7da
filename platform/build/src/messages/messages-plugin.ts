import type { Compilation, Compiler, Module, NormalModule } from 'webpack';
import { gatherMessages } from './used-messages.ts';

const name = 'MessagesPlugin';

/** Fills the modules of translations with those of the messages that the other modules use. */
export class MessagesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(name, (compilation) => {
      compilation.hooks.finishModules.tapPromise(name, async (modules) => {
        gatherMessages(compilation, modules);
        for (const module of modules) {
          if (isCatalogue(module)) await rebuild(compilation, module);
        }
      });
    });
  }
}

function isCatalogue(module: Module): boolean {
  return (module as NormalModule).resource?.endsWith('.po') === true;
}

function rebuild(compilation: Compilation, module: Module): Promise<void> {
  return new Promise((resolve, reject) => {
    compilation.rebuildModule(module, (error) => (error ? reject(error) : resolve()));
  });
}
