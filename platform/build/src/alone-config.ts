import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RemoteManifest } from '@aangan/manifest';
import type { Configuration } from 'webpack';
import type { Configuration as DevServer } from 'webpack-dev-server';
import { readServeSettings } from './config.ts';
import { standaloneConfig } from './standalone-config.ts';
import { workspaceRoot } from './workspace-packages.ts';

/**
 * The configuration of `webpack serve`: one remote alone, for development, on PORT (default 3100). API requests go to
 * API_URL (default http://localhost:3000).
 */
export function aloneConfig(
  directory: string,
  manifest: RemoteManifest,
): Configuration & { devServer: DevServer } {
  const { port, apiUrl } = readServeSettings();
  return {
    ...standaloneConfig(directory, writeEntry(directory, manifest)),
    devServer: {
      port,
      host: '127.0.0.1',
      historyApiFallback: true,
      static: false,
      client: { overlay: { errors: true, warnings: false } },
      proxy: [{ context: ['/api'], target: apiUrl }],
      onListening: () => {
        const first = manifest.routes.find(({ path }) => !path.includes(':'))?.path ?? '/';
        console.log(`${manifest.name} alone: http://localhost:${port}${first} (API of ${apiUrl})`);
      },
    },
  };
}

/** The first module: the standalone host, remote.json, and the exposed modules, each loaded when it is shown. */
function entrySource({ exposes }: RemoteManifest, demo: unknown): string {
  const imports = Object.entries(exposes).map(
    ([expose, file]) =>
      `  ${JSON.stringify(expose)}: () => import(${JSON.stringify(`../../${file}`)}),`,
  );
  return [
    "import { startAlone } from '@aangan/standalone';",
    "import manifest from '../../remote.json';",
    'startAlone(manifest as never, {',
    ...imports,
    `}, ${JSON.stringify(demo)});`,
    '',
  ].join('\n');
}

/** The accounts that the shell's team declares for development; none where the workspace has no shell. */
function readDemoAccounts(directory: string): unknown {
  const file = join(workspaceRoot(directory), 'shell/standalone.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

function writeEntry(directory: string, manifest: RemoteManifest): string {
  const folder = join(directory, 'node_modules/.aangan');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'standalone.ts');
  writeFileSync(file, entrySource(manifest, readDemoAccounts(directory)));
  return file;
}
