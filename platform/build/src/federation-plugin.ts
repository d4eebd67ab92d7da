import { createRequire } from 'node:module';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Compiler } from 'webpack';
import { ownModule } from './own-module.ts';

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

const containerRuntime = ownModule('container-runtime');

/**
 * Replaces the federation plugin's runtime in a container with `container-runtime.ts`. The container then works in
 * every page that gives it a share scope with all that it consumes.
 */
export class ContainerRuntimePlugin {
  apply(compiler: Compiler): void {
    const plugins = createRequire(import.meta.resolve('@module-federation/enhanced/webpack'));
    const runtime = plugins.resolve('@module-federation/webpack-bundler-runtime/bundler');
    const { alias } = compiler.options.resolve;
    compiler.options.resolve.alias = { ...alias, [`${runtime}$`]: containerRuntime };
  }
}
