import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { CiIdentity } from '../ci-identity.ts';
import type { Tables } from '../tables.ts';

type Row = Selectable<Tables['signing_key']>;

/** A public key as it is shown. */
export type SigningKey = Omit<Row, 'token'> & {
  /** Of a key that a run made: what its issuer said of the run. */
  identity: CiIdentity | null;
  /** Whether a run made it, and its publisher was removed since. */
  is_revoked: boolean;
};

const columns = [
  ...(['key.id', 'key.team', 'key.name', 'key.sha256', 'key.public_key'] as const),
  ...(['key.added_by', 'key.added_at', 'key.removed_by', 'key.removed_at'] as const),
] as const;

/** Keys with the runs that made them. */
const select = (db: Kysely<Tables>) =>
  db
    .selectFrom('signing_key as key')
    .leftJoin('team_token as token', 'token.id', 'key.token')
    .select(columns)
    .select('token.identity')
    .select(isRevoked.as('is_revoked'));

const isRevoked = sql<boolean>`coalesce(token.revoked_at is not null, false)`;

/**
 * Whether signatures of a key count.
 * @param key alias of the table in the query @param token alias of the token of its run
 */
export const doesCount = (key: string, token: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${key}.removed_at`)} is null and ${sql.ref(`${token}.revoked_at`)} is null)`;

interface NewKey {
  team: string;
  name: string;
  sha256: string;
  publicKey: string;
  /** Of a key that a run made. */
  token?: number | undefined;
  by: string;
}

/** Stores a key; undefined where it is known already, or the team has one of that name. */
export async function insertKey(
  db: Kysely<Tables>,
  { publicKey, token, by, ...named }: NewKey,
): Promise<SigningKey | undefined> {
  const inserted = await db
    .insertInto('signing_key')
    .values({ ...named, public_key: publicKey, token: token ?? null, added_by: by })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted && select(db).where('key.id', '=', inserted.id).executeTakeFirst();
}

/** The keys that teams registered, the newest first, also those that were removed. */
export function listKeys(db: Kysely<Tables>): Promise<SigningKey[]> {
  return select(db).where('key.token', 'is', null).orderBy('key.id', 'desc').limit(1_000).execute();
}

/** A key by its hash, with whether it may still sign: that of a run ends with the token of the run. */
export function findKey(
  db: Kysely<Tables>,
  sha256: string,
): Promise<(SigningKey & { is_expired: boolean }) | undefined> {
  return select(db)
    .select(sql<boolean>`coalesce(token.expires_at <= now(), false)`.as('is_expired'))
    .where('key.sha256', '=', sha256)
    .executeTakeFirst();
}

/** Removes a key. Undefined if there is none of that id; one that was removed stays as it was. */
export async function removeKey(
  db: Kysely<Tables>,
  id: number,
  by: string,
): Promise<SigningKey | undefined> {
  await db
    .updateTable('signing_key')
    .set({ removed_by: by, removed_at: sql<string>`now()` })
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .execute();
  return select(db).where('key.id', '=', id).executeTakeFirst();
}
