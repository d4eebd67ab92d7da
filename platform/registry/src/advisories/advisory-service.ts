import type { Channel } from '@aangan/manifest';
import { addJob, type BlobStore, type Database, type Task } from '@aangan/server';
import type { Kysely } from 'kysely';
import { lookForAdvisories, lookTask } from '../channel/advisory-look-repository.ts';
import { nextNoticeId } from '../notices/notice-id-repository.ts';
import type { Tables } from '../tables.ts';
import { advisoryMailTask, advisoryWebhookTask } from './advisory-notices.ts';
import * as repository from './advisory-repository.ts';
import { type AffectedRelease, findAffected } from './find-affected.ts';
import { unreadableVersions } from './is-affected.ts';
import type { OsvEntry } from './osv-entry.ts';
import { createBillReader } from './read-bill.ts';

/** What became known by a load. */
interface LoadedAdvisories {
  /** The ids of entries that were not there before. */
  added: string[];
  /** Entries of which a part says nothing, with the reason. */
  leftOut: { id: string; why: string }[];
}

export interface AdvisoryService {
  /** Loads entries of a feed, and has teams told of what that says of their releases. */
  load(entries: readonly OsvEntry[], by: string): Promise<LoadedAdvisories>;
  /** What channels serve with known faults, and how many advisories are loaded. */
  list(): Promise<{ count: number; loadedAt: string | null; affected: AffectedRelease[] }>;
  /** The job that tells teams, by its name. */
  tasks: Readonly<Record<string, Task>>;
}

export function createAdvisoryService({
  database,
  blobs,
  listChannels,
}: {
  database: Pick<Database<Tables>, 'kysely'>;
  blobs: Pick<BlobStore, 'read'>;
  listChannels: () => Promise<readonly Channel[]>;
}): AdvisoryService {
  const db = database.kysely;
  const readBill = createBillReader((sha256) => blobs.read(sha256));
  const find = async () => findAffected(db, await listChannels(), readBill);
  return {
    load: async (entries, by) => {
      const added = await db.transaction().execute(async (transaction) => {
        const ids = await repository.saveEntries(transaction, entries, by);
        await lookForAdvisories(transaction);
        return ids;
      });
      return { added, leftOut: entries.flatMap(unreadableIn) };
    },

    list: async () => {
      const { count, loaded_at: loadedAt } = await repository.countAdvisories(db);
      return { count, loadedAt, affected: count === 0 ? [] : await find() };
    },

    tasks: {
      [lookTask]: async () => {
        await tellTeams(db, await find());
      },
    },
  };
}

/** Adds a notice for each team whose releases have what it was not told of. */
async function tellTeams(db: Kysely<Tables>, affected: readonly AffectedRelease[]): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const fresh: AffectedRelease[] = [];
    for (const one of affected) {
      const { channel, name, release, version, ids } = one;
      const noticed = { channel, name, release, package: one.package, version, ids };
      if (await repository.rememberNotice(transaction, noticed)) fresh.push(one);
    }
    const teams = Map.groupBy(fresh, ({ team }) => team);
    for (const [team, ofTeam] of teams) {
      const notice = { id: await nextNoticeId(transaction), team, affected: ofTeam };
      await addJob(transaction, advisoryMailTask, notice);
      await addJob(transaction, advisoryWebhookTask, notice);
    }
  });
}

function unreadableIn({ id, affected }: OsvEntry): LoadedAdvisories['leftOut'] {
  return affected.flatMap(({ name, ranges }) => {
    const versions = ranges.flatMap(unreadableVersions);
    if (versions.length === 0) return [];
    return [{ id, why: `${name}: a range with ${versions.join(', ')}, which is no version` }];
  });
}
