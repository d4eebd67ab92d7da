import { createHash } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';
import {
  containerOf,
  type RemoteRelease,
  type RouteDeclaration,
  releaseBaseUrl,
  releaseFormat,
} from '@aangan/manifest';
import { sharedInScripts } from '@aangan/registry';
import { adaptContainer, type PlainContainer } from './adapt-container.ts';
import { entryOf, type PlainRemote } from './read-plain.ts';

/** What the publisher declares about a plain remote. */
export interface PlainDeclaration {
  name: string;
  team: string;
  routes: RouteDeclaration[];
}

/** A release of a plain remote: its release.json and its files. */
export interface DescribedPlain {
  release: RemoteRelease;
  /** Path in the release → bytes. */
  files: Map<string, Buffer>;
}

/** The folder of a release that holds the plain remote's own files. */
const folder = 'plain/';

/** Files that builds write but that are not published: the page of the remote's own site, and licences. */
const aside = /\.(html|txt)$/i;

const hashOf = (algorithm: string, bytes: Buffer) => createHash(algorithm).update(bytes);

/** Writes the declaration that a build of this platform would have written, and a container that adapts the plain one. */
export function describePlain(plain: PlainRemote, declared: PlainDeclaration): DescribedPlain {
  const { name, team, routes } = declared;
  const { metaData } = plain.manifest;
  const id = idOf(plain, declared);
  const container = containerOf(name, id);
  const entry = `entry.${id}.js`;
  const remoteEntry = folder + entryOf(plain.manifest);
  const modules = exposedModules(plain);
  const adapted: PlainContainer = {
    global: metaData.globalName,
    baseUrl: releaseBaseUrl(name, id),
    entry: remoteEntry,
    exposes: modules,
  };
  const files = new Map([
    [entry, Buffer.from(`var ${container}=(${adaptContainer})(${JSON.stringify(adapted)});\n`)],
    ...[...plain.files]
      .filter(([path]) => !aside.test(path))
      .map(([path, bytes]) => [folder + path, bytes] as const),
    ...Object.keys(modules).map((expose) => [typesOf(expose), declarationOf(expose)] as const),
  ]);
  const scriptsOf = (expose: string) => [remoteEntry, ...(modules[expose]?.scripts ?? [])];
  const byExpose = <Value>(value: (expose: string) => Value) =>
    Object.fromEntries(Object.keys(modules).map((expose) => [expose, value(expose)]));
  const release: RemoteRelease = {
    schema: releaseFormat,
    kind: 'remote',
    name,
    release: id,
    container,
    entry,
    version: `${versionOf(metaData.buildInfo?.buildVersion)}+${id}`,
    operations: [],
    exposes: byExpose(scriptsOf),
    types: { exposes: byExpose(typesOf), consumes: {} },
    sizes: byExpose((expose) => sizeOf(scriptsOf(expose).map((path) => files.get(path)))),
    shared: sharedInScripts([...plain.files].filter(([path]) => path.endsWith('.js'))),
    files: Object.fromEntries([...files].map(([path, bytes]) => [path, describeFile(bytes)])),
    manifest: {
      $schema: '/platform/schemas/remote.schema.json',
      name,
      team,
      routes,
      exposes: byExpose((expose) => modules[expose]?.name ?? expose),
    },
  };
  return { release, files };
}

/** Derived from files and declaration, so that publishing the same again is the same release. */
function idOf({ files }: PlainRemote, declared: PlainDeclaration): string {
  const hash = createHash('sha256').update(`${JSON.stringify(declared)}\0${adaptContainer}`);
  for (const [path, bytes] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    hash.update(`\0${path}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 16);
}

function exposedModules({ manifest }: PlainRemote): PlainContainer['exposes'] {
  return Object.fromEntries(
    manifest.exposes.map(({ path, assets: { js } }) => {
      const scripts = [...new Set([...js.sync, ...js.async])].map((file) => folder + file);
      return [exposeNameOf(path), { name: path, scripts }];
    }),
  );
}

/** The platform's name of an exposed module: `./offer-list` and `./OfferList` both become `./OfferList`. */
export function exposeNameOf(path: string): string {
  const words = path.slice('./'.length).split(/[^A-Za-z0-9]+/);
  return `./${words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')}`;
}

function typesOf(expose: string): string {
  return `types/exposes/${expose.slice('./'.length)}.d.ts`;
}

/** A declaration without prop types, which accepts all props. */
function declarationOf(expose: string): Buffer {
  const name = expose.slice('./'.length);
  return Buffer.from(`export declare function ${name}(props: { [prop: string]: any }): unknown;\n`);
}

function versionOf(text = ''): string {
  return /^\d{1,9}\.\d{1,9}\.\d{1,9}$/.test(text) ? text : '0.0.0';
}

function sizeOf(scripts: (Buffer | undefined)[]) {
  return scripts.reduce(
    (sum, bytes = Buffer.alloc(0)) => ({
      bytes: sum.bytes + bytes.length,
      brotli: sum.brotli + brotliCompressSync(bytes).length,
    }),
    { bytes: 0, brotli: 0 },
  );
}

function describeFile(bytes: Buffer) {
  return {
    bytes: bytes.length,
    sha256: hashOf('sha256', bytes).digest('hex'),
    integrity: `sha384-${hashOf('sha384', bytes).digest('base64')}`,
  };
}
