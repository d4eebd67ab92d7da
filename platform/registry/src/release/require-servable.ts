import type { ReleaseManifest } from '@aangan/manifest';
import { type Checker, CheckerAway } from '../gates/checker.ts';
import { readTypes } from '../gates/read-types.ts';
import { RegistryRefusal } from '../registry-refusal.ts';
import { createScriptReader } from './read-scripts.ts';
import type { StoredRelease } from './release-repository.ts';
import { entryProblems } from './start-problems.ts';

/** One for the process: releases that are published at once take turns. */
const readScripts = createScriptReader();

/**
 * Runs a script only where all of them parse. What `npm start` has just built itself is not compared with its code.
 * @throws {RegistryRefusal} `invalid` for a release that cannot be served, `unavailable` where its types cannot be
 *   checked now
 */
export async function requireServable(
  { manifest, is_bootstrap: isBootstrap }: StoredRelease,
  read: (sha256: string) => Promise<Buffer>,
  checker: Checker | undefined,
): Promise<void> {
  const scripts = await readScripts(manifest, read, { isCompared: !isBootstrap });
  const problems = scripts.areReadable
    ? [
        ...(manifest.kind === 'remote' ? await entryProblems(manifest, read) : []),
        ...scripts.problems,
        ...(await typeProblems(manifest, read, checker)),
      ]
    : scripts.problems;
  if (problems.length > 0) {
    throw new RegistryRefusal('invalid', 'The release cannot be served.', problems);
  }
}

async function typeProblems(
  manifest: ReleaseManifest,
  read: (sha256: string) => Promise<Buffer>,
  checker: Checker | undefined,
): Promise<string[]> {
  if (!checker || manifest.kind !== 'remote') return [];
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
