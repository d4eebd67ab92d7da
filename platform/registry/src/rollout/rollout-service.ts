import type { Channel } from '@aangan/manifest';
import type { RolloutStep } from '@aangan/manifest/rollout-steps';
import type { Database, Logger, Task } from '@aangan/server';
import type { Kysely } from 'kysely';
import { changeChannel, type Decision, type MoveResult } from '../channel/change-channel.ts';
import { addChannelLine, lockChannel } from '../channel/channel-line.ts';
import type { Plan } from '../channel/plans/plan.ts';
import { requireChannel } from '../channel/require-channel.ts';
import { namesOf } from '../channel/rollout-pause.ts';
import * as repository from '../channel/rollout-repository.ts';
import * as stored from '../channel/rollout-state-repository.ts';
import { stepTask, takeStepsLater } from '../channel/save-rollout.ts';
import { inTransaction } from '../channel/transactions.ts';
import { type Judge, withVerdicts } from '../channel/with-verdicts.ts';
import { RegistryRefusal } from '../registry-refusal.ts';
import type { ReleaseRef } from '../release/release-ref.ts';
import { defaultRules, type RollbackRules } from '../rollback/rollback-rules.ts';
import type { ChangeKind, RolloutState, Tables } from '../tables.ts';
import { requireOneOwnName, requireOwnNames } from '../tokens/team-rights.ts';
import { approverOf, awaitedBy, figuresOf, mayApprove } from './enough-evidence.ts';
import { takeSteps } from './take-steps.ts';

/** A rollout as it is shown. */
interface ListedRollout {
  id: number;
  /** The id of its canary, which may have ended. */
  canary: number;
  releases: ReleaseRef[];
  /** The first is what it began with. */
  steps: RolloutStep[];
  /** Which of the steps comes next; null where none does. */
  next: number | null;
  state: RolloutState;
  /** Why it is paused, or has ended. */
  stateWhy: string;
  /** What the next step waits for, as phrases; empty where none comes. */
  waitsFor: string[];
  /** The integrator who approved the next step; null where nobody has. */
  approvedBy: string | null;
  by: string;
  at: string;
  why: string;
}

/** Canaries that grow by themselves. */
export interface RolloutService {
  /**
   * The newest rollouts of a channel, also those that are over, the newest first.
   * @throws {RegistryRefusal} `not-found` for an unknown channel
   */
  list(channel: Channel): Promise<ListedRollout[]>;
  /**
   * Pauses the rollout of a name: its canary keeps its share.
   * @throws {RegistryRefusal} `not-found` without one, `forbidden` for another team's, `conflict` where it is paused
   */
  pause(channel: Channel, name: string, decision: Decision): Promise<Changed>;
  /**
   * Lets a paused rollout run on.
   * @throws {RegistryRefusal} as `pause`, and `conflict` where it runs
   */
  resume(channel: Channel, name: string, decision: Decision): Promise<Changed>;
  /**
   * Approves the next step of a rollout, and only that.
   * @throws {RegistryRefusal} as `pause`, `forbidden` for who began it where another has to, `conflict` where it needs none
   */
  approve(channel: Channel, name: string, decision: Decision): Promise<Changed>;
  /**
   * Ends a rollout with its canary: all visitors get the stable releases again.
   * @throws {RegistryRefusal} as `pause`
   */
  end(channel: Channel, name: string, decision: Decision): Promise<MoveResult>;
  /** Takes the steps that are due. */
  takeSteps(): Promise<void>;
  /** While a rollout runs, has the job queue take its steps. */
  takeStepsLater(): Promise<void>;
  /** What runs in the job queue: takes the steps that are due, again and again while a rollout runs. */
  tasks: Readonly<Record<string, Task>>;
}

/** The channel's revision after it, and the rollout. */
interface Changed {
  revision: number;
  rollout: ListedRollout;
}

/** How many rollouts are listed. */
const listed = 20;
/** In milliseconds: how late a step is at most, while nothing else is in its way. */
const everyMs = 10_000;

interface Options {
  database: Pick<Database<Tables>, 'kysely'>;
  judge: Judge;
  /** What ends a canary. */
  rules?: RollbackRules | undefined;
  logger?: Pick<Logger, 'error'> | undefined;
}

export function createRolloutService(options: Options): RolloutService {
  const { database, judge, rules = defaultRules, logger } = options;
  const db = database.kysely;
  const steps = { db, judge, rules, logger };

  const shown = async (on: Kysely<Tables>, rollout: repository.StoredRollout) =>
    shownWith(rollout, awaitedBy(rollout, await figuresOf(on, rollout, rules)));

  const whileRunning = async (delayMs: number) => {
    if ((await repository.findRunning(db)).length > 0) await takeStepsLater(db, delayMs);
  };

  /** Changes a live rollout of a locked channel, and tells of it in the history. */
  const decide = (
    kind: ChangeKind,
    change: (db: Kysely<Tables>, rollout: repository.StoredRollout, by: Decision) => Promise<void>,
  ) =>
    function decided(channel: Channel, name: string, decision: Decision): Promise<Changed> {
      return inTransaction(db, async (transaction) => {
        const before = await lockChannel(transaction, channel, decision);
        const rollout = await requireRollout(transaction, channel, name);
        await change(transaction, rollout, decision);
        const { by, why } = decision;
        const line = { kind, revision: before, by, why: `${namesOf(rollout)}: ${why}` };
        const revision = await addChannelLine(transaction, channel, line);
        const after = (await repository.findRollout(transaction, rollout.id)) ?? rollout;
        return { revision, rollout: await shown(transaction, after) };
      });
    };

  return {
    list: async (channel) => {
      await requireChannel(db, channel);
      const found = await repository.findRollouts(db, channel, listed);
      const results: ListedRollout[] = [];
      for (const rollout of found) results.push(await shown(db, rollout));
      return results;
    },

    pause: decide('pause-rollout', async (transaction, rollout, { by, why, rights }) => {
      const names = rollout.releases.map(({ name }) => name);
      if (rights) await requireOneOwnName(transaction, rights, names);
      if (rollout.state === 'paused') throw already(rollout, 'paused', rollout.stateWhy);
      const paused = { state: 'paused' as const, why: `${by} paused it: ${why}` };
      await stored.setRolloutState(transaction, rollout.id, paused);
    }),

    resume: decide('resume-rollout', async (transaction, rollout, { by, person = by, rights }) => {
      const names = rollout.releases.map(({ name }) => name);
      if (rights) await requireOwnNames(transaction, rights, names);
      if (rights && rollout.isOfRevokedToken) throw revoked();
      if (rollout.state === 'running') throw already(rollout, 'running', '');
      if (rollout.isOfRevokedToken) await stored.takeOver(transaction, rollout.id, person);
      await stored.setRolloutState(transaction, rollout.id, { state: 'running', why: '' });
      await takeStepsLater(transaction);
    }),

    approve: decide('approve-step', async (transaction, rollout, { by, person = by }) => {
      requireApprover(rollout, person);
      await stored.setApproved(transaction, rollout.id, person);
    }),

    end: (channel, name, decision) => {
      const plan: Plan = async (locked) => {
        const { canary } = await requireRollout(locked.db, channel, name);
        return { moves: [], put: [], ends: locked.canaries.filter(({ id }) => id === canary) };
      };
      return withVerdicts(judge, (verdictOf) =>
        inTransaction(db, (transaction) =>
          changeChannel(transaction, channel, plan, decision, verdictOf),
        ),
      );
    },

    takeSteps: () => takeSteps(steps),

    takeStepsLater: () => whileRunning(0),

    tasks: {
      [stepTask]: async () => {
        await takeSteps(steps);
        await whileRunning(everyMs);
      },
    },
  };
}

function shownWith(
  rollout: repository.StoredRollout,
  awaited: ReturnType<typeof awaitedBy>,
): ListedRollout {
  const { id, canary, releases, steps, nextStep, state, stateWhy } = rollout;
  const { begunBy: by, begunAt: at, why, heldUp } = rollout;
  const isLive = state === 'running' || state === 'paused';
  const waitsFor = isLive ? awaited.map(({ text }) => text) : [];
  if (isLive && heldUp !== null) waitsFor.push(`a check that is tried again: ${heldUp}`);
  const next = isLive && nextStep < steps.length ? nextStep : null;
  const approvedBy = approverOf(rollout);
  const about = { id, canary, releases, steps, next, state, stateWhy, waitsFor, approvedBy };
  return { ...about, by, at, why };
}

async function requireRollout(
  db: Kysely<Tables>,
  channel: Channel,
  name: string,
): Promise<repository.StoredRollout> {
  const live = await repository.findLiveRollouts(db, channel);
  const found = live.find(({ releases }) => releases.some((one) => one.name === name));
  if (found) return found;
  throw new RegistryRefusal(
    'not-found',
    `No rollout of ${name} is running or paused on ${channel}: aangan rollout status --channel ${channel} has those that are over.`,
  );
}

function requireApprover(rollout: repository.StoredRollout, by: string): void {
  const { rules, begunBy, channel } = rollout;
  if (rules.approval === 'none') {
    throw new RegistryRefusal('conflict', `Steps of rollouts on ${channel} need no approval.`);
  }
  if (!mayApprove(rollout, by)) {
    const did = by === begunBy ? 'You began this rollout' : `You issued the token of ${begunBy}`;
    const reason = `${did}: on ${channel} another integrator approves its steps.`;
    throw new RegistryRefusal('forbidden', reason);
  }
  const approvedBy = approverOf(rollout);
  if (approvedBy !== null) {
    throw new RegistryRefusal('conflict', `${approvedBy} has approved the next step already.`);
  }
}

function already(rollout: repository.StoredRollout, state: string, why: string): RegistryRefusal {
  const reason = why && `: ${why}`;
  return new RegistryRefusal(
    'conflict',
    `The rollout of ${namesOf(rollout)} is ${state} already${reason}`,
  );
}

function revoked(): RegistryRefusal {
  const reason = 'The token that began it was revoked: only an integrator lets it run on.';
  return new RegistryRefusal('forbidden', reason, { code: 'integrator_required' });
}
