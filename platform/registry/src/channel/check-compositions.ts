import type { Channel, ReleaseManifest } from '@aangan/manifest';
import { canaryChoices } from '@aangan/manifest/canaries';
import type { Kysely } from 'kysely';
import { droppedOutcomes } from '../gates/declared-outcomes.ts';
import { describeProblem } from '../gates/gate.ts';
import type { Tables } from '../tables.ts';
import type { LiveCanary } from './canary-repository.ts';
import { checkServed, type Served } from './check-served.ts';
import { type VerdictOf, VerdictsMissing } from './with-verdicts.ts';

type CheckedCanary = Pick<LiveCanary, 'releases'> & {
  /** Whether its releases are new to the channel. */
  isNew: boolean;
};

interface ProposedChannel {
  stable: ReadonlyMap<string, ReleaseManifest>;
  /** The stable releases before the change. */
  served: ReadonlyMap<string, ReleaseManifest>;
  isStableNew: boolean;
  canaries: readonly CheckedCanary[];
  /** The releases that are new to the channel, and rendered before it serves them. */
  fresh: readonly ReleaseManifest[];
  isForced: boolean;
  /** Whether the channel goes back to releases that it served before. */
  isReturn: boolean;
  /** Whether the change needs a passed check on a channel that requires checks. */
  isPromotion: boolean;
  /** Looks up what the slow rules found. */
  verdictOf: VerdictOf;
}

/**
 * Whether a channel may serve its stable releases and each combination of its canaries in their place, because a
 * visitor may get any of these. Combinations that the change does not affect are not checked again.
 * @returns what the gate says, each once; or the missing verdicts
 * @throws {RegistryRefusal} `conflict` with every reason of the first composition that cannot be served
 */
export async function checkCompositions(
  db: Kysely<Tables>,
  channel: Channel,
  proposed: ProposedChannel,
): Promise<Served | VerdictsMissing> {
  const { stable, served, isStableNew, canaries, ...asked } = proposed;
  const warnings = new Set<string>();
  const overridden = new Set<string>();
  const openedIn = new Set<string>();
  for (const taken of canaryChoices(canaries)) {
    if (!isStableNew && !taken.some(({ isNew }) => isNew)) continue;
    const members = taken.flatMap(({ releases }) => releases);
    const live = taken.filter(({ isNew }) => !isNew).flatMap(({ releases }) => releases);
    const verdict = await checkServed(db, channel, {
      releases: withMembers(stable, members),
      before: withMembers(served, live),
      ...asked,
      canaries: members.map(({ name, release }) => `${name} ${release}`),
    });
    if (verdict instanceof VerdictsMissing) return verdict;
    for (const warning of verdict.warnings) warnings.add(warning);
    const fresh = taken.filter(({ isNew }) => isNew).flatMap(({ releases }) => releases);
    for (const problem of dropped(stable, fresh)) warnings.add(problem);
    for (const problem of verdict.overridden) overridden.add(problem);
    for (const browser of verdict.openedIn) openedIn.add(browser);
  }
  for (const problem of dropped(served, [...stable.values()])) warnings.add(problem);
  return { warnings: [...warnings], overridden: [...overridden], openedIn: [...openedIn] };
}

/** Warnings for outcomes that releases in the place of others no longer declare. */
const dropped = (
  before: ReadonlyMap<string, ReleaseManifest>,
  releases: readonly ReleaseManifest[],
): string[] =>
  releases.flatMap((release) =>
    droppedOutcomes(before.get(release.name), release).map(describeProblem),
  );

/** Stable releases, with those of canaries in their place. */
function withMembers(
  stable: ReadonlyMap<string, ReleaseManifest>,
  members: readonly ReleaseManifest[],
): ReleaseManifest[] {
  return [...new Map([...stable, ...members.map((one) => [one.name, one] as const)]).values()];
}
