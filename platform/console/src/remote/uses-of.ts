import type { ChannelComposition } from '@aangan/registry-client';
import { modulesIn } from './extensions-in.ts';

/** Which remotes a remote shows modules of, as parts or in its slots, and which show modules of it. */
export function usesOf(name: string, composition: ChannelComposition | undefined) {
  const remotes = composition?.remotes ?? [];
  const own = remotes.find((remote) => remote.name === name);
  const put = composition ? modulesIn(composition) : [];
  const extended = put.filter(({ owner }) => owner === name).map(({ remote }) => remote);
  const extending = put.filter(({ remote }) => remote === name).map(({ owner }) => owner ?? []);
  const consumers = remotes.filter(({ consumes }) => name in consumes).map((one) => one.name);
  return {
    team: own?.team,
    uses: [...new Set([...Object.keys(own?.consumes ?? {}), ...extended])],
    usedBy: [...new Set([...consumers, ...extending.flat()])],
  };
}
