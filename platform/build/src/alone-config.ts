import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest } from '@aangan/manifest';
import type { Configuration } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';
import type { BuiltRemote } from './built-remote.ts';
import { readServeSettings } from './config.ts';
import { importsOf, writeEntry } from './generated-entry.ts';
import { renderedPages } from './rendered-pages.ts';
import { standaloneConfig } from './standalone-config.ts';
import { workspaceRoot } from './workspace-packages.ts';

/**
 * The configuration of `webpack serve`: one remote alone, for development, on PORT (default 3100). API requests go to
 * API_URL (default http://localhost:3000). With `?rendered` a page is shown as a server renders it.
 */
export function aloneConfig(remote: BuiltRemote): Configuration & { devServer: DevServer } {
  const { directory, manifest, isCompiled } = remote;
  const { port, apiUrl } = readServeSettings();
  const source = entrySource(manifest, readDemoAccounts(directory));
  const entry = writeEntry(directory, 'standalone.ts', source);
  return {
    ...standaloneConfig({ directory, entry, isCompiled }),
    devServer: {
      port,
      host: '127.0.0.1',
      historyApiFallback: true,
      static: false,
      client: { overlay: { errors: true, warnings: false } },
      proxy: [{ context: ['/api'], target: apiUrl }],
      setupMiddlewares: (middlewares) => [
        renderedPages({ directory, manifest, apiUrl }),
        ...middlewares,
      ],
      onListening: () => {
        const first = manifest.routes.find(({ path }) => !path.includes(':'))?.path ?? '/';
        console.log(`${manifest.name} alone: http://localhost:${port}${first} (API of ${apiUrl})`);
      },
    },
  };
}

/** The first module: the standalone host, remote.json, and the exposed modules, each loaded when it is shown. */
function entrySource({ exposes }: RemoteManifest, demo: unknown): string {
  return [
    "import { startAlone } from '@aangan/standalone';",
    "import manifest from '../../remote.json';",
    'startAlone(manifest as never, {',
    ...importsOf(exposes),
    `}, ${JSON.stringify(demo)});`,
    '',
  ].join('\n');
}

/** The accounts that the shell's team declares for development; undefined if it declares none. */
function readDemoAccounts(directory: string): unknown {
  const file = join(workspaceRoot(directory), 'shell/standalone.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
