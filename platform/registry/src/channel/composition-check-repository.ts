import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { findingText } from '../finding-text.ts';
import type { ReleaseRef } from '../release/release-ref.ts';
import type { Tables } from '../tables.ts';

/** Stores what a check of a composition found, each finding as {@link findingText}. @returns its id */
export async function insertCheck(
  db: Kysely<Tables>,
  check: {
    releases: readonly ReleaseRef[];
    passed: boolean;
    findings: readonly string[];
    by: string;
  },
): Promise<number> {
  const row = await db
    .insertInto('composition_check')
    .values({
      releases_sha256: keyOf(check.releases),
      releases: JSON.stringify(namesOf(check.releases)),
      passed: check.passed,
      findings: JSON.stringify(check.findings.map(findingText)),
      recorded_by: check.by,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** What the newest check of a composition found. */
export interface NewestCheck {
  passed: boolean;
  /** What was checked and what failed, one line each. */
  findings: string[];
  by: string;
  at: string;
}

/** The check of a composition that counts; undefined where there is none. */
export function newestCheck(
  db: Kysely<Tables>,
  releases: readonly ReleaseRef[],
): Promise<NewestCheck | undefined> {
  return db
    .selectFrom('composition_check')
    .select(['passed', 'findings', 'recorded_by as by', 'recorded_at as at'])
    .where('releases_sha256', '=', keyOf(releases))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

function namesOf(releases: readonly ReleaseRef[]): Record<string, string> {
  const names = releases.map(({ name, release }) => [name, release] as const);
  return Object.fromEntries(names.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function keyOf(releases: readonly ReleaseRef[]): string {
  return createHash('sha256')
    .update(JSON.stringify(namesOf(releases)))
    .digest('hex');
}
