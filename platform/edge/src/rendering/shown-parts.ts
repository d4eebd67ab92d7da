import type { Composition } from '@aangan/manifest';

/** The parts that a remote's pages may show, as `remote expose`: those that it declares, and those that these declare. */
export function shownParts({ remotes }: Composition, name: string): Set<string> {
  const parts = new Set<string>();
  const queue = remotes.filter((remote) => remote.name === name);
  const seen = new Set<string>();
  for (let remote = queue.pop(); remote; remote = queue.pop()) {
    if (seen.has(remote.name)) continue;
    seen.add(remote.name);
    for (const [consumed, exposes] of Object.entries(remote.consumes)) {
      for (const expose of exposes) parts.add(`${consumed} ${expose}`);
      queue.push(...remotes.filter((other) => other.name === consumed));
    }
  }
  return parts;
}
