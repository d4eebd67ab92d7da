import {
  type Answer,
  answerOf,
  type PageChecks,
  startPageChecks,
  type Verdict,
} from '@aangan/checker';
import type { ReleaseManifest, RemoteRelease, ShellRelease } from '@aangan/manifest';
import { toRegistry } from '@aangan/registry-client';
import { PlainError } from '@aangan/server';
import { bisect, type Guilt, type Releases } from '../bisect/bisect.ts';
import { makeLink } from '../composition/make-link.ts';
import { linkCookie } from '../lab/link-cookie.ts';
import type { SiteClient } from '../site-client.ts';
import { reasonsOf } from './affected-pages.ts';
import { type Journeys, journeysOf, noJourneys } from './journeys.ts';
import { type CheckedPage, pagesOf, type SkippedPage } from './pages-of.ts';
import { type Candidate, readManifests } from './read-candidate.ts';

/** The result of checking a composition. */
export interface CompositionResult {
  channel: string;
  /** Name → release of the composition that would be live. */
  releases: Releases;
  answer: Answer;
  checked: (CheckedPage & Verdict)[];
  skipped: SkippedPage[];
  /** The journeys that were run; null if there are none. */
  journeys: { name: string; answer: Answer } | null;
  /** The releases that together cause the failure; null if nothing failed or no release is to blame. */
  guilty: Guilt['guilty'] | null;
  /** If something failed but no release is to blame: why, as a sentence; null otherwise. */
  unblamed: string | null;
}

interface CheckOptions {
  channel: string;
  candidate: Candidate;
  /** A command that replaces this repository's journeys, or `none`. */
  journeys?: string | undefined;
  /** Declared paths; only these pages are checked. */
  only?: readonly string[] | undefined;
  /** The path of Chromium. */
  browser?: string | undefined;
}

/** The channel on which compositions are opened: the channel that visitors see opens no compose links. */
const openedOn = 'staging';

/**
 * Opens the pages that a candidate can affect, with the candidate, and runs the journeys of their remotes. If something
 * fails, swaps releases until it is known which one causes it.
 */
export async function checkComposition(
  site: SiteClient,
  { channel, candidate, journeys: command, only, browser }: CheckOptions,
): Promise<CompositionResult> {
  const before = await readManifests(site, candidate.before);
  const after = await readManifests(site, candidate.after, before);
  const shell = [...after.values()].find(isShell);
  if (!shell) {
    throw new PlainError(
      `${channel} serves no shell yet, and none is named: add shell@<version>. aangan status --channel ${openedOn} shows one.`,
    );
  }
  const remotes = [...after.values()].filter(isRemote);
  const reason = reasonsOf(before, after);
  const { checked, skipped } = await pagesOf(site, remotes, reason, {
    guest: shell.manifest.defaultAudience,
    only,
  });
  const touched = remotes.filter((remote) => reason(remote)).map(({ name }) => name);
  const checks = await startPageChecks(browser);
  const journeys = journeysOf(touched, { command, browser: checks.path });
  const run = { site, pages: checked, journeys, checks, isSeen: false };
  try {
    const found = await tryReleases(candidate.after, run);
    const answer = answerOf(answersOf(found));
    const again = {
      ...run,
      isSeen: true,
      pages: checked.filter((_page, index) => found.pages[index]?.answer === 'bad'),
      journeys: found.journeys === 'bad' ? journeys : noJourneys,
    };
    const compared = { channel, isEmpty: ![...before.values()].some(isShell) };
    const blame = answer === 'bad' ? await blameOf(candidate, again, compared) : noBlame;
    return {
      channel,
      releases: candidate.after,
      answer,
      skipped,
      checked: checked.map((page, index) =>
        Object.assign({}, page, found.pages[index] ?? { answer: 'unknown' as const, seen: [] }),
      ),
      journeys: journeys.name === null ? null : { name: journeys.name, answer: found.journeys },
      ...blame,
    };
  } finally {
    checks.close();
  }
}

interface Run {
  site: SiteClient;
  pages: readonly CheckedPage[];
  journeys: Journeys;
  checks: PageChecks;
  /** Whether the same pages and journeys already failed with the candidate. */
  isSeen: boolean;
}

/** The verdicts of pages and journeys with some releases. */
interface Found {
  pages: Verdict[];
  journeys: Answer;
}

const answersOf = ({ pages, journeys }: Found) => [...pages.map(({ answer }) => answer), journeys];

/** Opens pages with exactly these releases, and runs the journeys. */
async function tryReleases(
  releases: Releases,
  { site, pages, journeys, checks, isSeen }: Run,
): Promise<Found> {
  const named = Object.entries(releases).map(([name, release]) => ({ name, release }));
  const wanted = { channel: openedOn, releases: named, isComplete: true };
  const { id, link } = await makeLink(site, { hours: '2' }, wanted);
  try {
    const cookie = await linkCookie(link);
    const opened = pages.map(({ address }) => ({ url: new URL(address, link).href, cookie }));
    const found = await checks.check(opened, { isSeen });
    return { pages: found, journeys: await journeys.answer(link) };
  } finally {
    await site
      .send(toRegistry('post', '/compose-links/{id}/end', { params: { id } }))
      .catch(() => undefined);
  }
}

type Blame = Pick<CompositionResult, 'guilty' | 'unblamed'>;

const noBlame: Blame = { guilty: null, unblamed: null };
const unblamed = (sentence: string): Blame => ({ guilty: null, unblamed: sentence });

/** With some releases, it could not be determined whether they fail. */
class Untold extends Error {
  override readonly name = 'Untold';
}

/** Finds the releases that cause the failure; only what failed is tried again. */
async function blameOf(
  { before, after }: Candidate,
  run: Run,
  { channel, isEmpty }: { channel: string; isEmpty: boolean },
): Promise<Blame> {
  if (isEmpty) return unblamed(`${channel} serves nothing yet that it could be compared with.`);
  const isSame = (releases: Releases, other: Releases) =>
    Object.keys({ ...releases, ...other }).every((name) => releases[name] === other[name]);
  const isBad = async (releases: Releases) => {
    if (isSame(releases, after)) return true;
    const answer = answerOf(answersOf(await tryReleases(releases, run)));
    if (answer === 'unknown') throw new Untold();
    return answer === 'bad';
  };
  try {
    if (await isBad(before)) return unblamed(`What ${channel} serves now fails in the same way.`);
    const { guilty } = await bisect(before, after, async (releases) =>
      isSame(releases, before) ? false : isBad(releases),
    );
    return { guilty, unblamed: null };
  } catch (error) {
    if (!(error instanceof Untold)) throw error;
    return unblamed('Which release brings it could not be told: try again on a quieter machine.');
  }
}

function isShell(release: ReleaseManifest): release is ShellRelease {
  return release.kind === 'shell';
}

function isRemote(release: ReleaseManifest): release is RemoteRelease {
  return release.kind === 'remote';
}
