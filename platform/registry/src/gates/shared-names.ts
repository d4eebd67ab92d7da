import { packageOf, type RemoteRelease, type ShellRelease } from '@aangan/manifest';
import { type GateProblem, nameOf, type ProposedComposition } from './gate.ts';
import { ownValue } from './own-value.ts';

/** The shell provides every entry of a shared package that a remote imports, with every name of it. */
export function sharedNames({ shell, remotes }: ProposedComposition): GateProblem[] {
  return remotes.flatMap((remote) =>
    Object.entries(remote.shared.uses).flatMap(([request, used]) => {
      const missing = missingOf(shell, request, used);
      if (missing === undefined) return [];
      // If the shell lacks a whole entry, the remote uses its own copy, where it brings one.
      const isBrought = remote.shared.brings?.includes(packageOf(request));
      if (isBrought && missing.names.length === 0) return [];
      const isOne = missing.names.length < 2;
      return [
        {
          rule: 'shared names',
          asks: `${nameOf(remote)} imports ${[missing.names.join(', '), request].filter(Boolean).join(' of ')}`,
          has: `and ${nameOf(shell)} does not provide ${isOne ? 'it' : 'them'}`,
          remedy: `First put a shell there that provides ${isOne ? 'it' : 'them'}, or build ${remote.name} without.`,
        },
      ];
    }),
  );
}

/** Stands for names that a build could not tell. */
const everyName = '*';

/** The names that the shell lacks: empty if it lacks the whole entry, undefined if it lacks nothing. */
function missingOf(
  { shared }: ShellRelease,
  request: string,
  used: RemoteRelease['shared']['uses'][string],
): { names: string[] } | undefined {
  const provided = ownValue(shared.names, request);
  if (!provided) {
    // A shell that lists nothing of a package was built before its names were recorded.
    const name = packageOf(request);
    return Object.keys(shared.names).some((key) => packageOf(key) === name)
      ? { names: [] }
      : undefined;
  }
  if (provided.includes(everyName)) return undefined;
  const names = used.filter((name) => name !== everyName && !provided.includes(name));
  return names.length > 0 ? { names } : undefined;
}
