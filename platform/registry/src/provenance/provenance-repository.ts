import type { Envelope } from '@aangan/manifest/provenance';
import { type Kysely, sql } from 'kysely';
import type { CiIdentity } from '../ci-identity.ts';
import type { Tables } from '../tables.ts';
import { doesCount } from './signing-key-repository.ts';

/** What a build said of a release, and who signed it. */
export interface StoredProvenance {
  envelope: Envelope;
  is_changed: boolean;
  recorded_by: string;
  recorded_at: string;
  team: string;
  key: string;
  sha256: string;
  public_key: string;
  /** What the issuer said of the run that made the key; null for a key of a team. */
  identity: CiIdentity | null;
  /** When the key was removed, or the publisher of its run. */
  removed_at: string | null;
  counts: boolean;
}

/** Stores a verified envelope; the same key says it once. */
export async function insertProvenance(
  db: Kysely<Tables>,
  { name, release }: { name: string; release: string },
  said: { key: number; envelope: Envelope; isChanged: boolean; by: string },
): Promise<void> {
  await db
    .insertInto('release_provenance')
    .values({
      name,
      release,
      key: said.key,
      envelope: JSON.stringify(said.envelope),
      is_changed: said.isChanged,
      recorded_by: said.by,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** What builds said of a release: what counts first, then the newest. */
export function findProvenance(
  db: Kysely<Tables>,
  { name, release }: { name: string; release: string },
): Promise<StoredProvenance[]> {
  const counts = doesCount('key', 'token');
  return db
    .selectFrom('release_provenance as said')
    .innerJoin('signing_key as key', 'key.id', 'said.key')
    .leftJoin('team_token as token', 'token.id', 'key.token')
    .select(['said.envelope', 'said.is_changed', 'said.recorded_by', 'said.recorded_at'])
    .select(['key.team', 'key.name as key', 'key.sha256', 'key.public_key', 'token.identity'])
    .select(sql<string | null>`coalesce(key.removed_at, token.revoked_at)`.as('removed_at'))
    .select(counts.as('counts'))
    .where('said.name', '=', name)
    .where('said.release', '=', release)
    .orderBy(sql`${counts} and not said.is_changed`, 'desc')
    .orderBy(counts, 'desc')
    .orderBy('said.id', 'desc')
    .limit(20)
    .execute();
}

/** Whether a release has provenance that a channel may require: signed, of committed sources, with a key that counts. */
export function isAttested(said: readonly StoredProvenance[]): boolean {
  return said.some(({ counts, is_changed: isChanged }) => counts && !isChanged);
}
