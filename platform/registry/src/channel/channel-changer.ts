import type { Channel } from '@aangan/manifest';
import type { RolloutStep } from '@aangan/manifest/rollout-steps';
import type { Kysely } from 'kysely';
import type { ReleaseRef } from '../release/release-ref.ts';
import type { Tables } from '../tables.ts';
import { changeChannel, type Decision, type MoveResult } from './change-channel.ts';
import { type CheckResult, checkResultOf } from './check-result.ts';
import type { ValueChange } from './move.ts';
import { findNamed, requireEachOnce } from './named-releases.ts';
import { canaryPlan } from './plans/canary.ts';
import type { Plan } from './plans/plan.ts';
import { promotePlan } from './plans/promote.ts';
import { removePlan } from './plans/remove.ts';
import { type RollbackTarget, rollbackPlan } from './plans/rollback.ts';
import { rollbackChangeSetPlan } from './plans/rollback-change-set.ts';
import { switchExtensionPlan, switchPlan } from './plans/switch.ts';
import { canaryValuesPlan, setValuesPlan } from './plans/values.ts';
import { requireChannel } from './require-channel.ts';
import { requireSteps } from './require-steps.ts';
import { retireRelease } from './retire-release.ts';
import type { SwitchedExtension } from './switched-extension.ts';
import { inTransaction, undone } from './transactions.ts';
import { type Judge, withVerdicts } from './with-verdicts.ts';

/** Changes what channels serve. `check` changes nothing: it tells what the gate would say. */
export interface ChannelChanger {
  /**
   * Puts releases on a channel, all of them at once or none.
   * @throws {RegistryRefusal} `not-found` for an unknown channel or an unpublished release, `conflict` when a
   *   release cannot be served or a gate refuses what the channel would serve then.
   */
  move(channel: Channel, releases: readonly ReleaseRef[], decision: Decision): Promise<MoveResult>;
  /**
   * What the gate would say if these releases were put on a channel: nothing is changed.
   * @throws {RegistryRefusal} `not-found` for an unknown channel or an unpublished release
   */
  check(channel: Channel, releases: readonly ReleaseRef[]): Promise<CheckResult>;
  /**
   * Lets a percentage of the visitors have releases, all of them or none, in place of the stable ones. For a live
   * canary of the same releases it changes the percentage.
   * @param options.percent a whole number from 0 to 100
   * @param options.steps the steps by which the platform widens it from then on
   * @throws {RegistryRefusal} as `move`, `invalid` for steps that cannot be, and `conflict` where a name has no stable
   *   release or a rollout already, or the channel has as many canaries as it can have.
   */
  setCanary(
    channel: Channel,
    releases: readonly ReleaseRef[],
    options: { percent: number; steps?: readonly RolloutStep[] | undefined },
    decision: Decision,
  ): Promise<MoveResult>;
  /**
   * Takes names off a channel, all of them at once or none.
   * @throws {RegistryRefusal} `not-found` for an unknown channel or a name that is not on it, `conflict` when a
   *   gate refuses what the channel would serve then.
   */
  remove(channel: Channel, names: readonly string[], decision: Decision): Promise<MoveResult>;
  /**
   * Puts names back to the newest last known good release, or to a named one, all of them at once or none.
   * @throws {RegistryRefusal} `not-found` for an unknown channel, a name that is not on it or a release that cannot be
   *   served, `conflict` where nothing served before or a gate refuses.
   */
  rollBack(
    channel: Channel,
    targets: readonly RollbackTarget[],
    decision: Decision,
  ): Promise<MoveResult>;
  /**
   * Undoes all that one revision of the channel changed.
   * @throws {RegistryRefusal} `not-found` for an unknown channel or revision, `conflict` where the channel has changed
   *   since or a gate refuses.
   */
  rollBackChangeSet(channel: Channel, revision: number, decision: Decision): Promise<MoveResult>;
  /**
   * Switches remotes off, so that their pages show a notice, or on again; with an extension, only that one, which then
   * is in its slot no more.
   * @throws {RegistryRefusal} `not-found` for an unknown channel or a name that is not on it, `conflict` for the shell.
   */
  switch(
    channel: Channel,
    names: readonly string[],
    options: { isOff: boolean; extension?: SwitchedExtension | undefined },
    decision: Decision,
  ): Promise<MoveResult>;
  /**
   * Sets values of a remote, all of them at once or none; with a percentage, as a canary of its stable release.
   * @throws {RegistryRefusal} `not-found` for an unknown channel, a remote that is not on it or a value that no release
   *   of it reads, `invalid` for what a value cannot be
   */
  setValues(
    channel: Channel,
    options: { remote: string; changes: readonly ValueChange[]; percent?: number | undefined },
    decision: Decision,
  ): Promise<MoveResult>;
  /**
   * Retires a release: it can be put on no channel any more, and canaries with it end.
   * @throws {RegistryRefusal} `not-found` for an unpublished release, `conflict` where it is retired already, or a
   *   channel serves it.
   */
  retire(
    release: { name: string; release: string },
    decision: { by: string; why: string },
  ): Promise<void>;
}

/** @param judge asked before releases go to a channel, so that only what can be served does */
export function createChannelChanger(db: Kysely<Tables>, judge: Judge): ChannelChanger {
  const change = (channel: Channel, plan: Plan, decision: Decision, run = inTransaction) =>
    withVerdicts(judge, (verdictOf) =>
      run(db, (transaction) => changeChannel(transaction, channel, plan, decision, verdictOf)),
    );

  /** The manifests of releases to put on a channel. */
  const findPut = async (channel: Channel, releases: readonly ReleaseRef[]) => {
    await requireChannel(db, channel);
    return findNamed(db, releases);
  };

  return {
    move: async (channel, releases, decision) => {
      const put = await findPut(channel, releases);
      return change(channel, promotePlan(put, decision), decision);
    },

    check: (channel, releases) =>
      checkResultOf(async () => {
        const put = await findPut(channel, releases);
        const decision = { by: 'a check', why: '' };
        return change(channel, promotePlan(put), decision, undone);
      }),

    setCanary: async (channel, releases, { percent, steps }, decision) => {
      if (steps) requireSteps(percent, steps);
      const put = await findPut(channel, releases);
      return change(channel, canaryPlan(put, percent, { steps }), decision);
    },

    remove: (channel, names, decision) =>
      change(channel, removePlan([...new Set(names)]), decision),

    rollBack: (channel, targets, decision) => {
      requireEachOnce(targets);
      return change(channel, rollbackPlan(targets), decision);
    },

    rollBackChangeSet: (channel, revision, decision) =>
      change(channel, rollbackChangeSetPlan(revision), decision),

    switch: (channel, names, { isOff, extension }, decision) => {
      const distinct = [...new Set(names)];
      const plan = extension
        ? switchExtensionPlan(distinct, extension, isOff)
        : switchPlan(distinct, isOff);
      return change(channel, plan, decision);
    },

    setValues: (channel, { remote, changes, percent }, decision) => {
      const plan =
        percent === undefined
          ? setValuesPlan(remote, changes)
          : canaryValuesPlan(remote, changes, percent);
      return change(channel, plan, decision);
    },

    retire: (release, decision) =>
      inTransaction(db, (transaction) => retireRelease(transaction, release, decision)),
  };
}
