import type { Channel, ReportBatch, ReportedStart } from '@aangan/manifest';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { instant } from './instant.ts';

/** Records that a batch was handed over. @returns false if that was recorded before */
export async function takeBatch(db: Kysely<Tables>, id: string): Promise<boolean> {
  const taken = await db
    .insertInto('report_batch')
    .values({ id })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

/** Adds page views to those of their composition and minute. */
export async function addViews(
  db: Kysely<Tables>,
  channel: Channel,
  views: ReportBatch['views'],
): Promise<void> {
  if (views.length === 0) return;
  await db
    .insertInto('page_views')
    .values(
      views.map(({ composition, minute, count }) => ({
        channel,
        composition,
        views: count,
        minute: instant(minute - (minute % 60)),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['channel', 'composition', 'minute'])
        .doUpdateSet({ views: sql`page_views.views + excluded.views` }),
    )
    .execute();
}

/**
 * Stores that pages have started, one start for each composition, engine and network. A new start is added to
 * a stored one of a revision before `revision`.
 * @param starts at least one, and each composition, engine and network once
 * @param revision in which the newest live canary was set
 * @returns how many were stored
 */
export async function saveStarts(
  db: Kysely<Tables>,
  channel: Channel,
  starts: readonly ReportedStart[],
  revision: number | null,
): Promise<number> {
  const stored = await db
    .insertInto('started_view')
    .values(
      starts.map((start) => ({
        channel,
        composition: start.composition,
        engine: start.engine,
        network: start.network,
        visitor: start.visitor ?? null,
        revision: start.revision,
        revisions: [start.revision],
        viewed_at: instant(start.viewedAt),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['channel', 'composition', 'engine', 'network'])
        .doUpdateSet((eb) => ({
          revision: eb.ref('excluded.revision'),
          revisions: sql<number[]>`started_view.revisions || excluded.revisions`,
          viewed_at: eb.ref('excluded.viewed_at'),
          visitor: eb.ref('excluded.visitor'),
        }))
        .where('started_view.revision', '<', sql<number>`${revision}`),
    )
    .returning('network')
    .execute();
  return stored.length;
}
