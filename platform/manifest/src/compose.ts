import { createHash } from 'node:crypto';
import type { Canary, ChannelComposition, ComposedRemote, Composition } from './composition.ts';

/** Every subset of these canaries, the empty one first: each of them may be what a visitor gets. */
export function canaryChoices<One>(canaries: readonly One[]): One[][] {
  const choices: One[][] = [[]];
  for (const canary of canaries) choices.push(...choices.map((some) => [...some, canary]));
  return choices;
}

/** The number of places that visitors are spread over: a percentage is exact to a hundredth. */
const places = 10_000;

/**
 * The canaries of a channel that reach a visitor. The same visitor gets the same answer every time, and a larger
 * percentage reaches all that the smaller one did. A visitor's places in two canaries are independent.
 * @param visitor the visitor's id; null for a visitor without one, whom only canaries of 100 percent reach
 */
export function takenCanaries(
  { canaries = [] }: Pick<ChannelComposition, 'canaries'>,
  visitor: string | null,
): Canary[] {
  return canaries.filter(({ id, percent }) => {
    if (percent === 0 || percent === 100) return percent === 100;
    return visitor !== null && placeOf(visitor, id) < (percent * places) / 100;
  });
}

function placeOf(visitor: string, canary: number): number {
  const hash = createHash('sha256').update(`${canary} ${visitor}`).digest();
  // 48 bits of the hash, so that no place is noticeably more frequent than another.
  return hash.readUIntBE(0, 6) % places;
}

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
