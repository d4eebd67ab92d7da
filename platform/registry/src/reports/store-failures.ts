import type { Channel, ReportedFailure } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { groupFailures } from './error-groups.ts';
import {
  addFailureCounts,
  type FailedViewKey,
  type FailureCount,
  insertFailedViews,
} from './failure-repository.ts';
import { uniqueBy } from './unique-by.ts';

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
  const rows = await insertFailedViews(db, channel, unique);
  const stored = new Set(rows.map(viewKey));
  const counted = unique.filter((failure) => stored.has(viewKey(failure)));
  if (counted.length === 0) return [];
  await addFailureCounts(db, channel, countFailures(counted));
  await groupFailures(db, channel, counted);
  return counted;
}

const viewKey = ({ page, name, release, kind }: FailedViewKey) =>
  `${page} ${name} ${release} ${kind}`;

function countFailures(failures: readonly ReportedFailure[]): FailureCount[] {
  const counts = new Map<string, FailureCount>();
  for (const { name, release, kind, viewedAt } of failures) {
    const minute = viewedAt - (viewedAt % 60);
    const key = [name, release, kind, minute].join(' ');
    const before = counts.get(key)?.failures ?? 0;
    counts.set(key, { name, release, kind, minute, failures: before + 1 });
  }
  return [...counts.values()];
}
