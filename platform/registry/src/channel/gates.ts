import { type RemoteRelease, routeConflicts, type ShellRelease } from '@aangan/manifest';
import semver from 'semver';

/** The releases that a channel would serve. */
export interface ProposedComposition {
  shell: ShellRelease | undefined;
  remotes: readonly RemoteRelease[];
}

/**
 * Every reason why these releases cannot be served together; none means they can.
 * (architecture.md, "A remote": two remotes that claim one path are refused before they go live.)
 */
export function compositionProblems({ shell, remotes }: ProposedComposition): string[] {
  if (!shell) {
    return [
      'The channel has no shell: put a release of the shell there first, or together with it.',
    ];
  }
  return [
    ...pathProblems(shell, remotes),
    ...remotes.flatMap((remote) => sharedProblems(shell, remote)),
    ...remotes.flatMap((remote) => consumesProblems(remotes, remote)),
  ];
}

function pathProblems(shell: ShellRelease, remotes: readonly RemoteRelease[]): string[] {
  const routed = remotes.map(({ name, manifest }) => ({ name, routes: manifest.routes }));
  const claims = Map.groupBy(routeConflicts(routed, shell.pages), ({ path, remotes: [a, b] }) =>
    a === b ? `${a} claims the path ${path} twice` : `${a} and ${b} both claim the path ${path}`,
  );
  return [...claims].map(
    ([claim, conflicts]) =>
      `${claim} (for ${conflicts.map(({ audience }) => audience).join(', ')}).`,
  );
}

function sharedProblems(shell: ShellRelease, remote: RemoteRelease): string[] {
  return Object.entries(remote.shared.requires).flatMap(([name, range]) => {
    const version = shell.shared.provides[name];
    if (version === undefined) {
      return [`${remote.name} needs ${name} ${range}, which the shell does not provide.`];
    }
    return semver.satisfies(version, range, { includePrerelease: true })
      ? []
      : [`${remote.name} needs ${name} ${range}, and the shell provides ${version}.`];
  });
}

function consumesProblems(remotes: readonly RemoteRelease[], remote: RemoteRelease): string[] {
  return Object.entries(remote.manifest.consumes ?? {}).flatMap(([name, exposes]) => {
    const other = remotes.find((candidate) => candidate.name === name);
    if (!other) return [`${remote.name} consumes ${name}, which the channel does not have.`];
    return exposes
      .filter((expose) => !(expose in other.exposes))
      .map((expose) => `${remote.name} consumes ${expose} of ${name}, which it does not expose.`);
  });
}
