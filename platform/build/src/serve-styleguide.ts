/** Serves shared/styleguide, with the specimens of every remote, for development; PORT as for a remote alone. */
import { globSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readServeSettings } from './config.ts';
import { standaloneConfig } from './standalone-config.ts';
import { writeStyleguideEntry } from './styleguide-entry.ts';

const workspace = resolve(import.meta.dirname, '../../..');
const directory = join(workspace, 'shared/styleguide');
const remotes = globSync('mfe-*/src/styleguide.tsx', { cwd: workspace }).map((file) =>
  join(workspace, dirname(dirname(file))),
);
const { port } = readServeSettings();
const entry = writeStyleguideEntry(directory, remotes);
const compiler = webpack(standaloneConfig({ directory, entry, isCompiled: false }));
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
