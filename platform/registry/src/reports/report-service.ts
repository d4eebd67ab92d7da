import type { Channel, RegistryReader, ReportBatch } from '@aangan/manifest';
import { releaseFailures } from '@aangan/manifest/report-limits';
import type { Database } from '@aangan/server';
import * as automatic from '../channel/auto-rollback-repository.ts';
import { findCanaries } from '../channel/canary-repository.ts';
import { requireChannel } from '../channel/require-channel.ts';
import { findServed } from '../channel/served-repository.ts';
import { inTransaction } from '../channel/transactions.ts';
import type { Judge } from '../channel/with-verdicts.ts';
import { RegistryRefusal } from '../registry-refusal.ts';
import { isPublished } from '../release/release-repository.ts';
import type { AutomaticRollback } from '../rollback/automatic-rollback.ts';
import { type CanaryFigures, canaryFigures } from '../rollback/canary-figures.ts';
import { rollBackFailing } from '../rollback/roll-back-failing.ts';
import { defaultRules, type RollbackRules } from '../rollback/rollback-rules.ts';
import type { Tables } from '../tables.ts';
import { ownerOf } from '../tokens/owner-repository.ts';
import { requireOwnNames, type TeamRights } from '../tokens/team-rights.ts';
import type { Asked } from './asked.ts';
import { createServedCompositions } from './declared-routes.ts';
import { type ErrorGroup, findErrors } from './error-group-repository.ts';
import { findMaps } from './map-repository.ts';
import { createStackMapper, type MappedFrame } from './map-stack.ts';
import { findChannelRates, findRates, type ReleaseRate } from './rate-repository.ts';
import { type RouteMeasure, readMeasures } from './read-measures.ts';
import { storeBatch } from './store-batch.ts';
import { sweepReports } from './sweep-reports.ts';

/** A group of failures with its stack in the sources. */
type MappedError = Omit<ErrorGroup, 'stack'> & { stack: MappedFrame[] };

export interface RemoteReports {
  name: string;
  channel: Channel;
  /** The team that owns the remote; null for the shell. */
  team: string | null;
  /** Whether the platform may roll back its stable releases here. */
  isAutomatic: boolean;
  rates: ReleaseRate[];
  errors: MappedError[];
  measures: RouteMeasure[];
}

/** A live canary, and what it is judged by. */
interface JudgedCanary {
  id: number;
  /** Of the visitors, 0 to 100. */
  percent: number;
  releases: { name: string; release: string }[];
  figures: CanaryFigures[];
}

export interface ReportService {
  /**
   * Stores what an edge hands over, and rolls back what has failed too often.
   * @throws what the database throws: the edge sends the batch again
   */
  receive(batch: ReportBatch): Promise<AutomaticRollback[]>;
  /**
   * What pages reported of a remote or the shell.
   * @param rights of a team's token, which reads its own remotes only
   * @throws {RegistryRefusal} `not-found` for an unknown channel or name, `forbidden` for another team's remote
   */
  read(asked: Asked, rights?: TeamRights): Promise<RemoteReports>;
  /**
   * Page views and failures of each release that a channel served in the last hour.
   * @throws {RegistryRefusal} `not-found` for an unknown channel
   */
  health(channel: Channel): Promise<(ReleaseRate & { name: string })[]>;
  /**
   * The live canaries of a channel, the oldest first, with what is known of each in comparison with the stable releases.
   * @throws {RegistryRefusal} `not-found` for an unknown channel
   */
  canaries(channel: Channel): Promise<JudgedCanary[]>;
  /**
   * Lets the platform roll back stable releases of a remote on a channel, or no longer.
   * @throws {RegistryRefusal} `not-found` where the channel does not serve it, `forbidden` for another team's remote
   */
  setAutomatic(
    on: { channel: Channel; name: string; isOn: boolean },
    decision: { by: string; rights?: TeamRights | undefined },
  ): Promise<void>;
  /** Deletes reports past their retention time. */
  sweep(): Promise<void>;
}

interface Options {
  database: Pick<Database<Tables>, 'kysely'>;
  reader: RegistryReader;
  /** Asked before a release is rolled back. */
  judge: Judge;
  rules?: RollbackRules | undefined;
  /** How long reports are kept, in days; 14. */
  days?: number | undefined;
}

export function createReportService(options: Options): ReportService {
  const { database, reader, judge, rules = defaultRules, days = 14 } = options;
  const db = database.kysely;
  const findComposition = createServedCompositions();
  const mapStacks = createStackMapper({
    releaseFile: reader.releaseFile,
    findMaps: (asked) => findMaps(db, asked),
    ownerOf: (name) => ownerOf(db, name),
  });

  return {
    receive: async (batch) => {
      const { failures, isCompared } = await inTransaction(db, (transaction) =>
        storeBatch(transaction, batch, findComposition),
      );
      const hasFailures = failures.some(
        ({ isLate, kind }) => !isLate && releaseFailures.includes(kind),
      );
      return isCompared || hasFailures ? rollBackFailing(db, batch.channel, rules, judge) : [];
    },

    read: async (asked, rights) => {
      const { name, channel } = asked;
      await requireChannel(db, channel);
      if (rights) await requireOwnNames(db, rights, [name]);
      if (!(await isPublished(db, name))) {
        throw new RegistryRefusal('not-found', `The registry knows no ${name}.`);
      }
      const [errors, rates, measures, team, isAutomatic] = await Promise.all([
        findErrors(db, asked),
        findRates(db, asked),
        readMeasures(db, asked),
        ownerOf(db, name),
        automatic.isSwitchedOn(db, asked),
      ]);
      const stacks = await mapStacks(errors.map(({ stack }) => stack));
      const mapped = errors.map((error, at) => ({ ...error, stack: stacks[at] ?? [] }));
      return { name, channel, team: team ?? null, isAutomatic, rates, errors: mapped, measures };
    },

    health: async (channel) => {
      await requireChannel(db, channel);
      return findChannelRates(db, channel);
    },

    canaries: async (channel) => {
      await requireChannel(db, channel);
      const judged: JudgedCanary[] = [];
      for (const canary of await findCanaries(db, channel)) {
        const { id, percent } = canary;
        const releases = canary.releases.map(({ name, release }) => ({ name, release }));
        const figures = await canaryFigures(db, channel, canary, rules);
        judged.push({ id, percent, releases, figures });
      }
      return judged;
    },

    setAutomatic: async ({ channel, name, isOn }, { by, rights }) => {
      if (rights) await requireOwnNames(db, rights, [name]);
      const served = await findServed(db, channel);
      if (!served.some((one) => one.name === name)) {
        throw new RegistryRefusal('not-found', `${channel} serves no ${name}.`);
      }
      if (isOn) await automatic.switchOn(db, { channel, name, by });
      else await automatic.switchOff(db, { channel, name });
    },

    sweep: () => sweepReports(db, { days }),
  };
}
