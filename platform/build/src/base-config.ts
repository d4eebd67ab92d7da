import { join } from 'node:path';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';

interface BaseOptions {
  directory: string;
  /** Unique among all builds of all apps, so that chunks of two releases never register in one array. */
  uniqueName: string;
}

/** The part of the webpack configuration that shell and remotes share. */
export function baseConfig({ directory, uniqueName }: BaseOptions): Configuration {
  return {
    mode: 'production',
    context: directory,
    target: ['web', 'es2022'],
    // Maps are stored with the release and served to integrators; no script names its own.
    devtool: 'hidden-source-map',
    output: {
      path: join(directory, 'dist'),
      publicPath: 'auto',
      uniqueName,
      clean: true,
      filename: '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      // As long as a page waits before it says so; a script that comes later would only be in the way of a retry.
      chunkLoadTimeout: 7_000,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'] },
    module: {
      rules: [
        { test: /\.tsx?$/, use: { loader: swcLoader, options: swcOptions } },
        { test: /\.(woff2|svg|jpg|png|webp)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
      minimizer: [
        new MinimizerPlugin({
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { compress: { passes: 2 }, format: { comments: false } },
          extractComments: false,
        }),
      ],
    },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}

const swcLoader = import.meta.resolve('swc-loader').replace('file://', '');

const swcOptions = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
};
