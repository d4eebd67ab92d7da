import type { ComposedRemote, Composition } from '@aangan/manifest';

/** The remotes whose code a remote's pages may run: itself, those whose parts it declares, and transitively theirs. */
export function shownRemotes(
  { remotes }: Pick<Composition, 'remotes'>,
  name: string,
): ComposedRemote[] {
  const queue = remotes.filter((remote) => remote.name === name);
  const shown = new Map<string, ComposedRemote>();
  for (let remote = queue.pop(); remote; remote = queue.pop()) {
    if (shown.has(remote.name)) continue;
    shown.set(remote.name, remote);
    const { consumes } = remote;
    queue.push(...remotes.filter((other) => Object.hasOwn(consumes, other.name)));
  }
  return [...shown.values()];
}

/** The parts that a remote's pages may show, as `remote expose`. */
export function shownParts(composition: Pick<Composition, 'remotes'>, name: string): Set<string> {
  const declared = shownRemotes(composition, name).flatMap(({ consumes }) =>
    Object.entries(consumes),
  );
  return new Set(
    declared.flatMap(([remote, exposes]) => exposes.map((expose) => `${remote} ${expose}`)),
  );
}
