import {
  type PortableContainer,
  portableContainerOf,
  portableFolder,
  type RemoteManifest,
} from '@aangan/manifest';
import type { PortableRelease } from '@aangan/manifest/portable';
import webpack, { type Compilation } from 'webpack';
import { readPortable } from './portable-build.ts';
import { integrityOf } from './release-plugin.ts';

const { RawSource } = webpack.sources;

const entry = `${portableFolder}remoteEntry.js`;
const manifestFile = `${portableFolder}mf-manifest.json`;

interface PortableOptions {
  directory: string;
  manifest: RemoteManifest;
  release: string;
  version: string;
  /** The release as pages load it, without the hashes of its scripts. */
  loadable: Omit<PortableRelease, 'name' | 'routes' | 'base' | 'integrity'>;
}

/**
 * Adds to a finished compilation what hosts that know nothing of this platform load: a container with its own runtime,
 * the shared packages, a guest host and an mf-manifest.json. The remote's own modules are those of the release.
 * @returns what release.json says of it; undefined where the workspace has no package for it
 */
export function emitPortable(
  compilation: Compilation,
  options: PortableOptions,
): PortableContainer | undefined {
  const { directory, manifest, release } = options;
  const portable = readPortable(directory);
  if (!portable) return undefined;
  // These files are final: minimizing them again would make their hashes wrong.
  const emit = (name: string, content: string | Buffer) =>
    compilation.emitAsset(name, new RawSource(content), { minimized: true });
  for (const [name, bytes] of Object.entries(portable.files)) emit(portableFolder + name, bytes);
  const container = portableContainerOf(manifest.name, release);
  const described: PortableRelease = {
    ...options.loadable,
    name: manifest.name,
    routes: manifest.routes,
    base: { container: portable.container, entry: portableFolder + portable.entry },
    integrity: integrityOf(compilation),
  };
  const made = `portable.createContainer(${JSON.stringify(described)})`;
  const script = `var ${container}=(()=>{${portable.creator}\nreturn ${made}})();\n`;
  emit(entry, script);
  const text = `${JSON.stringify(federationManifest(options, container), null, 2)}\n`;
  emit(manifestFile, text);
  return { container, entry, manifest: manifestFile };
}

/** mf-manifest.json, as federation's own plugins write it. The container itself loads what its modules need. */
function federationManifest({ manifest, version }: PortableOptions, container: string) {
  const { name, exposes } = manifest;
  const noFiles = { sync: [], async: [] };
  return {
    id: name,
    name,
    metaData: {
      name,
      type: 'app',
      globalName: container,
      publicPath: 'auto',
      buildInfo: { buildVersion: version, buildName: name },
      remoteEntry: { name: 'remoteEntry.js', path: '', type: 'global' },
      types: { path: '', name: '', zip: '', api: '' },
      pluginVersion: '2.9.2',
    },
    shared: [],
    remotes: [],
    exposes: Object.keys(exposes).map((expose) => ({
      id: `${name}:${expose.slice('./'.length)}`,
      name: expose.slice('./'.length),
      path: expose,
      assets: { js: noFiles, css: noFiles },
    })),
  };
}
