import { type Channel, purposeOf, type ReleaseManifest } from '@aangan/manifest';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** Of how many earlier releases browsers get deltas: what a channel serves, the release before it, and canaries. */
const maxReleases = 4;

interface Options {
  name: string;
  /** The channel that visitors see. */
  visitorsChannel: Channel;
}

/**
 * The files of earlier releases of a name that browsers may have, by purpose: those of releases that channels serve now,
 * served before, or have in a canary. Those of the visitors' channel come first, then the newest.
 * @returns purpose → hex sha256 of files, each once
 */
export async function findDictionaries(
  db: Kysely<Tables>,
  { name, visitorsChannel }: Options,
): Promise<Map<string, ReadonlySet<string>>> {
  const releases = await db
    .with('served', (base) =>
      base
        .selectFrom('channel_release')
        .select(['name', 'channel', 'release'])
        .unionAll(base.selectFrom('canary_release').select(['name', 'channel', 'release']))
        .unionAll(
          base
            .selectFrom('channel_release')
            .select(['name', 'channel', 'previous_release as release'])
            .where('previous_release', 'is not', null)
            .$narrowType<{ release: string }>(),
        ),
    )
    .selectFrom('release')
    .innerJoin('served', (join) =>
      join
        .onRef('served.name', '=', 'release.name')
        .onRef('served.release', '=', 'release.release'),
    )
    .select('release.manifest')
    .where('release.name', '=', name)
    .where('release.retired_at', 'is', null)
    .groupBy(['release.name', 'release.release'])
    .orderBy(sql`bool_or(served.channel = ${visitorsChannel})`, 'desc')
    .orderBy('release.published_at', 'desc')
    .limit(maxReleases)
    .execute();
  const dictionaries = new Map<string, Set<string>>();
  for (const { manifest } of releases) {
    for (const [purpose, sha256] of filesByPurpose(manifest)) {
      dictionaries.set(purpose, (dictionaries.get(purpose) ?? new Set()).add(sha256));
    }
  }
  return dictionaries;
}

/** One file for each purpose: a browser keeps one, too. */
function filesByPurpose({ files }: ReleaseManifest): Map<string, string> {
  const found = new Map<string, string>();
  for (const [path, { sha256 }] of Object.entries(files)) {
    const purpose = purposeOf(path);
    if (purpose) found.set(purpose, sha256);
  }
  return found;
}
