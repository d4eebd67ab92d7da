import type { Channel, RegistryReader, ReportBatch } from '@aangan/manifest';
import { releaseFailures } from '@aangan/manifest/report-limits';
import type { Database } from '@aangan/server';
import type { Kysely } from 'kysely';
import { unknownChannel } from '../channel/change-channel.ts';
import { findRevision, findServed } from '../channel/channel-repository.ts';
import type { Judge } from '../channel/judged.ts';
import { RegistryRefusal } from '../registry-refusal.ts';
import type { AutomaticRollback } from '../rollback/automatic-rollback.ts';
import { rollBackFailing } from '../rollback/roll-back-failing.ts';
import { defaultRules, type RollbackRules } from '../rollback/rollback-rules.ts';
import type { Tables } from '../tables.ts';
import { ownerOf, requireOwnNames, type TeamRights } from '../tokens/team-rights.ts';
import { createServedCompositions } from './declared-routes.ts';
import { findMaps } from './find-maps.ts';
import { createStackMapper, type MappedFrame } from './map-stack.ts';
import * as reading from './read-reports.ts';
import { storeBatch } from './store-batch.ts';
import { sweepReports } from './sweep-reports.ts';

/** A group of failures with its stack in the sources. */
type MappedError = Omit<reading.ErrorGroup, 'stack'> & { stack: MappedFrame[] };

export interface RemoteReports {
  name: string;
  channel: Channel;
  /** The team that owns the remote; null for the shell. */
  team: string | null;
  /** Whether the platform may roll back its stable releases here. */
  isAutomatic: boolean;
  rates: reading.ReleaseRate[];
  errors: MappedError[];
  measures: reading.RouteMeasure[];
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
  read(asked: reading.Asked, rights?: TeamRights): Promise<RemoteReports>;
  /**
   * Page views and failures of each release that a channel served in the last hour.
   * @throws {RegistryRefusal} `not-found` for an unknown channel
   */
  health(channel: Channel): Promise<(reading.ReleaseRate & { name: string })[]>;
  /**
   * Lets the platform roll back stable releases of a remote on a channel, or no longer.
   * @throws {RegistryRefusal} `not-found` where the channel does not serve it, `forbidden` for another team's remote
   */
  setAutomatic(
    on: { channel: Channel; name: string; isOn: boolean },
    decision: { by: string; rights?: TeamRights | undefined },
  ): Promise<void>;
  /** Deletes what is older than its time. */
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
      const { failures, hasStarts } = await db
        .transaction()
        .execute((transaction) => storeBatch(transaction, batch, findComposition));
      const hasFailures = failures.some(
        ({ isLate, kind }) => !isLate && releaseFailures.includes(kind),
      );
      return hasStarts || hasFailures ? rollBackFailing(db, batch.channel, rules, judge) : [];
    },

    read: async (asked, rights) => {
      const { name, channel } = asked;
      if ((await findRevision(db, channel)) === undefined) throw unknownChannel(channel);
      if (rights) await requireOwnNames(db, rights, [name]);
      if (!(await isPublished(db, name))) {
        throw new RegistryRefusal('not-found', `The registry knows no ${name}.`);
      }
      const [errors, rates, measures, team, isAutomatic] = await Promise.all([
        reading.findErrors(db, asked),
        reading.findRates(db, asked),
        reading.findMeasures(db, asked),
        ownerOf(db, name),
        isSwitchedOn(db, asked),
      ]);
      const stacks = await mapStacks(errors.map(({ stack }) => stack));
      const mapped = errors.map((error, at) => ({ ...error, stack: stacks[at] ?? [] }));
      return { name, channel, team: team ?? null, isAutomatic, rates, errors: mapped, measures };
    },

    health: async (channel) => {
      if ((await findRevision(db, channel)) === undefined) throw unknownChannel(channel);
      return reading.findChannelRates(db, channel);
    },

    setAutomatic: async ({ channel, name, isOn }, { by, rights }) => {
      if (rights) await requireOwnNames(db, rights, [name]);
      const served = await findServed(db, channel);
      if (!served.some((one) => one.name === name)) {
        throw new RegistryRefusal('not-found', `${channel} serves no ${name}.`);
      }
      if (isOn) {
        await db
          .insertInto('auto_rollback')
          .values({ channel, name, changed_by: by })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      } else {
        await db
          .deleteFrom('auto_rollback')
          .where('channel', '=', channel)
          .where('name', '=', name)
          .execute();
      }
    },

    sweep: () => sweepReports(db, { days }),
  };
}

/** Whether a release of the name was ever published. */
async function isPublished(db: Kysely<Tables>, name: string): Promise<boolean> {
  const row = await db
    .selectFrom('release')
    .select('name')
    .where('name', '=', name)
    .where('published_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function isSwitchedOn(
  db: Kysely<Tables>,
  { channel, name }: reading.Asked,
): Promise<boolean> {
  const row = await db
    .selectFrom('auto_rollback')
    .select('name')
    .where('channel', '=', channel)
    .where('name', '=', name)
    .executeTakeFirst();
  return row !== undefined;
}
