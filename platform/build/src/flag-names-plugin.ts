import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler, NormalModule } from 'webpack';

/** The hooks of OpenFeature's SDK that take the name of a flag first, with a name that is a text. */
const flagHook =
  /\buse(?:Boolean|String|Number|Object)?Flag(?:Value|Details)?\(\s*(["'])([^"'\n]+)\1/g;
const sdk = '@openfeature/react-sdk';
const comment = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;

/**
 * Refuses modules that read a flag which remote.json does not declare: its name is a text to TypeScript, and a flag that
 * was removed or misspelt would be its default for ever.
 */
export class FlagNamesPlugin {
  readonly #sources: string;
  readonly #declared: readonly string[];

  /** @param declared the names in `values` of remote.json */
  constructor(directory: string, declared: readonly string[]) {
    this.#sources = join(realpathSync(directory), 'src');
    this.#declared = declared;
  }

  apply(compiler: Compiler): void {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.compilation.tap('FlagNamesPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('FlagNamesPlugin', (modules) => {
        for (const module of modules) {
          for (const name of this.#undeclaredIn(module as NormalModule)) {
            const error = new WebpackError(this.#refusal(name));
            error.module = module;
            compilation.errors.push(error);
          }
        }
      });
    });
  }

  #undeclaredIn(module: NormalModule): string[] {
    if (!module.resource?.startsWith(this.#sources)) return [];
    const text = String(module.originalSource()?.source() ?? '');
    if (!text.includes(sdk)) return [];
    const names = [...text.replace(comment, '').matchAll(flagHook)].map(([, , name = '']) => name);
    return names.filter((name) => !this.#declared.includes(name));
  }

  #refusal(name: string): string {
    const known = this.#declared.join(', ') || 'none';
    return `This module reads the flag "${name}", and "values" of remote.json declares ${known}. Declare it there, or take it out of the module.`;
  }
}
