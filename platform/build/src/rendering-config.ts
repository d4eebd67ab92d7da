import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { RemoteManifest } from '@aangan/manifest';
import type { Configuration } from 'webpack';
import { importsOf, writeEntry } from './generated-entry.ts';
import { renderedExposes } from './rendered-exposes.ts';
import { serverConfig } from './server-config.ts';

/**
 * The build that renders a remote that runs alone: the standalone host and the modules that a release's server module
 * has, as one CommonJS file below node_modules/.aangan that exports `render`. Its source map leads to the sources.
 */
export function renderingConfig(directory: string, manifest: RemoteManifest): Configuration {
  const config = serverConfig({
    directory,
    name: 'alone',
    publicPath: '/',
    entry: writeEntry(directory, 'rendering.ts', entrySource(manifest)),
    isExternal: () => false,
    replaced: {
      '@reduxjs/toolkit/query/react': createRequire(import.meta.url).resolve(
        '@aangan/host/server-query',
        { paths: [directory] },
      ),
    },
  });
  return {
    ...config,
    mode: 'development',
    devtool: 'source-map',
    output: { ...config.output, path: join(directory, 'node_modules/.aangan/rendering') },
    optimization: { minimize: false },
  };
}

function entrySource(manifest: RemoteManifest): string {
  return [
    "import { renderAlone } from '@aangan/standalone/server';",
    "import manifest from '../../remote.json';",
    'const exposes = {',
    ...importsOf(renderedExposes(manifest)),
    '};',
    'export const render = (page: never) => renderAlone(manifest as never, exposes, page);',
    '',
  ].join('\n');
}
