import type { ComposedRemote, Composition } from './composition.ts';
import { filledSlots } from './filled-slots.ts';

/** What the pages of a remote are made of. */
export interface ShownRemotes {
  /** The remotes whose code they may run. */
  remotes: ComposedRemote[];
  /** Parts of other remotes that they may show, as `remote expose`. */
  parts: ReadonlySet<string>;
}

/**
 * What a remote's pages may show: itself, the parts that it declares and what is put into its slots, transitively, and
 * what is put into the shell's.
 * @param name null for the pages of the shell
 */
export function shownRemotes(
  { shell, remotes }: Pick<Composition, 'shell' | 'remotes'>,
  name: string | null,
): ShownRemotes {
  const byName = new Map(remotes.map((remote) => [remote.name, remote]));
  const filled = filledSlots({ shell, remotes });
  const shown = new Map<string, ComposedRemote>();
  const parts = new Set<string>();
  const queue = name === null ? [] : [name];
  const show = (remote: string, expose: string) => {
    parts.add(`${remote} ${expose}`);
    queue.push(remote);
  };
  const fill = ({ slots = {} }: Pick<ComposedRemote, 'slots'>) => {
    const extensions = Object.keys(slots).flatMap((slot) => filled[slot]?.extensions ?? []);
    for (const { remote, expose } of extensions) show(remote, expose);
  };
  fill(shell);
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const remote = byName.get(next);
    if (!remote || shown.has(next)) continue;
    shown.set(next, remote);
    for (const [other, exposes] of Object.entries(remote.consumes)) {
      for (const expose of exposes) show(other, expose);
    }
    fill(remote);
  }
  return { remotes: [...shown.values()], parts };
}
