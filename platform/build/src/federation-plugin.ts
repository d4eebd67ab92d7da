import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Compiler } from 'webpack';

type Options = ConstructorParameters<typeof ModuleFederationPlugin>[0];

/**
 * Module Federation as every build here uses it: for browsers, with packages that are loaded already first, and without
 * the plugin's own manifest and declarations, which release.json takes the place of.
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

const containerRuntime = fileURLToPath(new URL('./container-runtime.ts', import.meta.url));

/**
 * Has a container bring `container-runtime.ts` in place of the federation plugin's runtime: it works in every page that
 * gives it a share scope with all that it consumes.
 */
export class ContainerRuntimePlugin {
  apply(compiler: Compiler): void {
    const plugins = createRequire(import.meta.resolve('@module-federation/enhanced/webpack'));
    const runtime = plugins.resolve('@module-federation/webpack-bundler-runtime/bundler');
    const { alias } = compiler.options.resolve;
    compiler.options.resolve.alias = { ...alias, [`${runtime}$`]: containerRuntime };
  }
}
