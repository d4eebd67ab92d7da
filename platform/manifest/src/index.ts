export type { ComposedRemote, ComposedShell, Composition, LoadableRelease } from './composition.ts';
export {
  Channel,
  channels,
  composeRemote,
  composeShell,
  isChannel,
  loadableRelease,
  parseComposition,
  releaseBaseUrl,
} from './composition.ts';
export { firstDataOf } from './first-data.ts';
export { ManifestError } from './parse.ts';
export type { RegistryReader, ReleasedFile } from './registry-reader.ts';
export type {
  ReleaseFile,
  ReleaseManifest,
  RemoteRelease,
  ShellPage,
  ShellRelease,
} from './release-manifest.ts';
export { parseReleaseManifest, ReleaseId, ReleasePath } from './release-manifest.ts';
export type { RemoteManifest, RouteDeclaration } from './remote-manifest.ts';
export { parseRemoteManifest, RemoteName } from './remote-manifest.ts';
export type { AudienceName, ComposedPath, ComposedRoute, RouteConflict } from './routes.ts';
export { chooseRoute, everyAudience, matchPath, pathsOf, routeConflicts } from './routes.ts';
