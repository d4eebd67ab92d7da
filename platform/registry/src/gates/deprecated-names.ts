import type { RemoteRelease, ShellRelease } from '@aangan/manifest';
import { type GateProblem, nameOf, type ProposedComposition } from './gate.ts';
import { ownValue } from './own-value.ts';

/** One use of a name that the shell has deprecated. */
interface DeprecatedUse {
  shell: ShellRelease;
  remote: RemoteRelease;
  packageName: string;
  name: string;
  /** The last day on which the name is supported (YYYY-MM-DD). */
  until: string;
}

/** Names past their date: a remote that still uses one is refused. */
export function expiredNames(proposed: ProposedComposition): GateProblem[] {
  return deprecatedUses(proposed)
    .filter(({ until }) => until < proposed.today)
    .map(describeUse);
}

/** Deprecated names that are still supported: a warning, for the team that has to replace them. */
export function deprecatedNames(proposed: ProposedComposition): GateProblem[] {
  return deprecatedUses(proposed)
    .filter(({ until }) => until >= proposed.today)
    .map(describeUse);
}

function deprecatedUses({ shell, remotes }: ProposedComposition): DeprecatedUse[] {
  const deprecated = Object.entries(shell.shared.deprecated).flatMap(([packageName, names]) =>
    Object.entries(names).map(([name, until]) => ({ shell, packageName, name, until })),
  );
  return deprecated.flatMap((use) =>
    remotes
      .filter(({ shared }) => ownValue(shared.uses, use.packageName)?.includes(use.name))
      .map((remote) => ({ ...use, remote })),
  );
}

function describeUse({ shell, remote, packageName, name, until }: DeprecatedUse): GateProblem {
  return {
    rule: 'deprecated names',
    asks: `${nameOf(remote)} imports ${name} of ${packageName}`,
    has: `and ${nameOf(shell)} supports it until ${until} only`,
    remedy: `Team ${remote.manifest.team}: replace it in ${remote.name}; its docstring names what to use instead.`,
  };
}
