import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  containerOf,
  parseShellManifest,
  releaseBaseUrl,
  releasedSiteFiles,
  type ShellManifest,
  shellName,
} from '@aangan/manifest';
import webpack, { type Compilation, type Compiler, type Configuration } from 'webpack';
import { baseConfig } from './base-config.ts';
import { CheckedScriptsPlugin } from './checked-scripts-plugin.ts';
import { readBuildSettings } from './config.ts';
import type { ConfigurationOf } from './configuration-of.ts';
import { contractNames, type HostContract } from './contract-names.ts';
import { localShellConfig } from './local-config.ts';
import { MessagesPlugin } from './messages/messages-plugin.ts';
import { releaseMessages } from './messages/release-messages.ts';
import { packageVersion } from './package-version.ts';
import { PlacedFilesPlugin } from './placed-files-plugin.ts';
import { providedNames } from './provided-names.ts';
import { readDeclaration } from './read-declaration.ts';
import { recordedOfShell } from './recorded-types.ts';
import { ReleasePlugin, scriptsOf } from './release-plugin.ts';
import { serverBuildOf, serverConfig, serverModule } from './server-config.ts';
import { providedVersions, shellDefinitions } from './shared-packages.ts';
import { sourceHash } from './source-hash.ts';

interface ShellOptions {
  /** The shell's folder: `import.meta.dirname` of its webpack.config.ts. */
  directory: string;
  /** Its first module. */
  entry: string;
  /** The module that renders pages on a server. */
  serverEntry: string;
  /** Modules to replace in the server build: request → replacement. */
  serverModules: Record<string, string>;
  /** The HTML page with the places that the edge fills. */
  template: string;
  /** Its shell.json. */
  manifest: unknown;
  /** Fonts that the first paint needs, by file name without hash and ending. */
  preloadFonts: string[];
  /** Those that a page in another language needs beside them, by the language's code. */
  fontsByLanguage?: Readonly<Record<string, readonly string[]>>;
  /** The report of what remotes may import, by package: which names, and until when deprecated ones are supported. */
  contract: HostContract;
  /** The module that imports what remotes find in the page. */
  shared: string;
}

const templateFile = 'page.html';

/**
 * The webpack configuration of the shell: it hosts remotes that it does not name, and provides their shared packages.
 * It throws an error that names every place of a malformed shell.json.
 */
export function shellConfig(options: ShellOptions): ConfigurationOf {
  return ({ localOrigin }) => (localOrigin ? localShellConfig(options) : releaseConfig(options));
}

/** The build for servers, and then the build for browsers, which describes both in release.json. */
function releaseConfig(options: ShellOptions): Configuration[] {
  const { directory, serverEntry, serverModules } = options;
  const publicPath = releaseBaseUrl(shellName, sourceHash(directory, readBuildSettings().mode));
  const server = serverConfig({
    directory,
    name: shellName,
    publicPath,
    entry: serverEntry,
    replaced: serverModules,
    // The module brings all of its packages, and those of the remotes.
    isExternal: () => false,
  });
  return [
    server,
    { ...browserConfig(options, publicPath), dependencies: [serverBuildOf(shellName)] },
  ];
}

function browserConfig(options: ShellOptions, publicPath: string): Configuration {
  const { directory, entry, template, manifest: declared, preloadFonts } = options;
  const { fontsByLanguage = {} } = options;
  const manifest = readDeclaration(parseShellManifest, declared);
  const release = sourceHash(directory, readBuildSettings().mode);
  const container = containerOf(shellName, release);
  const base = baseConfig({ directory, name: shellName, uniqueName: container, publicPath });
  return {
    ...base,
    name: shellName,
    entry: { shell: entry },
    plugins: [
      new webpack.DefinePlugin(shellDefinitions(directory)),
      new CopyPlugin({
        [templateFile]: join(directory, template),
        ...siteFiles(directory, manifest),
      }),
      new CheckedScriptsPlugin(),
      new PlacedFilesPlugin(),
      new MessagesPlugin(),
      new ReleasePlugin((compilation) => ({
        kind: 'shell',
        name: shellName,
        release,
        version: `${packageVersion(directory)}+${release}`,
        ...toldOf(compilation, directory),
        container,
        template: templateFile,
        scripts: scriptsOf(compilation, 'shell'),
        fonts: fontsOf(compilation, preloadFonts),
        fontsByLanguage: Object.fromEntries(
          Object.entries(fontsByLanguage).map(([language, fonts]) => [
            language,
            fontsOf(compilation, [...preloadFonts, ...fonts]),
          ]),
        ),
        server: { file: serverModule },
        manifest,
        shared: providedOf(compilation, options),
      })),
    ],
  };
}

/** What the release says of slots, API calls and messages. */
function toldOf(compilation: Compilation, directory: string) {
  const recorded = recordedOfShell(compilation, directory);
  const { texts, ...messages } = releaseMessages(compilation, directory);
  return { ...recorded, ...messages, texts: { ...recorded.texts, ...texts } };
}

/**
 * What the shell provides. For an entry with a contract, `names` are the contract's: they leave out what only the shell
 * imports.
 */
function providedOf(compilation: Compilation, { directory, contract, shared }: ShellOptions) {
  const { names, deprecated } = contractNames(contract);
  return {
    provides: providedVersions(directory),
    names: { ...providedNames(compilation, join(directory, shared)), ...names },
    deprecated,
  };
}

/** The built files of fonts, by their names without hash and ending. */
function fontsOf(compilation: Compilation, names: readonly string[]): string[] {
  return Object.keys(compilation.assets).filter((file) => {
    const [name = ''] = file.split('.');
    return file.endsWith('.woff2') && names.includes(name);
  });
}

/** The files at the site's root, from the folder that holds them in the shell. */
function siteFiles(directory: string, manifest: ShellManifest): Record<string, string> {
  const files = releasedSiteFiles(manifest);
  return Object.fromEntries(files.map((file) => [file, join(directory, 'src/site-files', file)]));
}

/** Puts files into the release as they are. */
class CopyPlugin {
  readonly #files: Record<string, string>;

  /** @param files name in the release → file on disk */
  constructor(files: Record<string, string>) {
    this.#files = files;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('CopyPlugin', (compilation) => {
      compilation.fileDependencies.addAll(Object.values(this.#files));
      compilation.hooks.processAssets.tap(
        {
          name: 'CopyPlugin',
          stage: compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL,
        },
        () => {
          for (const [name, file] of Object.entries(this.#files)) {
            compilation.emitAsset(name, new webpack.sources.RawSource(readFileSync(file)));
          }
        },
      );
    });
  }
}
