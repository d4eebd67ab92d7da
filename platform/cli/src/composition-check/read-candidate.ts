import { toRegistry } from '@aangan/registry-client';
import { PlainError } from '@aangan/server';
import pMap from 'p-map';
import type { Releases } from '../bisect/bisect.ts';
import { readReleaseArgument, releaseIdOf } from '../command-line/release-argument.ts';
import { UsageError } from '../command-line/usage-error.ts';
import { readComposition } from '../composition/read-composition.ts';
import { readRelease } from '../composition/read-release.ts';
import type { SiteClient } from '../site-client.ts';
import type { Manifests } from './affected-pages.ts';

/** The releases that a channel serves, and those that it would serve with the candidate. */
export interface Candidate {
  before: Releases;
  after: Releases;
}

/** A compose link's token in an address or by itself: its id comes first. */
const token = /(?:[?&]compose=|^)([\w-]{22})\.[0-9a-z]{6,8}\.[\w-]{43}$/;
const compositionId = /^[\w-]{22}$/;

/**
 * Reads what to check: a compose link, the id of a composition that was served, or releases that replace the channel's
 * own.
 * @throws {PlainError} if the site does not know it
 */
export async function readCandidate(
  site: SiteClient,
  channel: string,
  named: readonly string[],
): Promise<Candidate> {
  const status = await site.read(
    toRegistry('get', '/channels/{channel}/releases', { params: { channel } }),
  );
  if (!status) throw new PlainError(`There is no channel "${channel}".`);
  const before = byName(status.releases);
  const [first = '', ...others] = named;
  if (others.length === 0) {
    const [, link] = token.exec(first) ?? [];
    if (link) return { before, after: await releasesOfLink(site, link) };
    if (compositionId.test(first)) {
      return { before, after: byName((await readComposition(site, first)).releases) };
    }
    if (first.includes('compose=')) {
      throw new UsageError('The compose link is not whole: copy it as aangan compose prints it.');
    }
  }
  return { before, after: { ...before, ...byName(named.map(readReleaseArgument)) } };
}

async function releasesOfLink(site: SiteClient, id: string): Promise<Releases> {
  const links = await site.read(toRegistry('get', '/compose-links'));
  const link = links?.results.find((one) => one.id === id);
  if (link) return link.releases;
  throw new PlainError(`There is no compose link ${id} that can be opened.`);
}

function byName(releases: readonly { name: string; release: string }[]): Releases {
  return Object.fromEntries(releases.map(({ name, release }) => [name, releaseIdOf(release)]));
}

/**
 * release.json of each release.
 * @param known manifests that are loaded already
 * @throws {PlainError} if one is not published
 */
export async function readManifests(
  site: SiteClient,
  releases: Releases,
  known: Manifests = new Map(),
): Promise<Manifests> {
  const read = async ([name, release]: [string, string]) => {
    const same = known.get(name);
    if (same?.release === release) return [name, same] as const;
    return [name, await readRelease(site, { name, release })] as const;
  };
  return new Map(await pMap(Object.entries(releases), read, { concurrency: 4 }));
}
