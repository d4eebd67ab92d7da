import { join } from 'node:path';
import webpack, { type Compilation, type Compiler, type Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { CheckedScriptsPlugin } from './checked-scripts-plugin.ts';
import {
  FederationEntryPlugin,
  federationPlugin,
  fullRuntime,
  SharedModuleIdsPlugin,
} from './federation-plugin.ts';
import { type PortableBuild, portableBuildFile } from './portable-build.ts';
import { sharedWithFallback } from './shared-packages.ts';
import { sourceHash } from './source-hash.ts';

/**
 * The webpack configuration of what the portable containers of all remotes have in common: a script that makes a
 * container, and the base that it loads, with the federation runtime, the guest host and the shared packages. Builds of
 * remotes copy both into their releases (portable-files.ts).
 */
export function portableConfig(directory: string): Configuration[] {
  const build = sourceHash(directory);
  const container = `aangan_base_${build}`;
  const base = baseConfig({
    directory,
    name: 'guest',
    uniqueName: container,
    publicPath: 'auto',
  });
  const common: Configuration = { ...base, devtool: false };
  const creator: Configuration = {
    ...common,
    name: 'container',
    entry: { container: './src/container/create-container.ts' },
    output: {
      ...base.output,
      path: join(directory, 'dist/container'),
      clean: true,
      filename: '[name].js',
      library: { type: 'var', name: 'portable' },
    },
  };
  return [
    creator,
    {
      ...common,
      name: 'base',
      entry: {},
      output: { ...base.output, path: join(directory, 'dist/base'), clean: true },
      optimization: {
        ...base.optimization,
        splitChunks: {
          chunks: 'async',
          cacheGroups: {
            // A chunk of its own: hosts that bring React do not load it.
            react: {
              test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
              name: 'react',
              enforce: true,
              priority: 1,
            },
            // Loaded where a remote is compiled. A host that brings React may lack it.
            compiler: {
              test: /[\\/]react[\\/](?:cjs[\\/]react-)?compiler-runtime/,
              name: 'compiler',
              enforce: true,
              priority: 2,
            },
            libraries: { test: /[\\/]node_modules[\\/]/, name: 'libraries', enforce: true },
          },
        },
      },
      plugins: [
        federationPlugin({
          name: container,
          filename: baseFile,
          exposes: { './Guest': { import: './src/guest/guest-module.tsx', name: 'guest' } },
          shared: sharedWithFallback(directory),
        }),
        new FederationEntryPlugin(fullRuntime),
        new SharedModuleIdsPlugin(),
        new CheckedScriptsPlugin(),
        {
          apply: (compiler: Compiler) =>
            describeBuild(compiler, { build, container, entry: baseFile }),
        },
      ],
    },
  ];
}

const baseFile = 'base.js';

/** Writes what a build of a remote needs to know of this one. */
function describeBuild(compiler: Compiler, build: PortableBuild): void {
  const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
  compiler.hooks.thisCompilation.tap('PortableBuild', (compilation: Compilation) => {
    compilation.hooks.processAssets.tap({ name: 'PortableBuild', stage }, () => {
      compilation.emitAsset(
        portableBuildFile,
        new webpack.sources.RawSource(JSON.stringify(build)),
      );
    });
  });
}
