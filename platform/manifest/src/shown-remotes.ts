import type { ComposedRemote, ComposedShell } from './composition.ts';
import { filledSlots } from './filled-slots.ts';

type SlottedRemote = Pick<ComposedRemote, 'name' | 'consumes' | 'slots' | 'extensions' | 'isOff'>;

/** What the pages of a remote are made of. */
export interface ShownRemotes<Remote> {
  /** The remotes whose code they may run. */
  remotes: Remote[];
  /** Parts of other remotes that they may show, as `remote expose`. */
  parts: ReadonlySet<string>;
}

/**
 * What a remote's pages may show: itself, the parts that it declares and what is put into its slots, transitively, and
 * what is put into the shell's.
 * @param name null for the pages of the shell
 */
export function shownRemotes<Remote extends SlottedRemote>(
  { shell, remotes }: { shell: Pick<ComposedShell, 'slots'>; remotes: readonly Remote[] },
  name: string | null,
): ShownRemotes<Remote> {
  const byName = new Map(remotes.map((remote) => [remote.name, remote]));
  const filled = filledSlots({ shell, remotes });
  const shown = new Map<string, Remote>();
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
