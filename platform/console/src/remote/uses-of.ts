import type { ChannelComposition } from '@aangan/registry-client';

/** Which remotes a remote shows parts of, and which show parts of it. */
export function usesOf(name: string, composition: ChannelComposition | undefined) {
  const remotes = composition?.remotes ?? [];
  const own = remotes.find((remote) => remote.name === name);
  return {
    team: own?.team,
    uses: Object.keys(own?.consumes ?? {}),
    usedBy: remotes.filter(({ consumes }) => name in consumes).map((remote) => remote.name),
  };
}
