import { createHash } from 'node:crypto';
import {
  containerOf,
  portableContainerOf,
  type ReleaseManifest,
  type RemoteManifest,
  type RemoteRelease,
  type RouteDeclaration,
  releaseFormat,
  type ShellManifest,
  type ShellRelease,
} from '@aangan/manifest';

/** A release with the bytes of its files, as a build would have written it. */
export interface BuiltRelease<Manifest extends ReleaseManifest = ReleaseManifest> {
  manifest: Manifest;
  /** Hex sha256 → bytes. */
  blobs: ReadonlyMap<string, Buffer>;
}

const digest = (algorithm: string, bytes: Buffer) => createHash(algorithm).update(bytes);

function describeFiles(files: Record<string, string>) {
  const entries = Object.entries(files).map(([path, content]) => {
    const bytes = Buffer.from(content);
    const sha256 = digest('sha256', bytes).digest('hex');
    const integrity = `sha384-${digest('sha384', bytes).digest('base64')}`;
    return { path, bytes, file: { bytes: bytes.length, sha256, integrity } };
  });
  return {
    files: Object.fromEntries(entries.map(({ path, file }) => [path, file])),
    blobs: new Map(entries.map(({ bytes, file }) => [file.sha256, bytes])),
  };
}

/** A page with every place that the edge fills. */
const pageTemplate =
  '<!doctype html><title>%title%</title><style nonce="%nonce%"></style><!-- aangan:scripts --><!-- aangan:head --><!-- aangan:composition --><!-- aangan:data -->';

/** A release id from any text. */
function releaseId(text: string): string {
  return digest('sha256', Buffer.from(text)).digest('hex').slice(0, 16);
}

/** A remote with one page; `version` makes releases of one name differ. */
export function remoteRelease(
  name: string,
  version: string,
  changes: {
    path?: string;
    /** Of its one route. */
    route?: Partial<RouteDeclaration>;
    requires?: Record<string, string>;
    uses?: Record<string, string[]>;
    consumes?: Record<string, string[]>;
    slots?: RemoteManifest['slots'];
    extensions?: RemoteManifest['extensions'];
    values?: RemoteManifest['values'];
    outcomes?: RemoteManifest['outcomes'];
    asks?: RemoteManifest['asks'];
    files?: Record<string, string>;
    /** Whether it brings a container for any host. */
    isPortable?: boolean;
  } = {},
): BuiltRelease<RemoteRelease> {
  const { path = `/${name}`, requires = { react: '^19.3.0' }, consumes = {}, uses = {} } = changes;
  const release = releaseId(`${name} ${version}`);
  const container = containerOf(name, release);
  const text = JSON.stringify(`${name} ${version} `.repeat(50));
  const script = `globalThis.page = ${text}; globalThis.${container} = { get() {}, init() {} };`;
  const passed = Object.entries(consumes).map(([other, exposes]) => {
    const paths = exposes.map((expose) => [
      expose,
      `types/consumes/${other}/${expose.slice(2)}.ts`,
    ]);
    return [other, Object.fromEntries(paths) as Record<string, string>] as const;
  });
  const slotTypes = typesOfSlots(changes.slots);
  const passing = [...passed.map(([, paths]) => paths), slotTypes]
    .flatMap((paths) => Object.values(paths))
    .map((file) => [file, '']);
  const { files, blobs } = describeFiles({
    'entry.js': script,
    'page.js': script,
    'types/exposes/Page.d.ts': 'export declare function Page(props: {}): unknown;',
    ...Object.fromEntries(passing),
    ...(changes.isPortable && {
      'portable/remoteEntry.js': script,
      'portable/mf-manifest.json': '{}',
    }),
    ...changes.files,
  });
  const { bytes = 0 } = files['page.js'] ?? {};
  const manifest: RemoteRelease = {
    schema: releaseFormat,
    kind: 'remote',
    name,
    release,
    entry: 'entry.js',
    files,
    container,
    version: `1.0.0+${release}`,
    operations: [],
    exposes: { './Page': ['page.js'] },
    types: {
      exposes: { './Page': 'types/exposes/Page.d.ts' },
      consumes: Object.fromEntries(passed),
      ...(changes.slots && { slots: slotTypes }),
    },
    sizes: { './Page': { bytes, brotli: bytes } },
    shared: { requires, uses },
    ...(changes.isPortable && {
      portable: {
        container: portableContainerOf(name, release),
        entry: 'portable/remoteEntry.js',
        manifest: 'portable/mf-manifest.json',
      },
    }),
    manifest: {
      $schema: '/platform/schemas/remote.schema.json',
      name,
      team: name,
      consumes,
      ...(changes.slots && { slots: changes.slots }),
      ...(changes.extensions && { extensions: changes.extensions }),
      ...(changes.values && { values: changes.values }),
      ...(changes.outcomes && { outcomes: changes.outcomes }),
      ...(changes.asks && { asks: changes.asks }),
      exposes: { './Page': './src/app/page.tsx' },
      routes: [{ path, expose: './Page', ...changes.route }],
    },
  };
  return { manifest, blobs };
}

function typesOfSlots(slots: RemoteManifest['slots'] = {}): Record<string, string> {
  return Object.fromEntries(Object.keys(slots).map((slot) => [slot, `types/slots/${slot}.ts`]));
}

/** A shell that provides React, for visitors who are guests or members. */
export function shellRelease(
  version: string,
  declared: Partial<ShellManifest> = {},
  shared: Partial<ShellRelease['shared']> = {},
  changedFiles: Record<string, string> = {},
): BuiltRelease<ShellRelease> {
  const release = releaseId(`shell ${version}`);
  const container = containerOf('shell', release);
  const slotTypes = typesOfSlots(declared.slots);
  const { files, blobs } = describeFiles({
    'shell.js': `(globalThis.webpackChunk${container} ||= []).push(${JSON.stringify(version)});`,
    'page.html': pageTemplate,
    ...Object.fromEntries(Object.values(slotTypes).map((path) => [path, ''])),
    ...changedFiles,
  });
  const { provides = { react: '19.3.1' }, names, ...others } = shared;
  const provided = Object.keys(provides).map((name) => [name, ['default', 'useState']]);
  const manifest: ShellRelease = {
    schema: releaseFormat,
    kind: 'shell',
    name: 'shell',
    release,
    container,
    version: `1.0.0+${release}`,
    operations: [],
    template: 'page.html',
    scripts: ['shell.js'],
    fonts: [],
    files,
    ...(declared.slots && { types: { slots: slotTypes } }),
    shared: {
      provides,
      names: { ...Object.fromEntries(provided), ...names },
      deprecated: {},
      ...others,
    },
    manifest: {
      $schema: '/platform/schemas/shell.schema.json',
      siteName: 'Site',
      audiences: ['guest', 'member'],
      defaultAudience: 'guest',
      flags: ['staff'],
      pages: [{ path: '/about', title: 'About' }],
      files: {},
      ...declared,
    },
  };
  return { manifest, blobs };
}
