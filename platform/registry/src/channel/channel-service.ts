import type { Channel, ChannelComposition } from '@aangan/manifest';
import type { Database } from '@aangan/server';
import type { OpenApiDocument } from '../gates/openapi-document.ts';
import type { ReleaseRef } from '../release/release-ref.ts';
import type { Tables } from '../tables.ts';
import { changeChannel, type Decision, type MoveResult, unknownChannel } from './change-channel.ts';
import { type ChannelAt, readChannelAt } from './channel-at.ts';
import * as repository from './channel-repository.ts';
import { type ChannelStatus, readStatus } from './channel-status.ts';
import { type ChannelCheck, checkApi } from './check-api.ts';
import { type CheckResult, checkResultOf } from './check-result.ts';
import {
  type ChannelChange,
  findBeginning,
  findRemoved,
  listChanges,
} from './history-repository.ts';
import { type Judge, judged } from './judged.ts';
import { findNamed, requireEachOnce } from './named-releases.ts';
import { canaryPlan } from './plans/canary.ts';
import type { Plan } from './plans/plan.ts';
import { promotePlan } from './plans/promote.ts';
import { removePlan } from './plans/remove.ts';
import { type RollbackTarget, rollbackPlan } from './plans/rollback.ts';
import { rollbackChangeSetPlan } from './plans/rollback-change-set.ts';
import { switchPlan } from './plans/switch.ts';
import { readComposition } from './read-composition.ts';
import { retireRelease } from './retire-release.ts';
import { readServedComposition, type ServedComposition } from './served-composition.ts';
import { findServed } from './served-repository.ts';
import { inTransaction, undone } from './transactions.ts';

export type { MoveResult } from './change-channel.ts';
export type { CheckResult } from './check-result.ts';

export interface ChannelService {
  /** The names of all channels. */
  names(): Promise<Channel[]>;
  /** @throws {RegistryRefusal} `not-found` for an unknown channel. */
  requireChannel(channel: Channel): Promise<void>;
  /** What the channel serves now, with its canaries; null while it has no shell, and where there is no such channel. */
  composition(channel: Channel): Promise<ChannelComposition | null>;
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
  /** Where an API with this document lacks what the releases of each channel call. */
  checkApi(document: OpenApiDocument): Promise<ChannelCheck[]>;
  /**
   * Lets a percentage of the visitors have releases, all of them or none, in place of the stable ones. For a live
   * canary of the same releases it changes the percentage.
   * @param options.percent a whole number from 0 to 100
   * @throws {RegistryRefusal} as `move`, and `conflict` where a name has no stable release, or the channel has as many
   *   canaries as it can have.
   */
  setCanary(
    channel: Channel,
    releases: readonly ReleaseRef[],
    options: { percent: number },
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
   * Switches remotes off, so that their pages show a notice, or on again.
   * @throws {RegistryRefusal} `not-found` for an unknown channel or a name that is not on it, `conflict` for the shell.
   */
  switch(
    channel: Channel,
    names: readonly string[],
    options: { isOff: boolean },
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
  /**
   * What the channel serves of each name, since when, by whom and why.
   * @throws {RegistryRefusal} `not-found` for an unknown channel.
   */
  status(channel: Channel): Promise<ChannelStatus>;
  /**
   * A page of the changes, newest first.
   * @param channel undefined for those of all channels
   * @param options.before only lines with a smaller id
   * @throws {RegistryRefusal} `not-found` for a channel that never was.
   */
  history(
    channel: Channel | undefined,
    options?: { before?: number | undefined; limit?: number },
  ): Promise<ChannelChange[]>;
  /**
   * What the channel served at a moment.
   * @throws {RegistryRefusal} `not-found` for a channel that never was.
   */
  servedAt(channel: Channel, at: Date): Promise<ChannelAt>;
  /**
   * The releases of a composition that any channel has served.
   * @throws {RegistryRefusal} `not-found` for an unknown id.
   */
  servedComposition(id: string): Promise<ServedComposition>;
  /** Name → its release on the channel, and whether `npm start` put it there. */
  served(channel: Channel): Promise<Map<string, { release: string; isBootstrap: boolean }>>;
  /** The names that were removed from the channel and not put there again. */
  removed(channel: Channel): Promise<Set<string>>;
  /** When the first line of the channel's history was written; undefined while there is none. */
  began(channel: Channel): Promise<Date | undefined>;
}

/** @param judge asked before releases go to a channel, so that only what can be served does */
export function createChannelService(
  database: Pick<Database<Tables>, 'kysely'>,
  judge: Judge,
): ChannelService {
  const db = database.kysely;
  const compositions = new Map<Channel, { composition: ChannelComposition; state: string }>();

  const requireChannel = async (channel: Channel) => {
    if ((await repository.findRevision(db, channel)) === undefined) throw unknownChannel(channel);
  };

  const change = (channel: Channel, plan: Plan, decision: Decision, run = inTransaction) =>
    judged(judge, (verdictOf) =>
      run(db, (transaction) => changeChannel(transaction, channel, plan, decision, verdictOf)),
    );

  /** The manifests of releases to put on a channel. */
  const findPut = async (channel: Channel, releases: readonly ReleaseRef[]) => {
    await requireChannel(channel);
    return findNamed(db, releases);
  };

  return {
    requireChannel,

    names: () => repository.listChannels(db),

    composition: async (channel) => {
      const known = compositions.get(channel);
      // Before the composition: one that changes meanwhile is read again.
      const state = await repository.findServedState(db, channel);
      if (state === undefined) return null;
      if (known?.state === state) return known.composition;
      const composition = await readComposition(db, channel);
      if (composition) compositions.set(channel, { composition, state });
      return composition;
    },

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

    checkApi: (document) => checkApi(db, document),

    setCanary: async (channel, releases, { percent }, decision) => {
      const put = await findPut(channel, releases);
      return change(channel, canaryPlan(put, percent), decision);
    },

    remove: (channel, names, decision) =>
      change(channel, removePlan([...new Set(names)]), decision),

    rollBack: (channel, targets, decision) => {
      requireEachOnce(targets);
      return change(channel, rollbackPlan(targets), decision);
    },

    rollBackChangeSet: (channel, revision, decision) =>
      change(channel, rollbackChangeSetPlan(revision), decision),

    switch: (channel, names, { isOff }, decision) =>
      change(channel, switchPlan([...new Set(names)], isOff), decision),

    retire: (release, decision) =>
      db.transaction().execute((transaction) => retireRelease(transaction, release, decision)),

    status: (channel) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((transaction) => readStatus(transaction, channel)),

    removed: async (channel) => new Set(await findRemoved(db, channel)),

    began: (channel) => findBeginning(db, channel),

    history: async (channel, { before, limit = 200 } = {}) => {
      if (channel !== undefined && !(await repository.hasBeen(db, channel))) {
        throw unknownChannel(channel);
      }
      return listChanges(db, { channel, before, limit });
    },

    servedAt: (channel, at) => readChannelAt(db, channel, at),

    servedComposition: (id) => readServedComposition(db, id),

    served: async (channel) => {
      const served = await findServed(db, channel);
      return new Map(
        served.map(({ name, manifest, isBootstrap }) => [
          name,
          { release: manifest.release, isBootstrap },
        ]),
      );
    },
  };
}
