import type { RemoteRelease, ShellRelease } from '@aangan/manifest';
import semver from 'semver';
import { type GateProblem, nameOf, type ProposedComposition } from './gate.ts';
import { ownValue } from './own-value.ts';

/** The shell provides every shared package that a remote requires, in a version of the required range. */
export function sharedPackages({ shell, remotes }: ProposedComposition): GateProblem[] {
  return remotes.flatMap((remote) =>
    Object.entries(remote.shared.requires)
      .filter(([name, range]) => !isProvided(ownValue(shell.shared.provides, name), range))
      .map(([name, range]) => describeLack(shell, remote, name, range)),
  );
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
    asks: `${nameOf(remote)} needs ${name} ${range}`,
    has: `and ${nameOf(shell)} provides ${version ?? 'none of it'}`,
    remedy: `First put a shell there that provides it, or build ${remote.name} for this one.`,
  };
}
