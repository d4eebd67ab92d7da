/**
 * Serves one remote by itself for development: `node serve-alone.ts <its folder>`. PORT (default 3100)
 * says where, API_URL (default http://localhost:3000) whose API is passed on.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseRemoteManifest, type RemoteManifest } from '@aangan/manifest';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { readServeSettings } from './config.ts';
import { standaloneConfig } from './standalone-config.ts';

/** The first module: the host, the remote's contract, and its exposed modules, each lazily. */
function entrySource({ exposes }: RemoteManifest): string {
  const imports = Object.entries(exposes).map(
    ([expose, file]) =>
      `  ${JSON.stringify(expose)}: () => import(${JSON.stringify(`../../${file}`)}),`,
  );
  return [
    "import { startAlone } from '@aangan/standalone';",
    "import manifest from '../../remote.json';",
    'startAlone(manifest as never, {',
    ...imports,
    '});',
    '',
  ].join('\n');
}

function writeEntry(directory: string, manifest: RemoteManifest): string {
  const folder = join(directory, 'node_modules/.aangan');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'standalone.ts');
  writeFileSync(file, entrySource(manifest));
  return file;
}

const directory = resolve(process.argv[2] ?? '.');
const { port, apiUrl } = readServeSettings();
const text = readFileSync(join(directory, 'remote.json'), 'utf8');
const manifest = parseRemoteManifest(JSON.parse(text));
const compiler = webpack(standaloneConfig(directory, writeEntry(directory, manifest)));
if (!compiler) throw new Error('webpack made no compiler.');
const server = new WebpackDevServer(
  {
    port,
    host: '127.0.0.1',
    historyApiFallback: true,
    static: false,
    client: { overlay: { errors: true, warnings: false } },
    proxy: [{ context: ['/api'], target: apiUrl }],
  },
  compiler,
);
await server.start();
const first = manifest.routes.find(({ path }) => !path.includes(':'))?.path ?? '/';
console.log(`${manifest.name} alone: http://localhost:${port}${first} (API of ${apiUrl})`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => void server.stop().then(() => process.exit(0)));
}
