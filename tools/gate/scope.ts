import type { WorkspacePackage } from './workspace.ts';

/** The part of the workspace that a change can break. */
export interface Scope {
  /** The changed package and all that depend on it, however deep: folders below the workspace root. */
  directories: string[];
  /** The remotes among them, those that show their parts, and those in whose slots they are. */
  remotes: string[];
}

/**
 * What a change of one part can break: the packages that depend on it, and the remotes that show parts of a remote or
 * have slots for it.
 * @param target a remote's name ("vendors"), a package ("@aangan/ui") or a folder ("shared/ui")
 * @throws Error naming the possible targets
 */
export function scopeOf(target: string, packages: readonly WorkspacePackage[]): Scope {
  const changed = packages.find((candidate) => isNamed(candidate, target));
  if (!changed) {
    const known = packages.map(({ directory, remote }) => remote?.name ?? directory).sort();
    throw new Error(`There is no "${target}" to test. Name one of: ${known.join(', ')}.`);
  }
  const affected = withDependents(changed, packages);
  const remotes = affected.flatMap(({ remote }) => (remote ? [remote.name] : []));
  const extended = affected.flatMap(({ remote }) => remote?.extends ?? []);
  const consumers = packages.flatMap(({ remote }) =>
    remote?.consumes.some((name) => remotes.includes(name)) ||
    remote?.slots.some((slot) => extended.includes(slot))
      ? [remote.name]
      : [],
  );
  return {
    directories: affected.map(({ directory }) => directory).sort(),
    remotes: [...new Set([...remotes, ...consumers])].sort(),
  };
}

function isNamed({ name, directory, remote }: WorkspacePackage, target: string): boolean {
  return [name, directory, remote?.name].includes(target.replace(/\/$/, ''));
}

function withDependents(
  changed: WorkspacePackage,
  packages: readonly WorkspacePackage[],
): WorkspacePackage[] {
  const found = new Set([changed]);
  for (const current of found) {
    for (const candidate of packages) {
      if (candidate.dependencies.includes(current.name)) found.add(candidate);
    }
  }
  return [...found];
}
