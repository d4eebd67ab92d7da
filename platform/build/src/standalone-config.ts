import type { Compiler, Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';

const page =
  '<!doctype html><html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>A remote, alone</title></head><body><script src="/alone.js"></script></body></html>';

interface StandaloneOptions {
  directory: string;
  /** Its first module. */
  entry: string;
  /** Whether React's compiler compiles the components of the folder. */
  isCompiled: boolean;
}

/** A remote with everything in one page: nothing is shared, nothing is federated. */
export function standaloneConfig({
  directory,
  entry,
  isCompiled,
}: StandaloneOptions): Configuration {
  const about = { name: 'alone', uniqueName: 'alone', publicPath: '/' };
  const base = baseConfig({ directory, ...about, isCompiled });
  return {
    ...base,
    mode: 'development',
    devtool: 'eval-cheap-module-source-map',
    entry: { alone: entry },
    output: {
      ...base.output,
      filename: '[name].js',
      chunkFilename: '[name].js',
      clean: false,
    },
    optimization: { minimize: false },
    plugins: [
      {
        apply(compiler: Compiler) {
          const { RawSource } = compiler.webpack.sources;
          compiler.hooks.thisCompilation.tap('StandalonePage', (compilation) => {
            compilation.hooks.processAssets.tap('StandalonePage', () =>
              compilation.emitAsset('index.html', new RawSource(page)),
            );
          });
        },
      },
    ],
  };
}
