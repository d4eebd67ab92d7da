import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

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
