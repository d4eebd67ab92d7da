import type { Channel } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import { findCanaries } from '../channel/canary-repository.ts';
import { changeChannel } from '../channel/change-channel.ts';
import type { Plan } from '../channel/plans/plan.ts';
import { requireKnownGood, rollbackPlan } from '../channel/plans/rollback.ts';
import { inTransaction } from '../channel/transactions.ts';
import {
  type Judge,
  type VerdictOf,
  VerdictsMissing,
  withVerdicts,
} from '../channel/with-verdicts.ts';
import { nothingFound } from '../gates/check-composition.ts';
import { RegistryRefusal } from '../registry-refusal.ts';
import type { Tables } from '../tables.ts';
import { ownerOf } from '../tokens/owner-repository.ts';
import type { AutomaticRollback } from './automatic-rollback.ts';
import { type FailingCanary, findFailingCanary } from './canary-evidence.ts';
import { falseAlarmRate } from './evidence.ts';
import { addNotices } from './notices.ts';
import type { RollbackRules } from './rollback-rules.ts';
import { type FailingRelease, findFailingReleases } from './stable-evidence.ts';

/**
 * Skips the judge for compositions: ending a canary brings nothing new, and the release before was served an hour ago.
 * Files are judged, but if the judge itself throws, the failing release is rolled back nevertheless.
 */
const withoutSlowRules =
  (judge: Judge): Judge =>
  async (judgement) =>
    'files' in judgement ? judge(judgement).catch(() => nothingFound) : nothingFound;

/** Who changed a channel, where no person did. */
const platformActor = 'platform';

/**
 * Ends the canaries of a channel that make pages fail, and rolls back stable releases that do, where their team has
 * switched that on. Of several processes that decide at once, only one does it. The notices are added in the same
 * transaction, so that none is lost and none is sent twice.
 */
export async function rollBackFailing(
  db: Kysely<Tables>,
  channel: Channel,
  rules: RollbackRules,
  judge: Judge,
): Promise<AutomaticRollback[]> {
  const make = (change: Change) =>
    withVerdicts(withoutSlowRules(judge), (verdictOf) =>
      inTransaction(db, (transaction) => apply(transaction, channel, change, verdictOf)),
    );
  const done: AutomaticRollback[] = [];
  for (;;) {
    const canaries = await findCanaries(db, channel);
    const failing = await findFailingCanary(db, channel, canaries, rules);
    const ended = failing && (await make(endOf(failing)));
    if (!ended) break;
    done.push(ended);
  }
  for (const failing of await findFailingReleases(db, channel, rules)) {
    const replaced = await make(replacementOf(failing)).catch(nullIfRefused);
    if (replaced) done.push(replaced);
  }
  return done;
}

/**
 * A rollback is refused if other remotes need the failing release already, if that is a security fix, or if the token
 * of the release before was revoked: then only people can decide.
 */
function nullIfRefused(error: unknown): null {
  if (error instanceof RegistryRefusal) return null;
  throw error;
}

/** Ends a canary. */
function endOf({ canary, why }: FailingCanary): Change {
  // Under the channel's lock: meanwhile another process may have ended it, or a person may have changed its percentage.
  const plan: Plan = async ({ canaries }) => {
    const live = canaries.find(({ id }) => id === canary.id);
    const isSame = live?.percent === canary.percent;
    return { moves: [], put: [], ends: live && isSame ? [live] : [] };
  };
  return { plan, why: `${why} ${chance}`, isCanary: true };
}

/** Puts the release before in the place of a stable one. */
function replacementOf({ name, release, before, after, networks }: FailingRelease): Change {
  const why = `Pages failed: ${after.failed} of ${after.views} views since the promotion, from ${networks} networks, and ${before.failed} of ${before.views} in the hour before. ${chance}`;
  const plan: Plan = async (locked) => {
    const served = locked.served.get(name);
    if (served?.manifest.release !== release) return { moves: [], put: [] };
    const target = { name, release: before.release };
    await requireKnownGood(locked, [target]);
    return rollbackPlan([target])(locked);
  };
  return { plan, why, isCanary: false };
}

const chance = `By chance this happens less than once in ${1 / falseAlarmRate} releases.`;

interface Change {
  plan: Plan;
  why: string;
  isCanary: boolean;
}

/** Makes the change in the caller's transaction. */
async function apply(
  db: Kysely<Tables>,
  channel: Channel,
  { plan, why, isCanary }: Change,
  verdictOf: VerdictOf,
): Promise<AutomaticRollback | null | VerdictsMissing> {
  const result = await changeChannel(db, channel, plan, { by: platformActor, why }, verdictOf);
  if (result instanceof VerdictsMissing) return result;
  if (result.moved.length === 0) return null;
  const releases: AutomaticRollback['releases'] = [];
  for (const { name, from, to } of result.moved) {
    releases.push({ name, from, to, team: (await ownerOf(db, name)) ?? null });
  }
  const rollback = { channel, isCanary, releases, revision: result.revision, why };
  await addNotices(db, rollback);
  return rollback;
}
