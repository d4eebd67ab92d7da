import { fileURLToPath } from 'node:url';
import webpack from 'webpack';
import { appConfiguration } from './app-configuration.ts';
import { moduleCache } from './module-cache.ts';

/**
 * Builds the app of a folder as `webpack build` does, in this process: webpack is loaded and compiled once for all apps
 * that one process builds, which is much of the work of a first build. Modules that have not changed since the last
 * build of the folder are read from a cache.
 * @throws Error with webpack's messages
 */
export async function runWebpack(directory: string): Promise<void> {
  // Without it, the federation plugin finds webpack by the stack of a call that must fail, which takes a second.
  process.env.FEDERATION_WEBPACK_PATH ??= fileURLToPath(import.meta.resolve('webpack'));
  const configurations = await appConfiguration(directory, {});
  const compiler = webpack(
    configurations.map((configuration, at) => ({
      ...configuration,
      cache: moduleCache(directory, configuration.name ?? String(at)),
    })),
  );
  try {
    const stats = await new Promise<webpack.MultiStats | undefined>((resolve, reject) => {
      compiler.run((error, result) => (error ? reject(error) : resolve(result)));
    });
    if (stats?.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
  } finally {
    // The cache is written here.
    await new Promise((resolve) => compiler.close(resolve));
  }
}
