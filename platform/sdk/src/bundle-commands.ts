import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import webpack, { type Configuration } from 'webpack';

const swcLoader = fileURLToPath(import.meta.resolve('swc-loader'));

/**
 * Bundles the commands with all that they use, so that installing them installs nothing that only sites need. What a
 * command rarely uses is in chunks of its own.
 * @param folderOf the folder of a command's package; its files are in `dist` there
 * @throws Error with webpack's messages
 */
export async function bundleCommands(
  root: string,
  folderOf: (command: string) => string,
): Promise<void> {
  const compiler = webpack([
    bundle(root, 'aangan', folderOf('aangan')),
    bundle(root, 'create-aangan-remote', folderOf('create-aangan-remote')),
  ]);
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) fail(error ?? new Error(stats?.toString('errors-only')));
      else done();
    });
  });
  await new Promise((resolve) => compiler.close(resolve));
}

function bundle(root: string, name: string, folder: string): Configuration {
  return {
    name,
    mode: 'production',
    context: root,
    target: 'node20',
    devtool: 'source-map',
    entry: { [name]: join(import.meta.dirname, 'commands', `${name}.ts`) },
    output: {
      path: join(folder, 'dist'),
      filename: '[name].js',
      chunkFilename: '[id].js',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
    },
    experiments: { outputModule: true },
    resolve: { conditionNames: ['import', 'node', 'default'] },
    module: {
      parser: { javascript: { importMeta: false, url: false } },
      rules: [
        {
          test: /\.ts$/,
          // A command takes a function of a package here and there, and nothing of the rest of it.
          sideEffects: false,
          use: {
            loader: swcLoader,
            options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
          },
        },
      ],
    },
    // Readable stacks are worth more than bytes.
    optimization: { minimize: false, chunkIds: 'deterministic', moduleIds: 'named' },
    performance: { hints: false },
    stats: 'errors-warnings',
  };
}
