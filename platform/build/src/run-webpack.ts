import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import webpack, { type Configuration } from 'webpack';
import type { ConfigurationOf } from './configuration-of.ts';

/**
 * Builds the app of a folder as `webpack build` does, in this process: webpack is loaded and compiled once for all apps
 * that one process builds, which is much of the work of a first build.
 * @throws Error with webpack's messages
 */
export async function runWebpack(directory: string): Promise<void> {
  // Without it, the federation plugin finds webpack by the stack of a call that must fail, which takes a second.
  process.env.FEDERATION_WEBPACK_PATH ??= fileURLToPath(import.meta.resolve('webpack'));
  const compiler = webpack(await readConfigurations(directory));
  try {
    const stats = await new Promise<webpack.MultiStats | undefined>((resolve, reject) => {
      compiler.run((error, result) => (error ? reject(error) : resolve(result)));
    });
    if (stats?.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
  } finally {
    await new Promise((resolve) => compiler.close(resolve));
  }
}

/** What webpack-cli reads for `webpack build`. */
async function readConfigurations(directory: string): Promise<Configuration[]> {
  const file = pathToFileURL(join(directory, 'webpack.config.ts'));
  const { default: exported } = (await import(file.href)) as {
    default: ConfigurationOf | Configuration | Configuration[];
  };
  const configured = typeof exported === 'function' ? exported({}) : exported;
  return Array.isArray(configured) ? configured : [configured];
}
