import type { Channel } from '@aangan/manifest';
import type { Kysely } from 'kysely';
import type { ReleaseRef } from '../release/release-ref.ts';
import type { Tables } from '../tables.ts';
import { doesRequire } from './channel-repository.ts';
import { newestCheck } from './composition-check-repository.ts';

/** Why a channel that requires checks refuses a composition; empty if its newest check has passed. */
export async function uncheckedProblems(
  db: Kysely<Tables>,
  channel: Channel,
  releases: readonly ReleaseRef[],
): Promise<string[]> {
  if (!(await doesRequire(db, channel, 'requires_check'))) return [];
  const newest = await newestCheck(db, releases);
  if (newest?.passed) return [];
  const found = newest ? `the one of ${newest.by} has failed` : 'there is none';
  return [
    `required check: ${channel} requires a passed check of the pages of exactly this composition, and ${found}. Run aangan check --composition with these releases and --channel ${channel} --record.`,
  ];
}
