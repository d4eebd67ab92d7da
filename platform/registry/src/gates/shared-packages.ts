import { packageOf, type RemoteRelease, type ShellRelease } from '@aangan/manifest';
import semver from 'semver';
import { type GateProblem, nameWithTeam, type ProposedComposition } from './gate.ts';
import { ownValue } from './own-value.ts';

/** The shell provides every shared package that a remote uses, in a version of the required range. */
export function sharedPackages({ shell, remotes }: ProposedComposition): GateProblem[] {
  return remotes.flatMap((remote) =>
    Object.entries(remote.shared.requires)
      .filter(([name]) => isUsed(remote, name))
      .filter(([name]) => !isBrought(shell, remote, name))
      .filter(([name, range]) => !isProvided(ownValue(shell.shared.provides, name), range))
      .map(([name, range]) => describeLack(shell, remote, name, range)),
  );
}

/** Builds require all that the shell shares, used or not. Old releases do not record what they use. */
function isUsed({ shared: { uses } }: RemoteRelease, name: string): boolean {
  const requests = Object.keys(uses);
  return requests.length === 0 || requests.some((request) => packageOf(request) === name);
}

/** A remote's own copy counts only if the shell has none: beside the shell's version it would be a second one. */
function isBrought(shell: ShellRelease, { shared: { brings = [] } }: RemoteRelease, name: string) {
  return brings.includes(name) && ownValue(shell.shared.provides, name) === undefined;
}

function isProvided(version: string | undefined, range: string): boolean {
  return version !== undefined && semver.satisfies(version, range, { includePrerelease: true });
}

function describeLack(
  shell: ShellRelease,
  remote: RemoteRelease,
  name: string,
  range: string,
): GateProblem {
  const version = ownValue(shell.shared.provides, name);
  return {
    rule: 'shared packages',
    asks: `${nameWithTeam(remote)} needs ${name} ${range}`,
    has: `and ${nameWithTeam(shell)} provides ${version ?? 'none of it'}`,
    remedy: `First put a shell there that provides it, or build ${remote.name} for this one.`,
  };
}
