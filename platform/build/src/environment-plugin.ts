import type { Compiler, NormalModule } from 'webpack';

/** What bundlers and Node call the environment of a process. */
const environments = ['process', 'import.meta.env'];
/** A stage before that of webpack's own plugins. */
const first = -1_000;
/**
 * Installed packages are exempt: they check that an environment exists before they use it. An app's own modules do not.
 */
const ofPackages = /[\\/]node_modules[\\/]/;

/**
 * Refuses modules that read an environment: browsers have none, and a release that contained values of the build
 * machine would not be the same everywhere. `process.env.NODE_ENV`, which webpack replaces, is allowed.
 */
export class EnvironmentPlugin {
  apply(compiler: Compiler): void {
    const { WebpackError } = compiler.webpack;
    compiler.hooks.compilation.tap('EnvironmentPlugin', (_, { normalModuleFactory }) => {
      for (const type of ['javascript/auto', 'javascript/esm'] as const) {
        normalModuleFactory.hooks.parser.for(type).tap('EnvironmentPlugin', (parser) => {
          const refuse = (name: string, expression: Parameters<typeof parser.getLocation>[0]) => {
            const module = parser.state.module as NormalModule;
            if (ofPackages.test(module.resource)) return undefined;
            const error = new WebpackError(refusal(name));
            error.loc = parser.getLocation(expression);
            module.addError(error);
            return true;
          };
          for (const name of environments) {
            parser.hooks.expression
              .for(name)
              .tap({ name: 'EnvironmentPlugin', stage: first }, (expression) =>
                refuse(name, expression),
              );
          }
          // The chain is evaluated as a whole, before its parts.
          parser.hooks.expressionMemberChain
            .for('import.meta')
            .tap({ name: 'EnvironmentPlugin', stage: first }, (expression, members) =>
              members[0] === 'env' ? refuse('import.meta.env', expression) : undefined,
            );
        });
      }
    });
  }
}

const refusal = (name: string) =>
  `This module uses \`${name}\`: there is no environment in a browser, and a release is the same on every site. Write a value that is the same everywhere as a constant. One that a site decides comes from its API: see "Read the API" in docs/how-to/write-a-remote.md. A secret stays on a server, because visitors can read all that a release contains. \`process.env.NODE_ENV\` can be used.`;
