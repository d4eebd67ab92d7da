import type { Kysely } from 'kysely';
import { addPauseNotice, type PausedRollout } from '../notices/pause-notice.ts';
import type { Tables } from '../tables.ts';
import { ownerOf } from '../tokens/owner-repository.ts';
import type { StoredRollout } from './rollout-repository.ts';

/** The names of a rollout's releases, for its lines of the history. */
export const namesOf = ({ releases }: Pick<StoredRollout, 'releases'>): string =>
  releases.map(({ name }) => name).join(', ');

/** Has the teams of a rollout told, in the caller's transaction, that it waits for a person. */
export async function tellOfPause(
  db: Kysely<Tables>,
  { channel, releases }: Pick<StoredRollout, 'channel' | 'releases'>,
  why: string,
): Promise<void> {
  const owned: PausedRollout['releases'] = [];
  for (const { name } of releases) {
    owned.push({ name, team: (await ownerOf(db, name)) ?? null });
  }
  await addPauseNotice(db, { channel, releases: owned, why });
}
