import {
  type Channel,
  nameProblems,
  type ReleaseManifest,
  type RemoteRelease,
  releaseFormat,
  type ShellRelease,
} from '@aangan/manifest';
import type { Kysely } from 'kysely';
import { checkComposition, nothingFound, type Verdict } from '../gates/check-composition.ts';
import type { SlowCheck, SlowGateTools } from '../gates/slow-gate.ts';
import { slowProblems } from '../gates/slow-gates.ts';
import { RegistryRefusal } from '../registry-refusal.ts';
import type { Tables } from '../tables.ts';
import { today } from './channel-repository.ts';
import { uncheckedProblems } from './composition-checks.ts';
import { ungrantedProblems } from './low-trust.ts';
import { unopenedProblems } from './required-engines.ts';
import { untranslatedProblems } from './required-languages.ts';
import { unattestedProblems } from './required-provenance.ts';
import { type VerdictOf, VerdictsMissing } from './with-verdicts.ts';

/** What the gate says of releases that a channel may serve together. */
export interface Served {
  warnings: string[];
  /** The problems that an integrator overrode. */
  overridden: string[];
  /** The browsers in which pages were opened. */
  openedIn: string[];
}

/**
 * Whether a channel may serve these releases together. What is wrong with the channel already is a warning: a team that
 * has nothing to do with it must be able to change its own remotes, and to roll them back.
 * @param proposed.canaries those of the releases that only a part of the visitors gets, for messages
 * @returns what the gate says; or the missing verdicts
 * @throws {RegistryRefusal} `conflict` with every reason why they cannot be served together
 */
export async function checkServed(
  db: Kysely<Tables>,
  channel: Channel,
  proposed: {
    releases: readonly ReleaseManifest[];
    /** What the channel serves in their place before the change. */
    before: readonly ReleaseManifest[];
    isForced: boolean;
    isReturn: boolean;
    /** The releases that are new to the channel, and rendered before it serves them. */
    fresh: readonly ReleaseManifest[];
    /** Looks up what the slow rules found. */
    verdictOf: VerdictOf;
    canaries?: readonly string[];
    /** Whether the change needs a passed check on a channel that requires checks. */
    isPromotion: boolean;
  },
): Promise<Served | VerdictsMissing> {
  const { releases, before, isForced, isReturn, verdictOf, canaries = [], isPromotion } = proposed;
  const day = await today(db);
  const { problems, warnings } = fastVerdict(releases, day);
  const misnamed = misnamedProblems(channel, releases);
  const fresh = proposed.fresh
    .filter(({ name, release }) =>
      releases.some((one) => one.name === name && one.release === release),
    )
    .map(({ name }) => name);
  const slow = isServable(releases) ? verdictOf({ releases, fresh, isReturn }) : nothingFound;
  if (slow instanceof VerdictsMissing) return slow;
  const { openedIn = [], opened } = slow;
  const found = [...problems, ...slow.problems];
  const old = found.length > 0 && isServable(releases) ? oldProblems(before, day, verdictOf) : [];
  if (old instanceof VerdictsMissing) return old;
  const added = found.filter((problem) => !old.includes(problem));
  const required = isPromotion ? await requiredProblems(db, channel, releases, before) : [];
  if (isPromotion && fresh.length > 0) {
    const unopened = await unopenedProblems(db, channel, { fresh, openedIn, opened });
    required.push(...unopened.problems);
    warnings.push(...unopened.warnings);
  }
  const all = [...misnamed, ...added, ...required].map(inCanary(canaries));
  warnings.push(
    ...found.filter((problem) => old.includes(problem)).map((one) => `Served already: ${one}`),
    ...slow.warnings,
  );
  if (all.length === 0) return { warnings, overridden: [], openedIn };
  if (isForced && misnamed.length === 0 && isServable(releases)) {
    return { warnings, overridden: all, openedIn };
  }
  throw new RegistryRefusal('conflict', `${channel} was left as it is: ${all.join(' ')}`, all);
}

/** What the channel requires of a promotion and does not find. */
async function requiredProblems(
  db: Kysely<Tables>,
  channel: Channel,
  releases: readonly ReleaseManifest[],
  before: readonly ReleaseManifest[],
): Promise<string[]> {
  const served = new Set(before.map(({ name, release }) => `${name} ${release}`));
  const entering = releases.filter(({ name, release }) => !served.has(`${name} ${release}`));
  return [
    ...(await uncheckedProblems(db, channel, releases)),
    ...(await untranslatedProblems(db, channel, entering)),
    ...(await unattestedProblems(db, channel, entering)),
    ...(await ungrantedProblems(db, entering)),
  ];
}

/** What the rules find that need no other process. */
function fastVerdict(releases: readonly ReleaseManifest[], day: string) {
  const [shell, remotes] = [releases.find(isShell), releases.filter(isRemote)];
  return checkComposition({ shell, remotes, today: day });
}

/** What is wrong with releases that are served already; nothing where they are no composition. */
function oldProblems(
  before: readonly ReleaseManifest[],
  day: string,
  verdictOf: VerdictOf,
): string[] | VerdictsMissing {
  if (!isServable(before)) return [];
  const slow = verdictOf({ releases: before, fresh: [], isReturn: true });
  if (slow instanceof VerdictsMissing) return slow;
  return [...fastVerdict(before, day).problems, ...slow.problems];
}

/** What the slow rules find; nothing where the releases are no composition. */
export async function slowVerdict(
  releases: readonly ReleaseManifest[],
  tools: SlowGateTools,
  check: SlowCheck,
): Promise<Verdict> {
  const shell = releases.find(isShell);
  if (!shell) return nothingFound;
  return slowProblems({ shell, remotes: releases.filter(isRemote) }, tools, check);
}

/** Adds to a problem the canaries that it occurs with: the stable releases alone may not have it. */
function inCanary(canaries: readonly string[]): (problem: string) => string {
  if (canaries.length === 0) return (problem) => problem;
  return (problem) => `With ${canaries.join(' and ')} as canary: ${problem}`;
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
