import Type, { type Static } from 'typebox';
import { BuiltExposeName, ExposeName, RemoteName } from './declared-names.ts';
import { LowTrust } from './low-trust.ts';
import { namePattern } from './names.ts';
import { closedRecord, parseWith } from './parse.ts';
import { PortableContainer } from './portable.ts';
import { ContainerRuntime, FontsByLanguage, ReleaseId } from './release-manifest.ts';
import { ReleasePath } from './release-path.ts';
import { RouteDeclaration } from './remote-manifest.ts';
import { ShellManifest } from './shell-manifest.ts';
import { SlotDeclarations, SlotExtension } from './slot-declarations.ts';
import { Settings, Value, ValueName } from './value-declarations.ts';

/** A channel's name. The registry's database holds the channels. */
export const Channel = Type.String({
  pattern: namePattern,
  description: 'the name of a channel: lower-case letters, digits and hyphens',
});
export type Channel = Static<typeof Channel>;

/** What a browser needs to load one release of a remote. URLs are path-absolute or absolute. */
export const LoadableRelease = Type.Object({
  release: ReleaseId,
  container: Type.String(),
  runtime: Type.Optional(ContainerRuntime),
  /** Where its files are, ending in a slash. */
  baseUrl: Type.String(),
  /** The container's script, relative to baseUrl. */
  entry: ReleasePath,
  /** Exposed module → the scripts it needs beside the entry, relative to baseUrl. */
  exposes: closedRecord(BuiltExposeName, Type.Array(ReleasePath)),
  /** SRI of every script of the release: a script without an entry is never run. */
  integrity: closedRecord(ReleasePath, Type.String()),
});
export type LoadableRelease = Static<typeof LoadableRelease>;

const ServerModule = Type.Object({
  /** The script that renders, relative to baseUrl. */
  file: ReleasePath,
  /** Its SRI sha384. */
  integrity: Type.String(),
});

/** What renders a remote's pages on a server, and which of its exposes can be. */
const RemoteServerModule = Type.Object({
  ...ServerModule.properties,
  exposes: Type.Array(BuiltExposeName),
});

/** A release to load when a newer one cannot be loaded, or throws. */
export const FallbackRelease = Type.Object({
  ...LoadableRelease.properties,
  server: Type.Optional(RemoteServerModule),
});
export type FallbackRelease = Static<typeof FallbackRelease>;

/** One remote of a composition. */
export const ComposedRemote = Type.Object({
  ...LoadableRelease.properties,
  name: RemoteName,
  team: Type.String(),
  routes: Type.Array(RouteDeclaration),
  /** Links that are switched off, each as its slot and the path of its page. */
  offLinks: Type.Optional(Type.Array(Type.String())),
  consumes: closedRecord(RemoteName, Type.Array(ExposeName)),
  /** Places of its pages where other remotes may show something. */
  slots: Type.Optional(SlotDeclarations),
  /** What it shows in slots of others; `isOff` where that one is switched off. */
  extensions: Type.Optional(
    Type.Array(
      Type.Object({
        ...SlotExtension.properties,
        isOff: Type.Optional(Type.Boolean()),
        when: Type.Optional(
          Type.Object({ value: ValueName, is: Value, isDefault: Type.Optional(Type.Boolean()) }),
        ),
      }),
    ),
  ),
  /** What the channel sets of the values that pages read; absent where that is nothing. */
  values: Type.Optional(Settings),
  /** What it sets of those that only servers read: they never reach a page. */
  serverValues: Type.Optional(Settings),
  /** What renders its pages on a server, and which of its exposes can be; absent where the release brings nothing. */
  server: Type.Optional(RemoteServerModule),
  /** Its container for hosts that know nothing of this platform, with the SRI of its script. */
  portable: Type.Optional(
    Type.Object({ ...PortableContainer.properties, integrity: Type.String() }),
  ),
  /** Present where a server on the visitor's computer serves it: a development build, whose scripts have no hashes. */
  isLocal: Type.Optional(Type.Boolean()),
  /** Present where the remote is switched off: its pages show a notice, and nothing of it is loaded. */
  isOff: Type.Optional(Type.Boolean()),
  /** Present where its pages and parts run in frames of another origin. */
  lowTrust: Type.Optional(LowTrust),
  /**
   * The last known good release, used if this one cannot be loaded or throws: the release that served before, or the
   * stable release if this one is a canary's.
   */
  fallback: Type.Optional(FallbackRelease),
  /** The id of the canary that the release is of; absent for a stable release. */
  canary: Type.Optional(Type.Integer()),
  /** The release that failed on the server while this page was rendered: this one is its fallback. */
  insteadOf: Type.Optional(ReleaseId),
});
export type ComposedRemote = Static<typeof ComposedRemote>;

/** The shell of a composition: what the edge needs to write the page. */
export const ComposedShell = Type.Object({
  release: ReleaseId,
  baseUrl: Type.String(),
  template: ReleasePath,
  scripts: Type.Array(ReleasePath),
  fonts: Type.Array(ReleasePath),
  fontsByLanguage: Type.Optional(FontsByLanguage),
  ...Type.Pick(ShellManifest, [
    ...(['siteName', 'defaultAudience', 'pages', 'files'] as const),
    ...(['description', 'audienceCookie', 'changes', 'composition', 'start', 'slots'] as const),
    'languages',
  ]).properties,
  audiences: Type.Optional(ShellManifest.properties.audiences),
  integrity: closedRecord(ReleasePath, Type.String()),
  /** What renders pages on a server; absent where the release brings nothing. */
  server: Type.Optional(ServerModule),
  /** The id of the canary that the release is of; absent for a stable release. */
  canary: Type.Optional(Type.Integer()),
});
export type ComposedShell = Static<typeof ComposedShell>;

/** Releases that a percentage of the visitors gets in place of the stable ones: all of them, or none. */
export const Canary = Type.Object({
  /** Decides, with a visitor's id, whether the canary reaches the visitor. A change of the percentage keeps it. */
  id: Type.Integer(),
  percent: Type.Integer({ minimum: 0, maximum: 100 }),
  shell: Type.Optional(ComposedShell),
  remotes: Type.Array(ComposedRemote),
});
export type Canary = Static<typeof Canary>;

/** What a channel serves at one moment: the stable release of the shell and every remote, and the canaries. */
export const ChannelComposition = Type.Object({
  channel: Channel,
  /** Counts the channel's changes. */
  revision: Type.Integer({ minimum: 0 }),
  /** The revision of the channel's newest security fix; absent without one. */
  securityFix: Type.Optional(Type.Integer({ minimum: 1 })),
  shell: ComposedShell,
  remotes: Type.Array(ComposedRemote),
  canaries: Type.Optional(Type.Array(Canary)),
  /** Releases that it served lately, by name: pages that are open may still load their files. */
  earlier: Type.Optional(closedRecord(RemoteName, Type.Array(ReleaseId))),
});
export type ChannelComposition = Static<typeof ChannelComposition>;

/** What a frame's composition says of the frame. */
interface FrameOf {
  remote: string;
}

/** What one visitor gets of a channel: the shell and every remote, each at one release. */
export interface Composition extends Omit<ChannelComposition, 'revision' | 'canaries' | 'earlier'> {
  /** Derived from the content: the same id is the same composition, whenever it is served. */
  id: string;
  /** The origin at which files of releases are asked for; absent where that is the page's. */
  releasesOrigin?: string;
  /** Present in the document of a frame. */
  frame?: FrameOf;
}

/**
 * Reads what a registry answers about a channel.
 * @throws ManifestError naming every place that is wrong.
 */
export function parseChannelComposition(value: unknown): ChannelComposition {
  return parseWith(ChannelComposition, value, 'composition');
}
