import { join } from 'node:path';
import { composeLocalRemote, shellName } from '@aangan/manifest';
import { localEntry, localShellScript } from '@aangan/manifest/local-remote';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import webpack, { type Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import type { BuiltRemote } from './built-remote.ts';
import { EnvironmentPlugin } from './environment-plugin.ts';
import { builtExposes, exposesOf } from './exposes-of.ts';
import { federationPlugin } from './federation-plugin.ts';
import { writeEntry } from './generated-entry.ts';
import { MessagesPlugin } from './messages/messages-plugin.ts';
import { posixRelative, quotedPath } from './posix-path.ts';
import { replace } from './server-config.ts';
import { sharedByRemote, shellDefinitions } from './shared-packages.ts';

/** The folder that the shell for development is built into, below the shell's. */
export const localShellFolder = 'node_modules/.aangan/local';

/**
 * A remote for development, in the pages of a running site: edited components are replaced in place. The policy of
 * these pages forbids `eval`, so source maps are separate files.
 * @param origin where it is served
 */
export function localRemoteConfig(
  { directory, manifest, isCompiled }: BuiltRemote,
  origin: string,
): Configuration {
  const { container, baseUrl } = composeLocalRemote(manifest, origin);
  const { name } = manifest;
  const about = { directory, name, uniqueName: container, publicPath: baseUrl };
  const base = baseConfig({ ...about, isCompiled, isRefreshed: true });
  return {
    ...developed(base),
    name,
    devtool: 'cheap-module-source-map',
    entry: {},
    plugins: [
      federationPlugin({
        name: container,
        filename: localEntry,
        exposes: exposesOf(builtExposes(directory, manifest)),
        shared: sharedByRemote(directory),
        experiments: { externalRuntime: true },
      }),
      new ReactRefreshPlugin({ overlay: false }),
      new EnvironmentPlugin(),
      new MessagesPlugin(),
    ],
  };
}

/** The shell for development, which remotes for development need: its React can replace components in place. */
export function localShellConfig({
  directory,
  entry,
  shared,
}: {
  directory: string;
  entry: string;
  shared: string;
}): Configuration {
  // Its files find each other, wherever they are served.
  const about = { name: shellName, uniqueName: 'aangan_shell_local', publicPath: 'auto' };
  const base = developed(baseConfig({ directory, ...about }));
  return {
    ...base,
    name: shellName,
    devtool: false,
    entry: { [localShellScript.replace(/\.js$/, '')]: entry },
    output: {
      ...base.output,
      path: join(directory, localShellFolder),
      // Named chunks have longer names than an archive of a package can hold.
      chunkFilename: '[id].js',
      // What an older build has left would be packed too.
      clean: true,
    },
    optimization: { ...base.optimization, chunkIds: 'deterministic' },
    plugins: [
      new webpack.DefinePlugin(shellDefinitions(directory)),
      withDevelopedJsx(directory, shared),
    ],
  };
}

/** Also shares React's development runtime of JSX, which remotes for development call. */
function withDevelopedJsx(directory: string, shared: string) {
  const file = join(directory, shared);
  const released = quotedPath(file);
  const module = writeEntry(
    directory,
    'local-shared.ts',
    [
      `import { shared as released } from ${released};`,
      `export { sharedLater } from ${released};`,
      "import * as jsxRuntime from 'react/jsx-dev-runtime';",
      "export const shared = { ...released, 'react/jsx-dev-runtime': jsxRuntime };",
      '',
    ].join('\n'),
  );
  return replace(`./${posixRelative(join(directory, 'src'), file)}`, module);
}

/** A development build with stable file names, for pages of another origin. */
function developed(base: Configuration): Configuration {
  return {
    ...base,
    mode: 'development',
    infrastructureLogging: { level: 'warn' },
    output: {
      ...base.output,
      clean: false,
      crossOriginLoading: 'anonymous',
      filename: '[name].js',
      chunkFilename: '[name].js',
    },
    // Emits no build with an error: a page that took it as an update could not take the next one without a reload.
    optimization: { minimize: false, emitOnErrors: false },
  };
}
