import Type, { type Static, type TSchema } from 'typebox';
import { Value } from 'typebox/value';
import { BuiltExposeName, ExposeName, RemoteName } from './declared-names.ts';
import { limits } from './limits.ts';
import { closedRecord } from './parse.ts';
import { PortableContainer, portableFolder } from './portable.ts';
import { ReleasePath } from './release-path.ts';
import { RemoteManifest } from './remote-manifest.ts';
import { ShellManifest } from './shell-manifest.ts';
import { SlotName } from './slot-declarations.ts';
import { LanguageCode } from './texts-in-languages.ts';
import { LastDay, SdkVersion } from './versions.ts';

/** The number of release.json's format. It changes when releases of the format before cannot be served any more. */
export const releaseFormat = 2;

/** A release's id: the first 16 hex digits of a hash over everything it was built from. */
export const ReleaseId = Type.String({
  pattern: '^[a-f0-9]{16}$',
  description: '16 hex digits',
});

const ReleaseAddress = Type.Object({ name: RemoteName, release: ReleaseId, path: ReleasePath });

/** Whether a release can have this name, id and path of a file at all. */
export function isReleaseAddress(address: {
  name: string;
  release: string;
  path: string;
}): boolean {
  return Value.Check(ReleaseAddress, address);
}

/** Whether a released file is a script. */
export function isScript(path: string): boolean {
  return /\.m?js$/.test(path);
}

/** Whether a released file is a source map: it is for integrators, not for browsers. */
export function isSourceMap(path: string): boolean {
  return path.endsWith('.map');
}

/** The file of a release that names the packages in its bundles: a CycloneDX document. */
export const billOfMaterialsFile = 'sbom.cdx.json';

/** The file of a release with its messages: language → id → what it says, compiled. */
export const messagesFile = 'messages.json';

/** Whether only integrators may read a released file: source maps, and which versions of packages are inside. */
export function isForIntegrators(path: string): boolean {
  return isSourceMap(path) || path === billOfMaterialsFile;
}

/** One file of a release. `integrity` is an SRI sha384, `sha256` names its blob, `bytes` its size. */
export const ReleaseFile = Type.Object({
  bytes: Type.Integer({ minimum: 0 }),
  sha256: Type.String({ pattern: '^[a-f0-9]{64}$' }),
  integrity: Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' }),
});
export type ReleaseFile = Static<typeof ReleaseFile>;

/** The name of a package, a name in code, or a version. */
const Name = Type.String({
  pattern: `^.{1,${limits.nameLength}}$`,
  description: `a text of 1 to ${limits.nameLength} characters`,
});
const Names = Type.Array(Name, { maxItems: limits.sharedNames });

const byPackage = <Value extends TSchema>(value: Value) =>
  closedRecord(Name, value, { maxProperties: limits.sharedPackages });

/** What a remote expects of the shell. */
const RequiredPackages = Type.Object({
  /** Package → semver range. */
  requires: byPackage(Name),
  /** Package → the names that the build imports of it; `*` stands for all. */
  uses: byPackage(Names),
  /** Packages that it brings copies of, for a shell that provides none. */
  brings: Type.Optional(Names),
});

/** What the shell brings for remotes. */
const ProvidedPackages = Type.Object({
  /** Package → version. */
  provides: byPackage(Name),
  /**
   * Entry of a package (`react`, `react/jsx-runtime`) → the names that remotes may import of it. A package of which no
   * entry is listed provides all of its names: the shell was built before they were recorded. `*` stands for names that
   * its build could not tell.
   */
  names: byPackage(Names),
  /** Package → deprecated name → the date until which it is supported. */
  deprecated: byPackage(closedRecord(Name, LastDay, { maxProperties: limits.sharedNames })),
});

/** An operation of the API that a build calls, as the API's OpenAPI document names it. */
export const ApiOperation = Type.Object({
  /** HTTP method in lower case. */
  method: Type.String({ pattern: '^[a-z]{3,7}$', description: 'an HTTP method in lower case' }),
  /** Path below the document's server, with `{name}` for parameters. */
  path: Type.String({ pattern: '^/', maxLength: limits.addressLength }),
  /** Names of the query parameters that it may pass. */
  query: Names,
  /** Names of the properties that a JSON body always has; absent where it sends none. */
  body: Type.Optional(Names),
});
export type ApiOperation = Static<typeof ApiOperation>;

const common = {
  /** The format's number: a registry reads releases of this one only. */
  schema: Type.Literal(releaseFormat, { description: `release format ${releaseFormat}` }),
  name: RemoteName,
  release: ReleaseId,
  /** The package's version and the release's id, such as `1.2.0+0123456789abcdef`. */
  version: Type.Optional(Name),
  /** The operations of the API that its sources call. */
  operations: Type.Optional(Type.Array(ApiOperation, { maxItems: limits.operations })),
  /**
   * The global its container registers under; no two releases may share one, or an old entry would render a new
   * release's module.
   */
  container: Type.String({ pattern: '^[A-Za-z_$][\\w$]*$', maxLength: limits.nameLength }),
  files: closedRecord(ReleasePath, ReleaseFile, { maxProperties: limits.files }),
  /**
   * Language → how many messages the release has in it. The messages themselves are in its file `messages.json`; the
   * registry counts them.
   */
  messages: Type.Optional(
    closedRecord(LanguageCode, Type.Integer({ minimum: 0 }), { maxProperties: limits.languages }),
  ),
};

/** Language → the fonts that the first paint of a page in it needs, in place of `fonts`. */
export const FontsByLanguage = closedRecord(
  LanguageCode,
  Type.Array(ReleasePath, { maxItems: limits.fonts }),
  { maxProperties: limits.languages },
);

/** The server module of a shell: a script of one file that renders pages. A release without one is never rendered. */
const ShellServer = Type.Object({ file: ReleasePath });

/** The server module of a remote, and which of its exposed modules it can render. */
const RemoteServer = Type.Object({
  file: ReleasePath,
  exposes: Type.Array(BuiltExposeName, { maxItems: limits.exposes }),
});

const SlotTypes = closedRecord(SlotName, ReleasePath, { maxProperties: limits.slots });

/** Files of a release that hold types, for the check whether releases fit together. */
const RecordedTypes = Type.Object({
  /** Exposed module → the declaration of its component or function. */
  exposes: closedRecord(ExposeName, ReleasePath, { maxProperties: limits.exposes }),
  /** Other remote → its exposed module → a module that passes it the props that this release passes. */
  consumes: closedRecord(
    RemoteName,
    closedRecord(ExposeName, ReleasePath, { maxProperties: limits.exposes }),
    { maxProperties: limits.consumedRemotes },
  ),
  /** Slot → a module that passes an extension the props that this release passes. */
  slots: Type.Optional(SlotTypes),
});
export type RecordedTypes = Static<typeof RecordedTypes>;

/**
 * `own`: the container takes shared packages from the share scope that it is given, and needs nothing else. Absent: it
 * is made for a page with the runtime of module federation.
 */
export const ContainerRuntime = Type.Literal('own');

/** How much JavaScript an exposed module needs beside the entry, in bytes. */
const ScriptSize = Type.Object({
  bytes: Type.Integer({ minimum: 0 }),
  /** Compressed with brotli, each file by itself. */
  brotli: Type.Integer({ minimum: 0 }),
});

/** release.json of a remote, written by its build. */
export const RemoteRelease = Type.Object({
  ...common,
  kind: Type.Literal('remote'),
  /** The version of the platform's packages that it was built with; absent where their workspace has built it. */
  sdk: Type.Optional(SdkVersion),
  /** The container's script. */
  entry: ReleasePath,
  runtime: Type.Optional(ContainerRuntime),
  /** Exposed module → the scripts it needs beside the entry. */
  exposes: closedRecord(BuiltExposeName, Type.Array(ReleasePath, { maxItems: limits.scripts }), {
    maxProperties: limits.exposes,
  }),
  server: Type.Optional(RemoteServer),
  /** Absent in releases that were published before builds recorded them: nothing is checked against those. */
  types: Type.Optional(RecordedTypes),
  sizes: Type.Optional(
    closedRecord(BuiltExposeName, ScriptSize, {
      maxProperties: limits.exposes,
    }),
  ),
  /** The container for hosts that know nothing of this platform; absent where the build made none. */
  portable: Type.Optional(PortableContainer),
  shared: RequiredPackages,
  manifest: RemoteManifest,
});
export type RemoteRelease = Static<typeof RemoteRelease>;

/** release.json of the shell. */
export const ShellRelease = Type.Object({
  ...common,
  kind: Type.Literal('shell'),
  /** The HTML page with the places that the edge fills. */
  template: ReleasePath,
  /** Scripts of the page, in order. */
  scripts: Type.Array(ReleasePath, { minItems: 1, maxItems: limits.scripts }),
  /** Fonts that the first paint needs. */
  fonts: Type.Array(ReleasePath, { maxItems: limits.fonts }),
  fontsByLanguage: Type.Optional(FontsByLanguage),
  server: Type.Optional(ShellServer),
  /** Absent in releases that declare no slots. */
  types: Type.Optional(Type.Object({ slots: SlotTypes })),
  shared: ProvidedPackages,
  manifest: ShellManifest,
});
export type ShellRelease = Static<typeof ShellRelease>;

/** A release: one build of a remote or of the shell. It never changes. */
export const ReleaseManifest = Type.Union([RemoteRelease, ShellRelease], { title: 'release.json' });
export type ReleaseManifest = Static<typeof ReleaseManifest>;

/**
 * The scripts of a release that pages of the site load: not what runs on a server, and not what only hosts without this
 * platform load.
 */
export function pageScripts({
  files,
  server,
}: Pick<ReleaseManifest, 'files' | 'server'>): string[] {
  return Object.keys(files).filter(
    (path) => isScript(path) && path !== server?.file && !path.startsWith(portableFolder),
  );
}
