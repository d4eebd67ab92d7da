import { containerOf, parseRemoteManifest, releaseBaseUrl } from '@aangan/manifest';
import type { Configuration } from 'webpack';
import { aloneConfig } from './alone-config.ts';
import { baseConfig } from './base-config.ts';
import type { BuiltRemote } from './built-remote.ts';
import { CheckedScriptsPlugin } from './checked-scripts-plugin.ts';
import { readBuildSettings } from './config.ts';
import type { ConfigurationOf } from './configuration-of.ts';
import { EnvironmentPlugin } from './environment-plugin.ts';
import { builtExposes, chunkOf, exposedMessages, exposesOf } from './exposes-of.ts';
import { containerRuntime, FederationEntryPlugin, federationPlugin } from './federation-plugin.ts';
import { FlagNamesPlugin } from './flag-names-plugin.ts';
import { sdkVersion } from './installed-sdk.ts';
import { localRemoteConfig } from './local-config.ts';
import { MessagesPlugin } from './messages/messages-plugin.ts';
import { releaseMessages } from './messages/release-messages.ts';
import { packageVersion } from './package-version.ts';
import { PlacedFilesPlugin } from './placed-files-plugin.ts';
import { buildPortable } from './portable-build.ts';
import { emitPortable } from './portable-files.ts';
import { readDeclaration } from './read-declaration.ts';
import { recordedOfRemote } from './recorded-types.ts';
import { ReleasePlugin, scriptsOf } from './release-plugin.ts';
import { renderedExposes } from './rendered-exposes.ts';
import { scriptSizes } from './script-sizes.ts';
import { serverBuildOf, serverConfig, serverModule, writeServerEntry } from './server-config.ts';
import { isShared, requiredRanges, sharedByRemote } from './shared-packages.ts';
import { sourceHash } from './source-hash.ts';
import { usedNames } from './used-names.ts';

interface RemoteOptions {
  /** The remote's folder: `import.meta.dirname` of its webpack.config.ts. */
  directory: string;
  /** Its remote.json. */
  manifest: unknown;
  /**
   * Whether React's compiler has the components in `src` remember what they render and compute, in browsers. The page
   * shares its runtime.
   */
  isCompiled?: boolean;
}

/**
 * The webpack configuration of a remote: `webpack build` makes its release, `webpack serve` starts it alone.
 * It throws an error that names every place of a malformed remote.json.
 */
export function remoteConfig({
  directory,
  manifest: declared,
  isCompiled = false,
}: RemoteOptions): ConfigurationOf {
  return ({ WEBPACK_SERVE, localOrigin }) => {
    const manifest = readDeclaration(parseRemoteManifest, declared);
    const remote = { directory, manifest, isCompiled };
    if (localOrigin) return localRemoteConfig(remote, localOrigin);
    return WEBPACK_SERVE ? aloneConfig(remote) : releaseConfig(remote);
  };
}

/** The build for servers, and then the build for browsers, which describes both in release.json. */
function releaseConfig(remote: BuiltRemote): Configuration[] {
  const { directory, manifest } = remote;
  const { name } = manifest;
  const release = sourceHash(directory, readBuildSettings().mode);
  const publicPath = releaseBaseUrl(name, release);
  const rendered = renderedExposes(manifest);
  const browser = browserConfig(remote, { release, publicPath });
  if (Object.keys(rendered).length === 0) return [browser];
  const entry = writeServerEntry(directory, { ...rendered, ...exposedMessages(directory) });
  const server = serverConfig({ directory, name, publicPath, entry, isExternal: isShared });
  return [server, { ...browser, dependencies: [serverBuildOf(name)] }];
}

interface BrowserOptions {
  release: string;
  publicPath: string;
}

/** The container, the exposed modules, release.json. */
function browserConfig(
  { directory, manifest, isCompiled }: BuiltRemote,
  { release, publicPath }: BrowserOptions,
): Configuration {
  const { name } = manifest;
  const container = containerOf(name, release);
  const base = baseConfig({ directory, name, uniqueName: container, publicPath, isCompiled });
  const shared = sharedByRemote(directory);
  const sdk = sdkVersion(directory);
  const exposed = builtExposes(directory, manifest);
  const rendered = Object.keys(renderedExposes(manifest));
  return {
    ...base,
    name,
    entry: {},
    plugins: [
      federationPlugin({
        name: container,
        filename: entryFile(release),
        exposes: exposesOf(exposed),
        shared,
      }),
      new FederationEntryPlugin(containerRuntime),
      new CheckedScriptsPlugin(),
      new PlacedFilesPlugin(),
      new EnvironmentPlugin(),
      new MessagesPlugin(),
      new FlagNamesPlugin(directory, Object.keys(manifest.values ?? {})),
      // A no-op under build-apps.ts, which builds the portable package before it builds several remotes at once.
      {
        apply: ({ hooks }) =>
          hooks.beforeRun.tapPromise('Portable', () => buildPortable(directory)),
      },
      new ReleasePlugin((compilation) => {
        const version = `${packageVersion(directory)}+${release}`;
        const exposes = Object.keys(exposed).map(
          (expose) => [expose, scriptsOf(compilation, chunkOf(expose))] as const,
        );
        const loadable = {
          release,
          container,
          entry: entryFile(release),
          runtime: 'own' as const,
          exposes: Object.fromEntries(exposes),
        };
        const portable = emitPortable(compilation, {
          directory,
          manifest,
          release,
          version,
          loadable: { ...loadable, baseUrl: publicPath },
        });
        const recorded = recordedOfRemote(compilation, { directory, manifest });
        const { texts, ...messages } = releaseMessages(compilation, directory);
        return {
          kind: 'remote',
          name,
          version,
          ...(sdk && { sdk }),
          ...recorded,
          ...messages,
          texts: { ...recorded.texts, ...texts },
          sizes: scriptSizes(compilation, exposes),
          ...loadable,
          ...(rendered.length > 0 && {
            server: {
              file: serverModule,
              exposes: [...rendered, ...Object.keys(exposedMessages(directory))],
            },
          }),
          ...(portable && { portable }),
          shared: {
            requires: requiredRanges(directory),
            uses: usedNames(compilation, Object.keys(shared)),
          },
          manifest,
        };
      }),
    ],
  };
}

function entryFile(release: string): string {
  return `entry.${release}.js`;
}
