import type { Channel, ReleaseManifest } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { findContents } from '../channel/served-composition-repository.ts';
import { outcomesOf } from '../gates/declared-outcomes.ts';
import { findManifests } from '../release/named-release-repository.ts';
import type { Tables } from '../tables.ts';

/** What a composition may be reported about. */
export interface ReportableComposition {
  releases: Readonly<Record<string, string>>;
  canaries: readonly number[];
  /** The patterns of all routes. */
  routes: ReadonlySet<string>;
  /** The outcomes that its remotes declare, as `remote/outcome`. */
  outcomes: ReadonlySet<string>;
}

/** How many compositions are cached. */
const maxKnown = 200;

/** Finds compositions that were served, with the routes and outcomes that their releases declare. */
export function createServedCompositions() {
  const known = new LRUCache<string, ReportableComposition>({ max: maxKnown });

  /** Undefined for a composition that no edge has served on the channel. */
  return async (
    db: Kysely<Tables>,
    channel: Channel,
    id: string,
  ): Promise<ReportableComposition | undefined> => {
    const key = `${channel} ${id}`;
    const before = known.get(key);
    if (before) return before;
    const row = await findContents(db, channel, id);
    if (!row) return undefined;
    const named = Object.entries(row.releases).map(([name, release]) => ({ name, release }));
    const releases = await findManifests(db, named);
    const made = {
      ...row,
      routes: new Set(releases.flatMap(routesOf)),
      outcomes: new Set(releases.flatMap(outcomesOf)),
    };
    known.set(key, made);
    return made;
  };
}

function routesOf(release: ReleaseManifest): string[] {
  return release.kind === 'shell'
    ? [...release.manifest.pages.map(({ path }) => path), '/*']
    : release.manifest.routes.map(({ path }) => path);
}
