import type { ReleaseManifest } from '@aangan/manifest';
import { canaryOf, type LiveCanary } from './canary-repository.ts';
import type { Move } from './move.ts';
import type { PlannedChange } from './plans/plan.ts';

/**
 * The canaries that a change ends: those that it names, each one with a name whose stable release it touches, and each
 * one that tries a value which it sets.
 */
export function endedCanaries(
  { moves, ends = [] }: PlannedChange,
  canaries: readonly LiveCanary[],
): LiveCanary[] {
  const touched = moves
    .filter(
      ({ kind, extension, value }) =>
        kind !== 'canary' && extension === undefined && value === undefined,
    )
    .map(({ name }) => name);
  return canaries.filter(
    (canary) =>
      ends.some(({ id }) => id === canary.id) ||
      touched.some((name) => canaryOf([canary], name)) ||
      moves.some((move) => isTried(canary, move)),
  );
}

function isTried({ settings }: LiveCanary, { kind, name, value }: Move): boolean {
  return (
    kind === 'set-value' && value !== undefined && Object.hasOwn(settings[name] ?? {}, value.name)
  );
}

/**
 * What ends with canaries, for the history.
 * @param stable the stable releases after the change, by name
 */
export function endMoves(
  ended: readonly LiveCanary[],
  stable: ReadonlyMap<string, ReleaseManifest>,
): Move[] {
  return ended.flatMap(({ id, percent, releases }) =>
    releases.map(({ name, release }) => {
      const to = stable.get(name)?.release ?? null;
      return { kind: 'end-canary' as const, name, from: release, to, ended: { id, percent } };
    }),
  );
}
