import type { Channel, ReportedFailure } from '@aangan/manifest';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { groupFailures } from './error-groups.ts';

/**
 * Stores failures, each once for a page view, release and kind.
 * @returns those that were counted
 */
export async function storeFailures(
  db: Kysely<Tables>,
  channel: Channel,
  failures: readonly ReportedFailure[],
): Promise<ReportedFailure[]> {
  if (failures.length === 0) return [];
  const unique = uniqueBy(failures, viewKey);
  const rows = await db
    .insertInto('failed_view')
    .values(
      unique.map(({ viewedAt, isLate, engine = null, ...failure }) => {
        const { page, name, release, composition, kind, network } = failure;
        return {
          page,
          name,
          release,
          channel,
          composition,
          kind,
          network,
          engine,
          is_late: isLate,
          viewed_at: instant(viewedAt),
        };
      }),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['page', 'name', 'release', 'kind'])
    .execute();
  const stored = new Set(rows.map(viewKey));
  const counted = unique.filter((failure) => stored.has(viewKey(failure)));
  if (counted.length === 0) return [];
  await countFailures(db, channel, counted);
  await groupFailures(db, channel, counted);
  return counted;
}

const viewKey = ({ page, name, release, kind }: FailedViewKey) =>
  `${page} ${name} ${release} ${kind}`;

/** What a failure is counted once for. */
type FailedViewKey = Pick<Tables['failed_view'], 'page' | 'name' | 'release' | 'kind'>;

async function countFailures(
  db: Kysely<Tables>,
  channel: Channel,
  failures: readonly ReportedFailure[],
): Promise<void> {
  const counts = new Map<string, { row: ReportedFailure; minute: number; failures: number }>();
  for (const row of failures) {
    const minute = row.viewedAt - (row.viewedAt % 60);
    const key = [row.name, row.release, row.kind, minute].join(' ');
    const before = counts.get(key)?.failures ?? 0;
    counts.set(key, { row, minute, failures: before + 1 });
  }
  await db
    .insertInto('failure_count')
    .values(
      [...counts.values()].map(({ row: { name, release, kind }, minute, failures: count }) => ({
        ...{ channel, name, release, kind, failures: count },
        minute: instant(minute),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['channel', 'name', 'release', 'kind', 'minute'])
        .doUpdateSet({ failures: sql`failure_count.failures + excluded.failures` }),
    )
    .execute();
}

/** The first of those with the same key. */
export function uniqueBy<Item>(items: readonly Item[], key: (item: Item) => string): Item[] {
  const unique = new Map<string, Item>();
  for (const item of items) {
    if (!unique.has(key(item))) unique.set(key(item), item);
  }
  return [...unique.values()];
}

/** Seconds since the Unix epoch as an instant of the database. */
export function instant(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
