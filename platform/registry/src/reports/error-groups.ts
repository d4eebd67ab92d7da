import type { Channel, ReportedFailure } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import type { Tables } from '../tables.ts';
import { foldGroups, maxNetworks, upsertGroups } from './error-group-repository.ts';
import { fingerprintOf } from './fingerprint.ts';

/** Adds failures to their groups. Of too many groups, some are counted together instead. */
export async function groupFailures(
  db: Kysely<Tables>,
  channel: Channel,
  failures: readonly ReportedFailure[],
): Promise<void> {
  const groups = Map.groupBy(failures, (failure) =>
    [failure.name, failure.release, fingerprintOf(failure)].join(' '),
  );
  await upsertGroups(
    db,
    [...groups.values()].flatMap((group) => rowOf(channel, group) ?? []),
  );
  const releases = new Set(failures.map(({ name, release }) => `${name} ${release}`));
  await foldGroups(db, channel, [...releases]);
}

function rowOf(channel: Channel, group: readonly ReportedFailure[]) {
  const [failure] = group;
  if (!failure) return undefined;
  const { name, release, kind, route, composition, isServer } = failure;
  const { expose = null, message, stack = '' } = failure;
  const networks = [...new Set(group.map(({ network }) => network))].slice(0, maxNetworks);
  return {
    channel,
    name,
    release,
    kind,
    expose,
    route,
    composition,
    message,
    stack,
    networks,
    fingerprint: fingerprintOf(failure),
    is_server: isServer,
    failures: group.length,
    engines: [...new Set(group.flatMap(({ engine }) => engine ?? []))].sort(),
    changed_pages: group.filter(({ isPageChanged }) => isPageChanged).length,
  };
}
