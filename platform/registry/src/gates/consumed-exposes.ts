import type { RemoteRelease } from '@aangan/manifest';
import { type GateProblem, nameOf, type ProposedComposition } from './gate.ts';

/** Every module that a remote consumes is exposed by a remote of the channel. */
export function consumedExposes({ remotes }: ProposedComposition): GateProblem[] {
  return remotes.flatMap((remote) =>
    Object.entries(remote.manifest.consumes ?? {}).flatMap(([name, exposes]) =>
      missingExposes(remotes, name, exposes).map(({ expose, has }) => ({
        rule: 'consumed modules',
        asks: `${nameOf(remote)} consumes ${expose} of ${name}`,
        has,
        remedy: `First put a release of ${name} there that exposes it, or remove it from ${remote.name}.`,
      })),
    ),
  );
}

function missingExposes(remotes: readonly RemoteRelease[], name: string, exposes: string[]) {
  const other = remotes.find((candidate) => candidate.name === name);
  const has = other
    ? `and ${nameOf(other)} exposes ${Object.keys(other.exposes).join(', ')}`
    : `and the channel has no release of ${name}`;
  return exposes
    .filter((expose) => !other || !Object.hasOwn(other.exposes, expose))
    .map((expose) => ({ expose, has }));
}
