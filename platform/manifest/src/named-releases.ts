import type { ChannelComposition, ComposedRemote, Composition } from './composition.ts';
import { shellName } from './names.ts';

/** `name/release` of all that a page can load. */
type NamedReleases = ReadonlySet<string>;

const known = new WeakMap<ChannelComposition | Composition, NamedReleases>();

/**
 * Whether pages of a channel or of a compose link may load files of a release, pages that were opened before the
 * channel's last changes included. Files of other releases are refused, so that what a team publishes stays where it
 * was put.
 */
export function namesRelease(
  composition: ChannelComposition | Composition,
  name: string,
  release: string,
): boolean {
  let names = known.get(composition);
  if (!names) {
    names = new Set(releasesOf(composition));
    known.set(composition, names);
  }
  return names.has(`${name}/${release}`);
}

function* releasesOf(composition: ChannelComposition | Composition): Generator<string> {
  const { shell, remotes, canaries = [], earlier = {} } = composition as ChannelComposition;
  for (const one of [{ shell, remotes }, ...canaries]) {
    if (one.shell) yield `${shellName}/${one.shell.release}`;
    yield* one.remotes.flatMap(releasesOfRemote);
  }
  for (const [name, releases] of Object.entries(earlier)) {
    yield* releases.map((release) => `${name}/${release}`);
  }
}

function releasesOfRemote({ name, release, fallback }: ComposedRemote): string[] {
  return [release, ...(fallback ? [fallback.release] : [])].map((one) => `${name}/${one}`);
}
