import { join } from 'node:path';
import webpack, { type Configuration, type ExternalItemFunctionData } from 'webpack';
import { baseConfig } from './base-config.ts';
import { BundledPackagesPlugin } from './bill-of-materials.ts';
import { EnvironmentPlugin } from './environment-plugin.ts';
import { importsOf, writeEntry } from './generated-entry.ts';
import { MessagesPlugin } from './messages/messages-plugin.ts';
import { PlacedFilesPlugin } from './placed-files-plugin.ts';

/** The folder of a release that holds what runs on servers. */
const folder = 'server';

/** The server module of a release. */
export const serverModule = `${folder}/module.js`;

interface ServerOptions {
  directory: string;
  name: string;
  publicPath: string;
  /** The module whose exports are the server module's. */
  entry: string;
  /** Whether the renderer answers a request of this module, so that it is not part of the build. */
  isExternal: (request: string) => boolean;
  /** Modules to replace: request → file or package. A replacement may import what it replaces. */
  replaced?: Record<string, string>;
}

/**
 * The second build of an app: the same sources for a server, as one CommonJS file. What it renders matches what the
 * browser build of the same release renders: class names and addresses of files are the same.
 */
export function serverConfig(options: ServerOptions): Configuration {
  const { directory, name, publicPath, entry, isExternal, replaced = {} } = options;
  const base = baseConfig({ directory, name, publicPath, uniqueName: `${name}-server` });
  const { javascript } = base.module?.parser ?? {};
  return {
    ...base,
    name: serverBuildOf(name),
    target: 'node20',
    entry: { module: entry },
    output: {
      ...base.output,
      path: join(base.output?.path ?? '', folder),
      filename: '[name].js',
      library: { type: 'commonjs2' },
    },
    module: {
      ...base.module,
      // One file: there is nothing to load while a page is rendered.
      parser: { javascript: { ...javascript, dynamicImportMode: 'eager' } },
      // The browser build brings the files; here only their addresses are needed.
      generator: { 'asset/resource': { emit: false } },
    },
    externals: [
      ({ request = '' }: ExternalItemFunctionData) =>
        Promise.resolve(isExternal(request) ? `commonjs ${request}` : undefined),
    ],
    plugins: [
      ...Object.entries(replaced).map(([request, module]) =>
        replace(request, module.startsWith('.') ? join(directory, module) : module),
      ),
      new BundledPackagesPlugin(),
      new PlacedFilesPlugin(),
      new EnvironmentPlugin(),
      new MessagesPlugin(),
    ],
    // Not minimized: readable stacks in logs are worth more here than bytes.
    optimization: { ...base.optimization, minimize: false },
  };
}

/** Replaces a module with another one, which may import the original. */
export function replace(request: string, module: string) {
  return new webpack.NormalModuleReplacementPlugin(
    /./,
    (resolved: { request: string; contextInfo: { issuer: string } }) => {
      const isReplaced = resolved.request === request && resolved.contextInfo.issuer !== module;
      if (isReplaced) resolved.request = module;
    },
  );
}

/** The name of an app's server build: the browser build waits for it. */
export function serverBuildOf(name: string): string {
  return `${name} server`;
}

/** The first module of a remote's server build: the exposed modules, each run when a page needs it. */
export function writeServerEntry(directory: string, exposes: Record<string, string>): string {
  const source = ['export const exposes = {', ...importsOf(exposes), '};', ''].join('\n');
  return writeEntry(directory, 'server.ts', source);
}
