import type { ReleaseManifest } from '@aangan/manifest';
import { createTeamQueue, QueueFull, type TeamQueue } from '@aangan/server/team-queue';
import { type Checker, CheckerAway } from '../gates/checker.ts';
import { readTypes } from '../gates/read-types.ts';
import { RegistryRefusal } from '../registry-refusal.ts';
import { createScriptReader } from './read-scripts.ts';
import type { StoredRelease } from './release-repository.ts';
import { entryProblems } from './start-problems.ts';

/** One for the process: releases that are published at once take turns. */
const readScripts = createScriptReader();

/** Scripts that take a minute to read keep no other team waiting for more than one of them. */
const turns = createTeamQueue({ atOnce: 2, perTeam: 16, total: 200 });

/**
 * Runs a script only where all of them parse. What `npm start` has just built itself is not compared with its code.
 * @throws {RegistryRefusal} `invalid` for a release that cannot be served, `unavailable` where its types cannot be
 *   checked now
 */
export async function requireServable(
  { manifest, is_bootstrap: isBootstrap }: StoredRelease,
  read: (sha256: string) => Promise<Buffer>,
  checker: Checker | undefined,
  queue: TeamQueue = turns,
): Promise<void> {
  const scripts = await inTurn(queue, manifest, async () => {
    const { areReadable, problems } = await readScripts(manifest, read, {
      isCompared: !isBootstrap,
    });
    const isRun = areReadable && manifest.kind === 'remote';
    const ofEntry = isRun ? await entryProblems(manifest, read) : [];
    return { areReadable, problems: [...ofEntry, ...problems] };
  });
  const problems = scripts.areReadable
    ? [...scripts.problems, ...(await typeProblems(manifest, read, checker))]
    : scripts.problems;
  if (problems.length > 0) {
    throw new RegistryRefusal('invalid', 'The release cannot be served.', problems);
  }
}

/** @throws {RegistryRefusal} `unavailable` where too many releases wait */
async function inTurn<Result>(
  queue: TeamQueue,
  release: ReleaseManifest,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await queue.run(release.kind === 'remote' ? release.manifest.team : release.name, work);
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    const reason = `The release was not published: ${error.message}. Publish it again when they are done.`;
    throw new RegistryRefusal('unavailable', reason);
  }
}

async function typeProblems(
  manifest: ReleaseManifest,
  read: (sha256: string) => Promise<Buffer>,
  checker: Checker | undefined,
): Promise<string[]> {
  if (!checker || !manifest.types) return [];
  try {
    return await checker.typeProblems(await readTypes(manifest, read));
  } catch (error) {
    if (!(error instanceof CheckerAway)) throw error;
    throw new RegistryRefusal(
      'unavailable',
      `The release was not published: its types cannot be checked now (${error.message}). ${error.remedy}`,
    );
  }
}
