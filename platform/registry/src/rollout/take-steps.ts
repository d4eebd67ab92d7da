import type { Logger } from '@aangan/server';
import type { Kysely } from 'kysely';
import { changeChannel } from '../channel/change-channel.ts';
import { canaryPlan } from '../channel/plans/canary.ts';
import type { LockedChannel, Plan } from '../channel/plans/plan.ts';
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
import { findFailingCanary } from '../rollback/canary-evidence.ts';
import { lockCompared } from '../rollback/comparison-repository.ts';
import { rollBackFailing } from '../rollback/roll-back-failing.ts';
import type { RollbackRules } from '../rollback/rollback-rules.ts';
import type { Tables } from '../tables.ts';
import { askIntegrators } from './ask-integrators.ts';
import { awaitedBy, figuresOf, knownText } from './enough-evidence.ts';
import { pauseRunning } from './pause-running.ts';

interface Steps {
  db: Kysely<Tables>;
  /** The same as for promotions by hand. */
  judge: Judge;
  /** What ends a canary. */
  rules: RollbackRules;
  logger?: Pick<Logger, 'error'> | undefined;
}

/**
 * Takes each step that is due, and pauses the rollouts whose step is refused. Of several processes that do so at once,
 * one takes a step: it decides again under the channel's lock. All times are the database's. What fails with one rollout
 * is logged, and the others go on.
 */
export async function takeSteps(steps: Steps): Promise<void> {
  for (const rollout of await findRunning(steps.db)) {
    await lookAfter(steps, rollout).catch((error: unknown) =>
      steps.logger?.error(
        error,
        `rollout ${rollout.id} on ${rollout.channel} was not looked after`,
      ),
    );
  }
}

async function lookAfter(steps: Steps, rollout: StoredRollout): Promise<void> {
  const { db, rules } = steps;
  if (rollout.isOfRevokedToken) {
    const why = `The token that began it was revoked. An integrator can let it run on.`;
    return pauseRunning(db, rollout, why);
  }
  const [first, ...others] = awaitedBy(rollout, await figuresOf(db, rollout, rules));
  if (!first) {
    return takeStep(steps, rollout).catch((error: unknown) => afterFailure(steps, rollout, error));
  }
  if (first.what === 'approval' && others.length === 0) {
    await askIntegrators(db, rollout, first.text);
  }
}

/** Takes a step, unless the platform has a reason to end its canary instead. */
async function takeStep({ db, judge, rules }: Steps, rollout: StoredRollout): Promise<void> {
  await rollBackFailing(db, rollout.channel, rules, judge);
  await withVerdicts(judge, (verdictOf) =>
    inTransaction(db, (transaction) => apply(transaction, rollout, { rules, verdictOf })),
  );
}

/** Takes the step in the caller's transaction, unless it is no longer due. */
async function apply(
  db: Kysely<Tables>,
  { id, channel, nextStep, ...rollout }: StoredRollout,
  { rules, verdictOf }: { rules: RollbackRules; verdictOf: VerdictOf },
): Promise<undefined | VerdictsMissing> {
  const { begunBy, begunTeam, steps, why } = rollout;
  const plan: Plan = async (locked) => {
    const canary = locked.canaries.find((one) => one.id === rollout.canary);
    // A registry of the version before, which knows no rollouts, may have ended it.
    if (!canary) await endRollouts(locked.db, [rollout.canary], 'Its canary has ended.');
    if (!canary || (await isFailing(locked, rollout.canary, rules))) return nothing;
    const now = await findRollout(locked.db, id);
    if (now?.state !== 'running' || now.nextStep !== nextStep || now.isOfRevokedToken) {
      return nothing;
    }
    const figures = await figuresOf(locked.db, now, rules);
    if (awaitedBy(now, figures).length > 0) return nothing;
    const percent = steps[nextStep]?.percent ?? 0;
    const step =
      percent === 100 ? promotePlan(canary.releases) : canaryPlan(canary.releases, percent);
    return { ...(await step(locked)), note: knownText(figures) };
  };
  const decision = {
    by: `platform, for ${begunBy}`,
    why: `${stepText(nextStep, steps)} of a rollout: ${why}`,
    rights: begunTeam === null ? undefined : { team: begunTeam, channels: [channel] },
    isStep: true,
  };
  const result = await changeChannel(db, channel, plan, decision, verdictOf);
  if (result instanceof VerdictsMissing) return result;
  if (result.moved.length === 0) return undefined;
  const following = nextStep + 1;
  const state = following < steps.length ? 'running' : 'done';
  await beginStep(db, id, { nextStep: following, state, why: '' });
  return undefined;
}

const nothing = { moves: [], put: [] };

/**
 * Whether there is enough to end a canary, after all that was counted: a batch that counts for it now is waited for, and
 * later ones wait for the step. The next look ends it.
 */
async function isFailing(
  { db, channel, canaries }: LockedChannel,
  canary: number,
  rules: RollbackRules,
): Promise<boolean> {
  await lockCompared(db, channel);
  const failing = await findFailingCanary(db, channel, canaries, rules);
  return failing?.canary.id === canary;
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
  const why = isTold ? error.message : 'the registry failed, and its log says why';
  await setHeldUp(db, { id, nextStep, why });
}

/** "Step 2 of 3": with the share that it began with as the first. */
const stepText = (at: number, steps: readonly unknown[]) => `Step ${at + 1} of ${steps.length}`;
