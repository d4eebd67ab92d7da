import { type Kysely, type Selectable, sql } from 'kysely';
import type { CiIdentity } from '../ci-identity.ts';
import type { Tables } from '../tables.ts';

export type TrustedPublisher = Selectable<Tables['trusted_publisher']>;

/** What a team's publisher is named by. */
export interface NewPublisher {
  team: string;
  issuer: string;
  repository: string;
  /** Exactly one of branch and tag. */
  branch?: string | undefined;
  /** May have one `*`. */
  tag?: string | undefined;
  workflow: string;
  channels: readonly string[];
}

/** Stores a publisher; undefined where the team has the same one. */
export function insertPublisher(
  db: Kysely<Tables>,
  { channels, branch, tag, ...named }: NewPublisher,
  by: string,
): Promise<TrustedPublisher | undefined> {
  return db
    .insertInto('trusted_publisher')
    .values({
      ...named,
      branch: branch ?? null,
      tag: tag ?? null,
      channels: [...channels],
      added_by: by,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** All publishers, the newest first, also those that were removed. */
export function listPublishers(db: Kysely<Tables>): Promise<TrustedPublisher[]> {
  return db
    .selectFrom('trusted_publisher')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(1_000)
    .execute();
}

/** Whether a publisher names this issuer: no other one is asked for its keys. */
export async function isIssuerNamed(db: Kysely<Tables>, issuer: string): Promise<boolean> {
  const row = await db
    .selectFrom('trusted_publisher')
    .select('id')
    .where('issuer', '=', issuer)
    .where('removed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The publishers of a workflow of a repository, whatever branches and tags they name. */
export function findPublishers(
  db: Kysely<Tables>,
  { issuer, repository, workflow }: CiIdentity,
): Promise<TrustedPublisher[]> {
  return db
    .selectFrom('trusted_publisher')
    .selectAll()
    .where('issuer', '=', issuer)
    .where('repository', '=', repository)
    .where('workflow', '=', workflow)
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
}

/**
 * Records the use of a publisher, and holds it until the transaction ends, so that its removal finds the new token.
 * @returns false where it was removed meanwhile, or the repository is another one that has taken its name
 */
export async function usePublisher(
  db: Kysely<Tables>,
  id: number,
  repositoryId: string,
): Promise<boolean> {
  const used = await db
    .updateTable('trusted_publisher')
    .set({ last_used_at: sql<string>`now()`, repository_id: repositoryId })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .where((eb) => eb.or([eb('repository_id', 'is', null), eb('repository_id', '=', repositoryId)]))
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

/** Removes a publisher. Undefined if there is none of that id; one that was removed stays as it was. */
export async function removePublisher(
  db: Kysely<Tables>,
  id: number,
  by: string,
): Promise<TrustedPublisher | undefined> {
  await db
    .updateTable('trusted_publisher')
    .set({ removed_by: by, removed_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .execute();
  return db.selectFrom('trusted_publisher').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Remembers an ID token; false if it is known already. */
export async function markUsed(
  db: Kysely<Tables>,
  { sha256, expiresAt }: { sha256: string; expiresAt: Date },
): Promise<boolean> {
  const marked = await db
    .insertInto('used_id_token')
    .values({ sha256, used_until: expiresAt.toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('sha256')
    .executeTakeFirst();
  return marked !== undefined;
}

/** Forgets ID tokens that have expired: they are refused for that. */
export async function forgetExpired(db: Kysely<Tables>): Promise<void> {
  await db.deleteFrom('used_id_token').where('used_until', '<', sql<string>`now()`).execute();
}
