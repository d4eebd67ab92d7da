import type { ComposedRemote } from './composition.ts';
import type { RemoteManifest } from './remote-manifest.ts';
import { fittingSettings, type Settings } from './value-declarations.ts';

/** A remote with what a channel sets of the values that its release declares. */
export function withSettings(
  remote: ComposedRemote,
  { values }: Pick<RemoteManifest, 'values'>,
  settings: Settings,
): ComposedRemote {
  const fitting = fittingSettings(values, settings).toSorted((one, other) =>
    one.name < other.name ? -1 : 1,
  );
  const [own = [], read = []] = [true, false].map((isOwn) =>
    fitting.filter(({ declared }) => (declared.readBy === 'server') === isOwn),
  );
  const part = (of: typeof fitting) =>
    Object.fromEntries(of.map(({ name, setting }) => [name, setting]));
  return {
    ...remote,
    ...(read.length > 0 && { values: part(read) }),
    ...(own.length > 0 && { serverValues: part(own) }),
  };
}
