import type { Channel, ReportedFailure } from '@aangan/manifest';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { instant } from './instant.ts';

/** The key by which a failure is counted once. */
export type FailedViewKey = Pick<Tables['failed_view'], 'page' | 'name' | 'release' | 'kind'>;

/**
 * Stores failed page views.
 * @param failures at least one, and each {@link FailedViewKey} once
 * @returns those that were not stored before
 */
export function insertFailedViews(
  db: Kysely<Tables>,
  channel: Channel,
  failures: readonly ReportedFailure[],
): Promise<FailedViewKey[]> {
  return db
    .insertInto('failed_view')
    .values(
      failures.map((failure) => ({
        page: failure.page,
        name: failure.name,
        release: failure.release,
        channel,
        composition: failure.composition,
        kind: failure.kind,
        network: failure.network,
        visitor: failure.visitor ?? null,
        revision: failure.revision ?? 0,
        engine: failure.engine ?? null,
        is_late: failure.isLate,
        viewed_at: instant(failure.viewedAt),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['page', 'name', 'release', 'kind'])
    .execute();
}

/** Failures of one kind of a release in one minute. */
export interface FailureCount {
  name: string;
  release: string;
  kind: ReportedFailure['kind'];
  /** The beginning of the minute, in seconds since the Unix epoch. */
  minute: number;
  failures: number;
}

/** Adds failures to those of their release, kind and minute. @param counts at least one, and each of these once */
export async function addFailureCounts(
  db: Kysely<Tables>,
  channel: Channel,
  counts: readonly FailureCount[],
): Promise<void> {
  await db
    .insertInto('failure_count')
    .values(counts.map((count) => ({ ...count, channel, minute: instant(count.minute) })))
    .onConflict((conflict) =>
      conflict
        .columns(['channel', 'name', 'release', 'kind', 'minute'])
        .doUpdateSet({ failures: sql`failure_count.failures + excluded.failures` }),
    )
    .execute();
}
