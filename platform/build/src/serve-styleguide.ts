/** Serves shared/styleguide for development; PORT as for a remote alone. */
import { join, resolve } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readServeSettings } from './config.ts';
import { standaloneConfig } from './standalone-config.ts';

const directory = resolve(import.meta.dirname, '../../../shared/styleguide');
const { port } = readServeSettings();
const compiler = webpack(standaloneConfig(directory, join(directory, 'src/start.tsx')));
if (!compiler) throw new Error('webpack made no compiler.');
const server = new WebpackDevServer(
  { port, host: '127.0.0.1', historyApiFallback: true, static: false },
  compiler,
);
await server.start();
console.log(`Styleguide: http://localhost:${port}/styleguide`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void server.stop().then(() => process.exit(0)));
}
