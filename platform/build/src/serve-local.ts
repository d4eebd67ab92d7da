/**
 * Serves a remote for development to the pages of a running site, with the shell that it needs, until it is stopped.
 * Its parameters are the remote's folder, the port and the origin of the site; it prints "ready" once it can be opened.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { shellName } from '@aangan/manifest';
import { localBaseUrl } from '@aangan/manifest/local-remote';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import type { ConfigurationOf } from './configuration-of.ts';
import { localShellFolder } from './local-config.ts';
import { sourceHash } from './source-hash.ts';

const [folder = '.', port = '', site = ''] = process.argv.slice(2);
const origin = `http://localhost:${port}`;
const shell = resolve(import.meta.dirname, '../../../shell');

/** The configuration of an app for development. */
async function localConfig(directory: string): Promise<Configuration> {
  const { href } = pathToFileURL(join(directory, 'webpack.config.ts'));
  const { default: configurationOf } = (await import(href)) as { default: ConfigurationOf };
  const [configuration = {}] = [configurationOf({ localOrigin: origin })].flat();
  return configuration;
}

/** Builds the shell for development, unless its last build is of the same sources. */
async function buildShell(): Promise<void> {
  const mark = join(shell, localShellFolder, 'sources');
  const sources = sourceHash(shell, 'local');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === sources) return;
  const compiler = webpack(await localConfig(shell));
  if (!compiler) throw new Error('webpack made no compiler.');
  await new Promise<void>((done, fail) => {
    compiler.run((error, stats) => {
      if (error ?? stats?.hasErrors()) fail(error ?? new Error(stats?.toString('errors-only')));
      else done();
    });
  });
  writeFileSync(mark, sources);
}

async function serve(): Promise<WebpackDevServer> {
  const [configuration] = await Promise.all([localConfig(resolve(folder)), buildShell()]);
  const compiler = webpack(configuration);
  if (!compiler) throw new Error('webpack made no compiler.');
  const server = new WebpackDevServer(
    {
      port,
      host: '127.0.0.1',
      // Pages of the site, and no others, read what is served here.
      allowedHosts: ['localhost', '127.0.0.1', new URL(site).hostname],
      headers: { 'access-control-allow-origin': site, 'cache-control': 'no-store' },
      hot: true,
      liveReload: false,
      historyApiFallback: false,
      static: {
        directory: join(shell, localShellFolder),
        publicPath: new URL(localBaseUrl(origin, shellName)).pathname,
        watch: false,
      },
      client: {
        webSocketURL: { protocol: 'ws', hostname: 'localhost', port: Number(port) },
        overlay: { errors: true, warnings: false, runtimeErrors: false },
      },
    },
    compiler,
  );
  const built = new Promise((done) => compiler.hooks.done.tap('serveLocal', done));
  await server.start();
  await built;
  return server;
}

let server: WebpackDevServer | undefined;
// `disconnect`: the command that started this process may be killed, which closes the channel to it.
for (const end of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
  process.once(end, () => void Promise.resolve(server?.stop()).then(() => process.exit(0)));
}
try {
  server = await serve();
  console.log('ready');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
