import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { parseRemoteManifest, type RemoteManifest, releaseBaseUrl } from '@aangan/manifest';
import webpack, { type Configuration, type Stats } from 'webpack';
import { baseConfig } from './base-config.ts';
import { writeEntry } from './generated-entry.ts';
import { quotedPath } from './posix-path.ts';
import { readDeclaration } from './read-declaration.ts';
import { scriptsOf } from './release-plugin.ts';
import { renderedExposes } from './rendered-exposes.ts';
import { serverConfig } from './server-config.ts';
import { shellDefinitions } from './shared-packages.ts';

/** The shell and its remotes as one application, for comparisons: no product is built so. */
export interface OneBundle {
  /** Where its files are. */
  directory: string;
  release: string;
  /** The scripts of every page, in order. */
  scripts: string[];
  /** `remote expose` → the scripts that the module needs beside `scripts`. */
  exposes: Record<string, string[]>;
  /** Server modules: the path of the shell's, and the source of each remote's. */
  server: { shell: string; remotes: Record<string, string> };
}

/** The shared entry through which the remotes' server modules get their modules from the shell's. */
const sharedName = 'one-bundle';
const name = 'shell';
const release = '0b0d1e0b0d1e0b0d';

/**
 * Builds the shell's sources and those of its remotes as one bundle in which each exposed module is a lazy route:
 * nothing is federated, and what several use is there once. Everything else is as in releases.
 * @param workspace the folder with the shell and the remotes
 */
export async function buildOneBundle(workspace: string): Promise<OneBundle> {
  const remotes = readRemotes(workspace);
  const shell = join(workspace, name);
  const directory = join(shell, 'node_modules/.aangan/one-bundle');
  await runWebpack(serverBuild(shell, directory, remotes));
  const { compilation } = await runWebpack(browserBuild(shell, directory, remotes));
  const scripts = scriptsOf(compilation, name);
  const exposes = remotes.flatMap(({ folder, manifest }) =>
    Object.keys(manifest.exposes).map((expose) => {
      const chunk = chunkOf({ folder, manifest }, expose);
      return [`${manifest.name} ${expose}`, scriptsOf(compilation, chunk)] as const;
    }),
  );
  return {
    directory,
    release,
    scripts,
    exposes: Object.fromEntries(exposes),
    server: {
      shell: 'server/module.js',
      remotes: Object.fromEntries(
        remotes.map(({ manifest }) => [
          manifest.name,
          `module.exports = { exposes: require('${sharedName}')['${manifest.name}'] };`,
        ]),
      ),
    },
  };
}

interface Remote {
  folder: string;
  manifest: RemoteManifest;
}

function readRemotes(workspace: string): Remote[] {
  return readdirSync(workspace)
    .filter((folder) => folder.startsWith('mfe-'))
    .map((folder) => join(workspace, folder))
    .map((folder) => {
      const declared = JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
      return { folder, manifest: readDeclaration(parseRemoteManifest, declared) };
    });
}

const chunkOf = ({ manifest }: Remote, expose: string) =>
  `${manifest.name}-${expose.slice('./'.length)}`;

function browserBuild(shell: string, directory: string, remotes: readonly Remote[]): Configuration {
  const base = ofShell(shell);
  const federation = writeEntry(
    shell,
    'one-bundle-federation.ts',
    federationSource(shell, remotes),
  );
  const nothing = writeEntry(shell, 'one-bundle-nothing.ts', 'export const shared = {};\n');
  return {
    ...base,
    entry: { [name]: './src/start-in-steps.ts' },
    output: { ...base.output, path: directory },
    devtool: false,
    optimization: { ...base.optimization, splitChunks: { chunks: 'all' } },
    plugins: [
      new webpack.DefinePlugin(shellDefinitions(shell)),
      replaced(/\/page-federation\.ts$/, federation),
      replaced(/\/shared-with-remotes\.ts$/, nothing),
    ],
  };
}

/** Source that replaces the runtime's module of the same name, without federation. */
function federationSource(shell: string, remotes: readonly Remote[]): string {
  const checks = join(shell, '../platform/runtime/src/script-checks.ts');
  const modules = remotes.flatMap((remote) =>
    Object.entries(remote.manifest.exposes).map(
      ([expose, file]) =>
        `  '${remote.manifest.name} ${expose}': () => import(/* webpackChunkName: "${chunkOf(remote, expose)}" */ ${quotedPath(join(remote.folder, file))}),`,
    ),
  );
  return [
    `import { createScriptChecks } from ${quotedPath(checks)};`,
    'const modules = {',
    ...modules,
    '};',
    'export function createPageFederation({ shell }) {',
    '  createScriptChecks().know(shell);',
    "  return { know() {}, use() {}, load: (name, expose) => modules[name + ' ' + expose]() };",
    '}',
    '',
  ].join('\n');
}

/** Servers load one module too: class names depend on the file and on the app that is built. */
function serverBuild(shell: string, directory: string, remotes: readonly Remote[]): Configuration {
  const modules = remotes.map(({ folder, manifest }) => {
    const exposes = Object.entries(renderedExposes(manifest)).map(
      ([expose, file]) => `'${expose}': () => import(${quotedPath(join(folder, file))})`,
    );
    return `  '${manifest.name}': { ${exposes.join(', ')} },`;
  });
  const entry = writeEntry(
    shell,
    'one-bundle-server.ts',
    [
      "import { shared as ofShell } from '../../src/server/index.ts';",
      "export { renderPage } from '../../src/server/index.ts';",
      `export const shared = { ...ofShell, '${sharedName}': {`,
      ...modules,
      '} };',
      '',
    ].join('\n'),
  );
  const require = createRequire(pathToFileURL(join(shell, 'package.json')));
  const config = serverConfig({
    directory: shell,
    name,
    publicPath: releaseBaseUrl(name, release),
    entry,
    isExternal: () => false,
    replaced: {
      '@reduxjs/toolkit/query/react': require.resolve('@aangan/host/server-query'),
      axios: 'axios/dist/browser/axios.cjs',
    },
  });
  return { ...config, output: { ...config.output, path: join(directory, 'server') } };
}

function ofShell(shell: string): Configuration {
  const publicPath = releaseBaseUrl(name, release);
  return baseConfig({ directory: shell, name, uniqueName: 'aangan_one_bundle', publicPath });
}

function replaced(request: RegExp, module: string) {
  return new webpack.NormalModuleReplacementPlugin(request, (resolved: { request: string }) => {
    resolved.request = module;
  });
}

async function runWebpack(config: Configuration): Promise<Stats> {
  const compiler = webpack(config);
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only'));
  return stats;
}
