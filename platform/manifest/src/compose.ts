import { createHash } from 'node:crypto';
import type { Canary, ChannelComposition, ComposedRemote, Composition } from './composition.ts';

/** The stable releases of a channel with those of some canaries in their place. */
export function compose(
  { channel, shell, remotes, securityFix }: ChannelComposition,
  taken: readonly Canary[] = [],
): Composition {
  const ofCanaries = new Map<string, ComposedRemote>(
    taken.flatMap(({ id, remotes: members }) =>
      members.map((remote) => [remote.name, { ...remote, canary: id }] as const),
    ),
  );
  const shells = taken.flatMap(({ id, shell: own }) => (own ? [{ ...own, canary: id }] : []));
  return withId({
    channel,
    ...(securityFix !== undefined && { securityFix }),
    shell: shells[0] ?? shell,
    remotes: remotes.map((remote) => ofCanaries.get(remote.name) ?? remote),
  });
}

/**
 * A composition with remotes at their fallback release, under the routes that they declare now; null where none of them
 * has a fallback.
 * @param names of the remotes that failed
 */
export function withFallback(
  { id: _id, ...composition }: Composition,
  names: readonly string[],
): Composition | null {
  const failed = (remote: ComposedRemote) => names.includes(remote.name) && remote.fallback;
  if (!composition.remotes.some(failed)) return null;
  return withId({
    ...composition,
    remotes: composition.remotes.map((remote) => (failed(remote) ? fallenBack(remote) : remote)),
  });
}

function fallenBack(composed: ComposedRemote) {
  const { fallback, canary: _canary, server: _server, portable: _portable, ...remote } = composed;
  return fallback ? { ...remote, ...fallback, insteadOf: remote.release } : remote;
}

/** The id follows from the content alone: a composition that is served again has its old id. */
function withId(content: Omit<Composition, 'id'>): Composition {
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  return { id: hash.slice(0, 22), ...content };
}
