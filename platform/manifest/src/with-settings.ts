import type { ComposedRemote } from './composition.ts';
import type { RemoteManifest } from './remote-manifest.ts';
import { fittingSettings, type Settings } from './value-declarations.ts';

type Declares = Pick<RemoteManifest, 'values'>;

/**
 * A remote with what a channel sets of the values that its release declares, and of those that only its fallback does:
 * a release that fails must not take the site back to defaults.
 */
export function withSettings(
  remote: ComposedRemote,
  { own: { values = {} }, fallback }: { own: Declares; fallback?: Declares | undefined },
  settings: Settings,
): ComposedRemote {
  const ofRelease = fittingSettings(values, settings);
  const ofFallback = fittingSettings(fallback?.values, settings).filter(
    ({ name }) => !Object.hasOwn(values, name),
  );
  const fitting = ofRelease
    .concat(ofFallback)
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const [server = [], read = []] = [true, false].map((isOwn) =>
    fitting.filter(({ declared }) => (declared.readBy === 'server') === isOwn),
  );
  const part = (of: typeof fitting) =>
    Object.fromEntries(of.map(({ name, setting }) => [name, setting]));
  return {
    ...remote,
    ...(read.length > 0 && { values: part(read) }),
    ...(server.length > 0 && { serverValues: part(server) }),
  };
}
