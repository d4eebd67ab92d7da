/**
 * Serves a remote for development to the pages of a running site, with the shell that it needs, until it is stopped.
 * Its parameters are the remote's folder, the port and the origin of the site; it prints "ready" once it can be opened.
 */
import { resolve } from 'node:path';
import { shellName } from '@aangan/manifest';
import { localBaseUrl } from '@aangan/manifest/local-remote';
import webpack, { type Configuration } from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { appConfiguration } from './app-configuration.ts';
import { localShell } from './local-shell.ts';

const [folder = '.', port = '', site = ''] = process.argv.slice(2);
const origin = `http://localhost:${port}`;

/** The configuration of an app for development. */
async function localConfig(directory: string): Promise<Configuration> {
  const [configuration = {}] = await appConfiguration(directory, { localOrigin: origin });
  return configuration;
}

async function serve(): Promise<WebpackDevServer> {
  const directory = resolve(folder);
  const [configuration, shell] = await Promise.all([localConfig(directory), localShell(directory)]);
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
        directory: shell,
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
