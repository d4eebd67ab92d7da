import {
  type Channel,
  nameProblems,
  type ReleaseManifest,
  type RemoteRelease,
  releaseFormat,
  type ShellRelease,
} from '@aangan/manifest';
import { type Kysely, sql } from 'kysely';
import { checkComposition } from '../gates/check-composition.ts';
import { RegistryRefusal } from '../registry-refusal.ts';
import type { Tables } from '../tables.ts';

/**
 * Whether a channel may serve these releases together.
 * @returns the gate's warnings, and the problems that an integrator overrode
 * @throws {RegistryRefusal} `conflict` with every reason why they cannot be served together
 */
export async function checkServed(
  db: Kysely<Tables>,
  channel: Channel,
  { releases, isForced }: { releases: readonly ReleaseManifest[]; isForced: boolean },
): Promise<{ warnings: string[]; overridden: string[] }> {
  const { problems, warnings } = checkComposition({
    shell: releases.find(isShell),
    remotes: releases.filter(isRemote),
    today: await today(db),
  });
  const misnamed = misnamedProblems(channel, releases);
  const all = [...misnamed, ...problems];
  if (all.length === 0) return { warnings, overridden: [] };
  if (isForced && misnamed.length === 0 && isServable(releases)) {
    return { warnings, overridden: all };
  }
  throw new RegistryRefusal('conflict', `${channel} was left as it is: ${all.join(' ')}`, all);
}

/** The database's day (YYYY-MM-DD, UTC): the clocks of two registries may differ. */
async function today(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select to_char(now() at time zone 'utc', 'YYYY-MM-DD') as day`.execute(db);
  return rows[0]?.day ?? '';
}

/** Without a shell, or with releases of another format, there is no composition to serve. */
function isServable(releases: readonly ReleaseManifest[]): boolean {
  return releases.some(isShell) && releases.every(({ schema }) => schema === releaseFormat);
}

function misnamedProblems(channel: Channel, releases: readonly ReleaseManifest[]): string[] {
  return releases.flatMap((release) =>
    nameProblems(release).map(
      (problem) =>
        `release names: ${release.name} ${release.release} breaks a rule (${problem}). Remove it: aangan remove ${release.name} --channel ${channel}.`,
    ),
  );
}

/** The release of the shell. A release of kind shell with another name, published by an earlier version, is not it. */
export function isShell(release: ReleaseManifest): release is ShellRelease {
  return release.kind === 'shell' && nameProblems(release).length === 0;
}

function isRemote(release: ReleaseManifest): release is RemoteRelease {
  return release.kind === 'remote';
}
