import {
  type ChannelComposition,
  composeRemote,
  type RegistryReader,
} from '../../platform/manifest/src/index.ts';
import { remoteRelease } from '../../platform/registry/src/testing/release-factory.ts';

/**
 * A registry whose composition has as many remotes as wanted: its own, and scaffolded ones with a page each.
 * @param count how many remotes there are in all
 */
export function scaffoldedReader(reader: RegistryReader, count: number): RegistryReader {
  const known = new WeakMap<ChannelComposition, ChannelComposition>();
  const extended = (composition: ChannelComposition): ChannelComposition => {
    const missing = count - composition.remotes.length;
    const more = Array.from({ length: Math.max(0, missing) }, (_, at) =>
      composeRemote(remoteRelease(`scaffold-${at}`, '1').manifest),
    );
    return { ...composition, remotes: [...composition.remotes, ...more] };
  };
  return {
    async composition(channel) {
      const composition = await reader.composition(channel);
      if (!composition) return null;
      const longer = known.get(composition) ?? extended(composition);
      known.set(composition, longer);
      return longer;
    },
    releaseFile: (name, release, path) => reader.releaseFile(name, release, path),
  };
}
