import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import { readBuildSettings } from './config.ts';
import { fileName } from './file-names.ts';
import { ownModule } from './own-module.ts';
import { styleSheet } from './refuse-style-sheet.ts';
import { supportedBrowsers } from './supported-browsers.ts';
import { workspaceRoot } from './workspace-packages.ts';

interface BaseOptions {
  directory: string;
  /** The app's name: class names begin with it, so that no two apps' styles meet. */
  name: string;
  /** Unique among all builds of all apps, so that chunks of two releases never register in one array. */
  uniqueName: string;
  /** Where the files are served from, ending in a slash. */
  publicPath: string;
  /** Whether React's compiler has the app's own components remember what they render and compute. */
  isCompiled?: boolean;
  /** Whether React can replace components in place: for development only. */
  isRefreshed?: boolean;
}

/** The part of the webpack configuration that shell and remotes share. */
export function baseConfig({
  directory,
  name,
  uniqueName,
  publicPath,
  isCompiled = false,
  isRefreshed = false,
}: BaseOptions): Configuration {
  const { mode, folder } = readBuildSettings();
  const own = join(directory, 'src', sep);
  const macros = { loader: macroLoader, options: { cacheRoot: cacheRootOf(directory) } };
  return {
    mode,
    context: directory,
    target: `browserslist:${supportedBrowsers.join(', ')}`,
    // Source maps are stored with the release and served to integrators; scripts do not refer to them.
    devtool: 'hidden-source-map',
    output: {
      path: join(directory, folder),
      publicPath,
      uniqueName,
      // The server build and builds of another mode write into folders of their own.
      clean: { keep: /^(?:server|development)\// },
      filename: fileName('.js'),
      chunkFilename: fileName('.js'),
      assetModuleFilename: fileName('[ext]'),
      // As long as the runtime's composer.ts waits: a script that comes later would only get in the way of a retry.
      chunkLoadTimeout: 7_000,
      // Evaluates a module that threw again on the next import, so that Try again works. webpack deprecates this
      // because, by the ECMAScript specification, such a module stays failed until the page is loaded again.
      strictModuleExceptionHandling: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      // Addresses of files are the same text in the browser and on a server.
      parser: { javascript: { url: 'relative' } },
      rules: [
        {
          // Compiled packages of the platform too: their styles get class names of the app that brings them.
          test: [/\.tsx?$/, /[\\/]node_modules[\\/]@aangan[\\/].*\.js$/],
          ...(isCompiled && { exclude: own }),
          // As sources are taken: a default import of a shared package is its default export.
          type: 'javascript/auto',
          use: [
            messagesLoader,
            { loader: swcLoader, options: swcOptions(directory, name, { isRefreshed }) },
            macros,
          ],
        },
        { test: /[\\/]locales[\\/][a-z]+\.po$/, loader: catalogueLoader, type: 'javascript/auto' },
        { test: /\.(woff2|svg|jpg|png|webp)$/, type: 'asset/resource' },
        { test: styleSheet, loader: styleSheetLoader, type: 'javascript/auto' },
        ...(isCompiled
          ? [
              {
                test: /\.tsx?$/,
                include: own,
                type: 'javascript/auto',
                use: [
                  messagesLoader,
                  {
                    loader: swcLoader,
                    options: swcOptions(directory, name, { isCompiled, isRefreshed }),
                  },
                  macros,
                ],
              },
            ]
          : []),
      ],
    },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      splitChunks: { cacheGroups: { defaultVendors: vendors } },
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          // It works in threads of its own. A worker would be a process more, started with the options of this one: a
          // build that was begun by `node -e` would begin itself again in it, without end.
          parallel: false,
          minimizerOptions: { compress: { passes: 2 }, format: { comments: false } },
          extractComments: false,
        }),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

/**
 * Webpack's own, but for our packages: in a repository of its own a remote has them from npm, and as a chunk apart from the
 * remote's modules they could not be joined with these, so that it would weigh more there than here.
 */
const vendors = {
  test: /[\\/]node_modules[\\/](?!(?:.*[\\/])?@aangan[\\/])/,
  idHint: 'vendors',
  priority: -10,
  reuseExistingChunk: true,
};

const swcLoader = fileURLToPath(import.meta.resolve('swc-loader'));

const styleSheetLoader = ownModule('refuse-style-sheet');

const messagesLoader = ownModule('messages/code-loader');

const macroLoader = ownModule('messages/macro-loader');

const catalogueLoader = ownModule('messages/catalogue-loader');

const stylesPlugin = fileURLToPath(import.meta.resolve('@swc/plugin-styled-components'));

/** Shared by all apps: compiling a plugin takes as long as the rest of a remote's first build. */
const cacheRootOf = (directory: string) =>
  join(workspaceRoot(directory), 'node_modules/.aangan/swc');

/** The class names of styles follow from `namespace` and the file, so that a server and the browser make the same. */
const swcOptions = (
  directory: string,
  namespace: string,
  { isCompiled = false, isRefreshed }: { isCompiled?: boolean; isRefreshed: boolean },
) => ({
  // webpack takes the folder's path out of a source map that is an object, not out of a text, and hashes what is left.
  sourceMaps: true,
  parseMap: true,
  env: { targets: supportedBrowsers.join(', ') },
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    // All releases use one runtime of JSX: the one that the shell shares.
    transform: {
      // A component that breaks the rules of React stays as it is.
      reactCompiler: isCompiled,
      react: { runtime: 'automatic', development: isRefreshed, refresh: isRefreshed },
    },
    experimental: {
      cacheRoot: cacheRootOf(directory),
      plugins: [
        [
          stylesPlugin,
          {
            ssr: true,
            displayName: false,
            minify: true,
            transpileTemplateLiterals: true,
            pure: true,
            namespace,
          },
        ],
      ],
    },
  },
});
