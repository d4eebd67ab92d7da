import type { Provenance } from '@aangan/registry-client';
import { formatTime } from '../status/format-time.ts';

/** What a build has signed of a release, in lines. What its issuer said of a run goes before what the build says. */
export function describeProvenance({
  facts,
  identity,
  team,
  key,
  sha256,
  counts,
  removedAt,
}: Provenance): string[] {
  const { commit, source, isChanged, lockfile, builder, run } = facts;
  const built = identity
    ? `${identity.workflow} of ${identity.source} at ${identity.ref}, as ${identity.issuer} vouches`
    : builder;
  return [
    `Provenance: built by ${built}`,
    `  from ${commit === null ? 'no known commit' : `commit ${commit}`}${isChanged ? ', with changes that are not committed' : ''}${source ? ` of ${source}` : ''}`,
    ...(lockfile ? [`  with the lockfile sha256 ${lockfile}`] : []),
    ...(run ? [`  in ${run}`] : []),
    `  signed with ${identity ? 'a key of the run' : `the key "${key}"`} of team ${team} (sha256 ${sha256.slice(0, 16)}…)`,
    ...(counts ? [] : [`  which was removed ${formatTime(removedAt)}: it does not count`]),
  ];
}
