import type { Channel } from '@aangan/manifest';
import { addJob } from '@aangan/server';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import type { LiveCanary } from './canary-repository.ts';
import { appendChanges } from './history-repository.ts';
import type { PlannedCanary } from './plans/plan.ts';
import { namesOf, tellOfPause } from './rollout-pause.ts';
import { findLiveRollouts } from './rollout-repository.ts';
import { beginStep, endRollouts, insertRollout } from './rollout-state-repository.ts';

/** The job that takes the steps of rollouts. */
export const stepTask = 'take-rollout-steps';

/** Has the steps that are due taken; a job that waits already keeps its time. */
export const takeStepsLater = (db: Kysely<Tables>, delayMs = 0): Promise<void> =>
  addJob(db, stepTask, {}, { delayMs, key: stepTask, keepsTime: true });

interface Decided {
  channel: Channel;
  /** The channel's, with the change. */
  revision: number;
  by: string;
  /** The team whose token it was; undefined for others. */
  team?: string | undefined;
  why: string;
  /** Whether it is a step of the rollout itself. */
  isStep?: boolean | undefined;
}

/** Begins the rollout of a canary that was set, or pauses the one that it has: its share is not a step's any more. */
export async function saveRollout(
  db: Kysely<Tables>,
  { id, percent, releases, steps }: Omit<PlannedCanary, 'id'> & { id: number },
  { channel, revision, by, team, why, isStep = false }: Decided,
): Promise<void> {
  if (steps) {
    const all = [{ percent, afterMinutes: 0 }, ...steps];
    await insertRollout(db, {
      channel,
      canary: id,
      releases,
      steps: all,
      by,
      team: team ?? null,
      why,
    });
    return takeStepsLater(db);
  }
  if (isStep) return;
  const rollout = (await findLiveRollouts(db, channel)).find(({ canary }) => canary === id);
  if (!rollout) return;
  const larger = rollout.steps.findIndex((step) => step.percent > percent);
  const told = `${by} set its canary to ${percent} %: ${why}`;
  if (larger < 0) {
    const nextStep = rollout.steps.length;
    return beginStep(db, rollout.id, { nextStep, state: 'done', why: told });
  }
  await beginStep(db, rollout.id, { nextStep: larger, state: 'paused', why: told });
  await appendChanges(db, [
    {
      kind: 'pause-rollout',
      channel,
      revision,
      name: '',
      from_release: null,
      to_release: null,
      changed_by: 'platform',
      why: `${namesOf(rollout)}: ${told}`,
    },
  ]);
  await tellOfPause(db, rollout, told);
}

/** Ends the rollouts of canaries that have ended. */
export function endRolloutsOf(
  db: Kysely<Tables>,
  ended: readonly LiveCanary[],
  { by, why }: Pick<Decided, 'by' | 'why'>,
): Promise<void> {
  const ids = ended.map(({ id }) => id);
  return endRollouts(db, ids, `Its canary was ended by ${by}: ${why}`);
}
