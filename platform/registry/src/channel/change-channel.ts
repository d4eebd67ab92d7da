import { type Channel, fittingSettings, type ReleaseManifest } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import type { ChangeKind, Tables } from '../tables.ts';
import { requireOneOwnName, requireOwnNames, type TeamRights } from '../tokens/team-rights.ts';
import { findCanaries, type LiveCanary } from './canary-repository.ts';
import { lockRevision } from './channel-repository.ts';
import { checkCompositions } from './check-compositions.ts';
import { checkFiles } from './check-files.ts';
import { endedCanaries, endMoves } from './ended-canaries.ts';
import { findDoubts } from './known-good.ts';
import type { Move } from './move.ts';
import type { Plan, PlannedCanary, PlannedChange } from './plans/plan.ts';
import { unknownChannel } from './require-channel.ts';
import { requireRevision } from './revision-conflict.ts';
import { saveMoves } from './save-moves.ts';
import { findServed, markDecided, type ServedRelease } from './served-repository.ts';
import { requireApproved, unapprovedNote, unapprovedParts } from './unapproved-parts.ts';
import { type VerdictOf, VerdictsMissing } from './with-verdicts.ts';

/** Who changes a channel, and why. */
export interface Decision {
  /** For the history: also how an integrator proved who they are. */
  by: string;
  /** The same without the proof, to compare people by; absent where `by` tells of none. */
  person?: string | undefined;
  why: string;
  /** True only for `npm start`, which may undo its own moves and no other. */
  isBootstrap?: boolean;
  /** What the token of a team may do; undefined for others, who may change everything. */
  rights?: TeamRights | undefined;
  /** The channel's revision that the change was decided on; with another one it is refused. */
  expectedRevision?: number | undefined;
  /** Whether the change is made although the gate refuses it; the history says so. */
  isForced?: boolean;
  /** Whether pages that are open reload at the next safe moment. */
  isSecurityFix?: boolean;
  /** Whether it is a step of a rollout, which has the approval that the channel asks for. */
  isStep?: boolean;
}

/** The channel's revision after a change, the names that moved, and what the gate warns of. */
export interface MoveResult {
  revision: number;
  moved: Move[];
  warnings: string[];
  /** The browsers in which pages of new releases were opened for it, with their versions. */
  openedIn: string[];
}

/**
 * Changes what a channel serves, in the caller's transaction: all of it or nothing.
 * @param verdictOf looks up verdicts that take longer to reach than the transaction may
 * @returns the missing verdicts if there are any: then nothing is changed
 * @throws {RegistryRefusal} what the plan refuses; `not-found` for an unknown channel, `forbidden` for names of another
 *   team, `conflict` at another revision than the expected one and when a gate refuses what the channel would serve
 *   then.
 */
export async function changeChannel(
  db: Kysely<Tables>,
  channel: Channel,
  plan: Plan,
  decision: Decision,
  verdictOf: VerdictOf,
): Promise<MoveResult | VerdictsMissing> {
  const { by, why, isBootstrap = false, isForced = false, expectedRevision } = decision;
  const { isSecurityFix = false, isStep = false } = decision;
  const before = await lockRevision(db, channel);
  if (before === undefined) throw unknownChannel(channel);
  await requireRevision(db, channel, { revision: before, expected: expectedRevision });
  const served = await findServed(db, channel);
  const canaries = await findCanaries(db, channel);
  const current = new Map(served.map((one) => [one.name, one]));
  const planned = await plan({ db, channel, served: current, canaries });
  const { put, canary } = planned;
  const ended = endedCanaries(planned, canaries);
  const next = servedAfter(served, planned);
  const moves = [...endMoves(ended, next), ...planned.moves];
  if (decision.rights) await requireRights(db, decision.rights, planned, ended);
  const unapproved =
    isBootstrap || isStep ? [] : await unapprovedParts(db, channel, planned, canaries);
  if (decision.rights) requireApproved(channel, unapproved);
  const entering = [...put, ...(canary?.releases ?? [])].filter(
    ({ name, release }) => current.get(name)?.manifest.release !== release,
  );
  const unread = checkFiles(channel, entering, verdictOf);
  if (unread) return unread;
  const kept = canaries.filter(({ id }) => !ended.some((one) => one.id === id));
  const found = await checkCompositions(db, channel, {
    stable: next,
    served: new Map(served.map(({ name, manifest }) => [name, manifest])),
    isStableNew: planned.moves.some(({ kind, from, to }) => kind !== 'canary' && from !== to),
    canaries: checkedCanaries(kept, canary),
    // What `npm start` built of its own sources need not be rendered before it serves. A release that was a canary's is
    // opened again before more visitors get it: it may have been forced, or what the channel requires was not required.
    fresh: isBootstrap ? [] : entering,
    isForced,
    isPromotion:
      !isBootstrap && planned.moves.some(({ kind }) => kind === 'promote' || kind === 'canary'),
    isReturn: planned.moves.some(({ kind }) => kind === 'rollback'),
    verdictOf,
  });
  if (found instanceof VerdictsMissing) return found;
  const unmoved = put
    .map(({ name }) => name)
    .filter((name) => !moves.some((move) => move.name === name));
  if (unmoved.length > 0 && !isBootstrap) await markDecided(db, channel, unmoved);
  if (moves.length === 0) return { revision: before, moved: [], warnings: [], openedIn: [] };
  const { warnings, overridden, openedIn } = found;
  const told = isBootstrap ? [] : await doubtsAbout(db, channel, planned.moves);
  told.push(...unreadSettings(served, next));
  const revision = before + 1;
  await saveMoves(db, {
    channel,
    revision,
    moves,
    by,
    why,
    told: withNotes(why, [planned.note, unapproved.length > 0 ? unapprovedNote : undefined]),
    person: decision.person,
    team: decision.rights?.team,
    isBootstrap,
    overridden,
    isSecurityFix,
    isStep,
    canary,
    ended,
  });
  const forced = overridden.map((problem) => `Overridden: ${problem}`);
  return { revision, moved: moves, warnings: [...forced, ...told, ...warnings], openedIn };
}

/** A reason of the history with what is told beside it. */
function withNotes(why: string, notes: readonly (string | undefined)[]): string {
  const told = notes.filter((note) => note !== undefined);
  return told.length > 0 ? [why, `(${told.join('; ')})`].filter(Boolean).join(' ') : why;
}

/** Warnings for what the channel sets and the releases that it gets do not read. */
function unreadSettings(
  served: readonly ServedRelease[],
  next: ReadonlyMap<string, ReleaseManifest>,
): string[] {
  return served.flatMap(({ name, manifest, settings }) => {
    const release = next.get(name);
    if (release?.kind !== 'remote' || release.release === manifest.release) return [];
    const fitting = fittingSettings(release.manifest.values, settings).map((one) => one.name);
    return Object.keys(settings)
      .filter((one) => !fitting.includes(one))
      .map(
        (one) =>
          `${name} ${release.release} does not read the value ${one} as it is set: it has no effect.`,
      );
  });
}

/** Warnings for a person who names releases that are not last known good ones. */
async function doubtsAbout(
  db: Kysely<Tables>,
  channel: Channel,
  moves: readonly Move[],
): Promise<string[]> {
  const put = moves.flatMap(({ kind, name, from, to }) =>
    to === null || to === from || !putsRelease.includes(kind) ? [] : [{ name, release: to }],
  );
  return (await findDoubts(db, channel, put)).map(({ reason }) => reason);
}

const putsRelease: readonly ChangeKind[] = ['promote', 'rollback', 'canary'];

/**
 * A team changes its own remotes only. It may end a canary that one of them is in, also where others' are in it: the
 * releases of a canary stand or fall together.
 */
async function requireRights(
  db: Kysely<Tables>,
  rights: TeamRights,
  { moves, put }: PlannedChange,
  ended: readonly LiveCanary[],
): Promise<void> {
  await requireOwnNames(
    db,
    rights,
    [...moves, ...put].map(({ name }) => name),
  );
  for (const { releases } of ended) {
    await requireOneOwnName(
      db,
      rights,
      releases.map(({ name }) => name),
    );
  }
}

/** The stable releases after a change, by name. */
function servedAfter(
  served: readonly ServedRelease[],
  { moves, put }: PlannedChange,
): Map<string, ReleaseManifest> {
  const next = new Map(served.map(({ name, manifest }) => [name, manifest]));
  for (const { name, to } of moves) if (to === null) next.delete(name);
  for (const release of put) next.set(release.name, release);
  return next;
}

function checkedCanaries(kept: readonly LiveCanary[], planned: PlannedCanary | undefined) {
  const live = kept.map(({ id, releases }) => {
    return { releases, isNew: planned?.id === id && planned.isChecked === true };
  });
  return planned?.id === null ? [...live, { releases: planned.releases, isNew: true }] : live;
}
