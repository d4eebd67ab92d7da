import type { RemoteRelease } from '@aangan/manifest';
import { type GateProblem, nameOf, type ProposedComposition } from './gate.ts';
import { ownValue } from './own-value.ts';

/** The shell provides every name that a remote imports of a shared package. */
export function sharedNames({ shell, remotes }: ProposedComposition): GateProblem[] {
  return remotes.flatMap((remote) =>
    Object.entries(shell.shared.names).flatMap(([packageName, provided]) => {
      const missing = missingNames(remote, packageName, provided);
      if (missing.length === 0) return [];
      return [
        {
          rule: 'shared names',
          asks: `${nameOf(remote)} imports ${missing.join(', ')} of ${packageName}`,
          has: `and ${nameOf(shell)} does not provide ${missing.length === 1 ? 'it' : 'them'}`,
          remedy: `First put a shell there that provides ${missing.length === 1 ? 'it' : 'them'}, or build ${remote.name} without.`,
        },
      ];
    }),
  );
}

function missingNames(
  { shared }: RemoteRelease,
  packageName: string,
  provided: readonly string[],
): string[] {
  const used = ownValue(shared.uses, packageName) ?? [];
  return used.filter((name) => name !== '*' && !provided.includes(name));
}
