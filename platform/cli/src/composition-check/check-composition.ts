import { type PageChecks, startPageChecks } from '@aangan/checker';
import type { ReleaseManifest, RemoteRelease, ShellRelease } from '@aangan/manifest';
import { PlainError } from '@aangan/server';
import { bisect, type Guilt, type Releases } from '../bisect/bisect.ts';
import { makeLink } from '../composition/make-link.ts';
import { linkCookie } from '../lab/link-cookie.ts';
import type { SiteClient } from '../site-client.ts';
import { reasonsOf } from './affected-pages.ts';
import { type Journeys, journeysOf } from './journeys.ts';
import { type CheckedPage, pagesOf, type SkippedPage } from './pages-of.ts';
import { type Candidate, readManifests } from './read-candidate.ts';

/** What a check of a composition found. */
export interface CompositionResult {
  channel: string;
  /** Name → release of the composition that would be live. */
  releases: Releases;
  passed: boolean;
  checked: (CheckedPage & { problems: string[] })[];
  skipped: SkippedPage[];
  /** The journeys that were run; null where there are none. */
  journeys: { name: string; passed: boolean } | null;
  /** What must change together for the failure; null where nothing failed, or what is served fails too. */
  guilty: Guilt['guilty'] | null;
  /** Whether what the channel serves now fails in the same way. */
  isOld: boolean;
}

interface CheckOptions {
  channel: string;
  candidate: Candidate;
  /** A command in place of this repository's journeys, or `none`. */
  journeys?: string | undefined;
  /** Declared paths: no other pages are checked. */
  only?: readonly string[] | undefined;
  /** The path of Chromium. */
  browser?: string | undefined;
}

/** Where compositions are opened: visitors' channel opens no compose links. */
const openedOn = 'staging';

/**
 * Opens the pages that a candidate can touch, as they would be with it, and runs the journeys of their remotes. Where
 * something fails, releases are swapped until it is known which one brings it.
 */
export async function checkComposition(
  site: SiteClient,
  { channel, candidate, journeys: command, only, browser }: CheckOptions,
): Promise<CompositionResult> {
  const before = await readManifests(site, candidate.before);
  const after = await readManifests(site, candidate.after, before);
  const shell = [...after.values()].find(isShell);
  if (!shell) throw new PlainError('The composition has no shell.');
  const remotes = [...after.values()].filter(isRemote);
  const reason = reasonsOf(before, after);
  const { checked, skipped } = await pagesOf(site, remotes, reason, {
    guest: shell.manifest.defaultAudience,
    only,
  });
  const touched = remotes.filter((remote) => reason(remote)).map(({ name }) => name);
  const journeys = journeysOf(touched, command);
  const run = { site, pages: checked, journeys, checks: await startPageChecks(browser) };
  try {
    const found = await tryReleases(candidate.after, run);
    const failing = checked.filter((_page, index) => found.pages[index]?.length);
    const passed = failing.length === 0 && found.passesJourneys;
    const again = {
      ...run,
      pages: failing,
      journeys: found.passesJourneys ? noJourneys : journeys,
    };
    const blame = passed ? null : await blameOf(candidate, again);
    return {
      ...{ channel, releases: candidate.after, passed, skipped },
      checked: checked.map((page, index) => ({ ...page, problems: found.pages[index] ?? [] })),
      journeys:
        journeys.name === null ? null : { name: journeys.name, passed: found.passesJourneys },
      guilty: blame?.guilty ?? null,
      isOld: blame !== null && blame.guilty === null,
    };
  } finally {
    run.checks.close();
  }
}

interface Run {
  site: SiteClient;
  pages: readonly CheckedPage[];
  journeys: Journeys;
  checks: PageChecks;
}

const noJourneys: Journeys = { name: null, pass: () => Promise.resolve(true) };

/** Opens pages with exactly these releases, and runs the journeys. */
async function tryReleases(releases: Releases, { site, pages, journeys, checks }: Run) {
  const named = Object.entries(releases).map(([name, release]) => ({ name, release }));
  const wanted = { channel: openedOn, releases: named, isComplete: true };
  const { id, link } = await makeLink(site, { hours: '2' }, wanted);
  try {
    const cookie = await linkCookie(link);
    const opened = pages.map(({ address }) => ({ url: new URL(address, link).href, cookie }));
    const found = await checks.check(opened);
    return { pages: found, passesJourneys: await journeys.pass(link) };
  } finally {
    await site.post(`/platform/compose-links/${id}/end`, {}).catch(() => undefined);
  }
}

/** Which releases bring the failure: only what failed is tried again. */
async function blameOf(
  { before, after }: Candidate,
  run: Run,
): Promise<{ guilty: Guilt['guilty'] | null }> {
  const isSame = (releases: Releases, other: Releases) =>
    Object.keys({ ...releases, ...other }).every((name) => releases[name] === other[name]);
  if (isSame(before, after)) return { guilty: null };
  const isBad = async (releases: Releases) => {
    if (isSame(releases, after)) return true;
    const { pages, passesJourneys } = await tryReleases(releases, run);
    return !passesJourneys || pages.some((problems) => problems.length > 0);
  };
  if (await isBad(before)) return { guilty: null };
  const { guilty } = await bisect(before, after, async (releases) =>
    isSame(releases, before) ? false : isBad(releases),
  );
  return { guilty };
}

function isShell(release: ReleaseManifest): release is ShellRelease {
  return release.kind === 'shell';
}

function isRemote(release: ReleaseManifest): release is RemoteRelease {
  return release.kind === 'remote';
}
