import { composedExtensions } from './composed-extensions.ts';
import type {
  ComposedRemote,
  ComposedShell,
  FallbackRelease,
  LoadableRelease,
} from './composition.ts';
import { localBaseUrl, localEntry } from './local-remote.ts';
import { pageScripts, type RemoteRelease, type ShellRelease } from './release-manifest.ts';
import { containerOf } from './release-rules.ts';
import type { RemoteManifest } from './remote-manifest.ts';

/** Where the edge serves a release's files. Immutable: a release's files never change. */
export function releaseBaseUrl(name: string, release: string): string {
  return `/releases/${name}/${release}/`;
}

/** A remote's release as a part of a composition. */
export function loadableRelease(release: RemoteRelease): LoadableRelease {
  return {
    release: release.release,
    container: release.container,
    ...(release.runtime && { runtime: release.runtime }),
    baseUrl: releaseBaseUrl(release.name, release.release),
    entry: release.entry,
    exposes: release.exposes,
    integrity: scriptIntegrity(release),
  };
}

/** A remote as a part of a composition; `previous` is the release that served before it. */
export function composeRemote(release: RemoteRelease, previous?: RemoteRelease): ComposedRemote {
  const { portable } = release;
  const remote = {
    ...runnableRelease(release),
    ...declaredPart(release.manifest),
    ...(portable && { portable: { ...portable, integrity: integrityOf(release, portable.entry) } }),
  };
  return previous ? { ...remote, fallback: runnableRelease(previous) } : remote;
}

/** What a composition has of a remote.json. */
function declaredPart(manifest: RemoteManifest) {
  const { name, team, routes, consumes = {}, slots } = manifest;
  const extensions = composedExtensions(manifest);
  return {
    name,
    team,
    routes,
    consumes,
    ...(slots && { slots }),
    ...(extensions && { extensions }),
  };
}

/** A placeholder: what a developer's machine serves is no release. */
const noRelease = '0'.repeat(16);

/**
 * A remote that a server on the visitor's computer serves.
 * @param origin such as `http://localhost:3100`
 */
export function composeLocalRemote(manifest: RemoteManifest, origin: string): ComposedRemote {
  const { name, exposes } = manifest;
  return {
    ...declaredPart(manifest),
    isLocal: true,
    release: noRelease,
    integrity: {},
    container: containerOf(name, noRelease),
    entry: localEntry,
    baseUrl: localBaseUrl(origin, name),
    exposes: Object.fromEntries(Object.keys(exposes).map((expose) => [expose, []])),
  };
}

/** A remote's release as browsers and servers need it. */
function runnableRelease(release: RemoteRelease): FallbackRelease {
  const { server } = release;
  return {
    ...loadableRelease(release),
    ...(server && { server: { ...server, integrity: integrityOf(release, server.file) } }),
  };
}

/** The shell as a part of a composition. */
export function composeShell(release: ShellRelease): ComposedShell {
  const { template, scripts, fonts, fontsByLanguage, server } = release;
  const { $schema, flags, ...declared } = release.manifest;
  return {
    release: release.release,
    baseUrl: releaseBaseUrl(release.name, release.release),
    template,
    scripts,
    fonts,
    ...(fontsByLanguage && { fontsByLanguage }),
    ...declared,
    integrity: scriptIntegrity(release),
    ...(server && { server: { ...server, integrity: integrityOf(release, server.file) } }),
  };
}

function integrityOf({ files }: RemoteRelease | ShellRelease, path: string): string {
  return files[path]?.integrity ?? '';
}

/** The hash of every script of a release for browsers, also of those that only another script loads. */
function scriptIntegrity(release: RemoteRelease | ShellRelease): Record<string, string> {
  return Object.fromEntries(
    pageScripts(release).map((path) => [path, integrityOf(release, path)] as const),
  );
}
