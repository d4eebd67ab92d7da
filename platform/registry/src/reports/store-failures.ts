import type { Channel, ReportedFailure } from '@aangan/manifest';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import { fingerprintOf } from './fingerprint.ts';

/** Different failures of one release that are kept apart; what comes after is counted together. */
const mostGroups = 100;
const other = { fingerprint: 'other', message: 'Further failures', stack: '' };

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
      unique.map(({ page, name, release, composition, kind, network, viewedAt, isLate }) => ({
        ...{ page, name, release, channel, composition, kind, network, is_late: isLate },
        viewed_at: instant(viewedAt),
      })),
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

async function groupFailures(
  db: Kysely<Tables>,
  channel: Channel,
  failures: readonly ReportedFailure[],
): Promise<void> {
  const groups = new Map<
    string,
    { failure: ReportedFailure; fingerprint: string; count: number }
  >();
  const known = await knownGroups(db, channel, failures);
  for (const failure of failures) {
    const own = fingerprintOf(failure);
    const release = `${failure.name} ${failure.release}`;
    const kept = known.get(release) ?? new Set();
    const isKept = kept.has(own) || kept.size < mostGroups;
    if (isKept) known.set(release, kept.add(own));
    const fingerprint = isKept ? own : other.fingerprint;
    const key = `${release} ${fingerprint}`;
    const count = (groups.get(key)?.count ?? 0) + 1;
    groups.set(key, { failure: groups.get(key)?.failure ?? failure, fingerprint, count });
  }
  await db
    .insertInto('error_group')
    .values(
      [...groups.values()].map(({ failure, fingerprint, count }) => {
        const { name, release, kind, route, composition, isServer } = failure;
        const { expose = null, message, stack = '' } = failure;
        const text = fingerprint === other.fingerprint ? other : { fingerprint, message, stack };
        return {
          ...{ channel, name, release, kind, expose, route, composition },
          ...{ ...text, is_server: isServer, failures: count },
        };
      }),
    )
    .onConflict((conflict) =>
      conflict.columns(['channel', 'name', 'release', 'fingerprint']).doUpdateSet((eb) => ({
        failures: sql`error_group.failures + excluded.failures`,
        composition: eb.ref('excluded.composition'),
        last_at: sql`now()`,
      })),
    )
    .execute();
}

/** Name and release → the fingerprints that are kept apart. */
async function knownGroups(
  db: Kysely<Tables>,
  channel: Channel,
  failures: readonly ReportedFailure[],
): Promise<Map<string, Set<string>>> {
  const releases = uniqueBy(failures, ({ name, release }) => `${name} ${release}`);
  const rows = await db
    .selectFrom('error_group')
    .select(['name', 'release', 'fingerprint'])
    .where('channel', '=', channel)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('name', 'release'),
        'in',
        releases.map(({ name, release }) => tuple(name, release)),
      ),
    )
    .execute();
  const known = new Map<string, Set<string>>();
  for (const { name, release, fingerprint } of rows) {
    const key = `${name} ${release}`;
    known.set(key, (known.get(key) ?? new Set()).add(fingerprint));
  }
  return known;
}

function uniqueBy<Item>(items: readonly Item[], key: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [key(item), item])).values()];
}

/** Seconds since the Unix epoch as an instant of the database. */
export function instant(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}
