import type { Composition } from '../api/answers.ts';

/** Which remotes a remote shows parts of, and which show parts of it. */
export function usesOf(name: string, composition: Composition | undefined) {
  const remotes = composition?.remotes ?? [];
  const own = remotes.find((remote) => remote.name === name);
  return {
    team: own?.team,
    uses: Object.keys(own?.consumes ?? {}),
    usedBy: remotes.filter(({ consumes }) => name in consumes).map((remote) => remote.name),
  };
}
