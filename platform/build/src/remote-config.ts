import { containerOf, parseRemoteManifest, type RemoteManifest } from '@aangan/manifest';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { aloneConfig } from './alone-config.ts';
import { baseConfig } from './base-config.ts';
import { CheckedScriptsPlugin } from './checked-scripts-plugin.ts';
import type { ConfigurationOf } from './configuration-of.ts';
import { ReleasePlugin, scriptsOf } from './release-plugin.ts';
import { requiredRanges, sharedByRemote } from './shared-packages.ts';
import { sourceHash } from './source-hash.ts';
import { usedNames } from './used-names.ts';

interface RemoteOptions {
  /** The remote's folder: `import.meta.dirname` of its webpack.config.ts. */
  directory: string;
  /** Its remote.json. */
  manifest: unknown;
}

/**
 * The webpack configuration of a remote: `webpack build` makes its release, `webpack serve` starts it alone.
 * It throws a ManifestError for a malformed remote.json.
 */
export function remoteConfig({ directory, manifest: declared }: RemoteOptions): ConfigurationOf {
  return ({ WEBPACK_SERVE }) => {
    const manifest = parseRemoteManifest(declared);
    return WEBPACK_SERVE ? aloneConfig(directory, manifest) : releaseConfig(directory, manifest);
  };
}

/** The container, the exposed modules, release.json. */
function releaseConfig(directory: string, manifest: RemoteManifest): Configuration {
  const release = sourceHash(directory);
  const container = containerOf(manifest.name, release);
  const base = baseConfig({ directory, uniqueName: container });
  const shared = sharedByRemote(directory);
  return {
    ...base,
    name: manifest.name,
    entry: {},
    plugins: [
      new ModuleFederationPlugin({
        name: container,
        filename: entryFile(release),
        exposes: exposesOf(manifest),
        shared,
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: {
          // Every remote uses the shell's federation runtime, which makes its entry 12 KB smaller.
          externalRuntime: true,
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
      new CheckedScriptsPlugin(),
      new ReleasePlugin((compilation) => ({
        kind: 'remote',
        name: manifest.name,
        release,
        container,
        entry: entryFile(release),
        exposes: Object.fromEntries(
          Object.keys(manifest.exposes).map((expose) => [
            expose,
            scriptsOf(compilation, chunkOf(expose)),
          ]),
        ),
        shared: {
          requires: requiredRanges(directory),
          uses: usedNames(compilation, Object.keys(shared)),
        },
        manifest,
      })),
    ],
  };
}

function entryFile(release: string): string {
  return `entry.${release}.js`;
}

function chunkOf(expose: string): string {
  return expose.slice('./'.length);
}

function exposesOf({ exposes }: RemoteManifest) {
  return Object.fromEntries(
    Object.entries(exposes).map(([expose, file]) => [
      expose,
      { import: file, name: chunkOf(expose) },
    ]),
  );
}
