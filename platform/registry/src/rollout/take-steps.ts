import type { Logger } from '@aangan/server';
import type { Kysely } from 'kysely';
import { changeChannel } from '../channel/change-channel.ts';
import { canaryPlan } from '../channel/plans/canary.ts';
import type { Plan } from '../channel/plans/plan.ts';
import { promotePlan } from '../channel/plans/promote.ts';
import { findRollout, findRunning, type StoredRollout } from '../channel/rollout-repository.ts';
import { beginStep, endRollouts, setHeldUp } from '../channel/rollout-state-repository.ts';
import { inTransaction } from '../channel/transactions.ts';
import {
  type Judge,
  type VerdictOf,
  VerdictsMissing,
  withVerdicts,
} from '../channel/with-verdicts.ts';
import { RegistryRefusal } from '../registry-refusal.ts';
import type { Tables } from '../tables.ts';
import { awaitedBy } from './enough-evidence.ts';
import { pauseRunning } from './pause-running.ts';

interface Steps {
  db: Kysely<Tables>;
  /** The same as for promotions by hand. */
  judge: Judge;
  logger?: Pick<Logger, 'error'> | undefined;
}

/**
 * Takes each step that is due, and pauses the rollouts whose step is refused. Of several processes that do so at once,
 * one takes a step: it decides again under the channel's lock. All times are the database's.
 */
export async function takeSteps(steps: Steps): Promise<void> {
  for (const rollout of await findRunning(steps.db)) {
    if (rollout.isOfRevokedToken) {
      const why = `The token that began it was revoked. An integrator can let it run on.`;
      await pauseRunning(steps.db, rollout, why);
    } else if (awaitedBy(rollout).length === 0) {
      await takeStep(steps, rollout).catch((error: unknown) => afterFailure(steps, rollout, error));
    }
  }
}

async function takeStep({ db, judge }: Steps, rollout: StoredRollout): Promise<void> {
  await withVerdicts(judge, (verdictOf) =>
    inTransaction(db, (transaction) => apply(transaction, rollout, verdictOf)),
  );
}

/** Takes the step in the caller's transaction, unless it is no longer due. */
async function apply(
  db: Kysely<Tables>,
  { id, channel, nextStep, ...rollout }: StoredRollout,
  verdictOf: VerdictOf,
): Promise<undefined | VerdictsMissing> {
  const { begunBy, begunTeam, steps, why } = rollout;
  const plan: Plan = async (locked) => {
    const now = await findRollout(locked.db, id);
    const isSame = now?.state === 'running' && now.nextStep === nextStep;
    const canary = locked.canaries.find((one) => one.id === rollout.canary);
    // A registry of the version before, which knows no rollouts, may have ended it.
    if (!canary) await endRollouts(locked.db, [rollout.canary], 'Its canary has ended.');
    if (!now || !isSame || !canary || awaitedBy(now).length > 0) return { moves: [], put: [] };
    const percent = steps[nextStep]?.percent ?? 0;
    if (percent === 100) return promotePlan(canary.releases)(locked);
    const planned = await canaryPlan(canary.releases, percent)(locked);
    // A wider share of what is served already is checked again: the API, and what the channel requires, may have changed.
    return planned.canary
      ? { ...planned, canary: { ...planned.canary, isChecked: true } }
      : planned;
  };
  const decision = {
    by: `platform, for ${begunBy}`,
    why: `${stepText(nextStep, steps)} of a rollout: ${why}`,
    rights: begunTeam === null ? undefined : { team: begunTeam, channels: [channel] },
  };
  const result = await changeChannel(db, channel, plan, decision, verdictOf);
  if (result instanceof VerdictsMissing) return result;
  if (result.moved.length === 0) return undefined;
  const following = nextStep + 1;
  const state = following < steps.length ? 'running' : 'done';
  await beginStep(db, id, { nextStep: following, state, why: '' });
  return undefined;
}

/** A step that was refused pauses its rollout; one that could not be checked is tried again. */
async function afterFailure(
  { db, logger }: Steps,
  rollout: StoredRollout,
  error: unknown,
): Promise<void> {
  const { id, channel, nextStep, steps } = rollout;
  if (error instanceof RegistryRefusal && error.kind !== 'unavailable') {
    const percent = steps[nextStep]?.percent ?? 0;
    const step = `${stepText(nextStep, steps)}, to ${percent} % of the visitors,`;
    return pauseRunning(db, rollout, `${step} was refused: ${error.message}`);
  }
  logger?.error(error, `a step of rollout ${id} on ${channel} could not be checked`);
  const isTold = error instanceof RegistryRefusal;
  await setHeldUp(db, id, isTold ? error.message : 'the registry failed, and its log says why');
}

/** "Step 2 of 3": with the share that it began with as the first. */
const stepText = (at: number, steps: readonly unknown[]) => `Step ${at + 1} of ${steps.length}`;
