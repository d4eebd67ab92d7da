import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { SandboxTables } from '../tables.ts';

type Db = Kysely<SandboxTables>;

export type SandboxAccount = Selectable<SandboxTables['sandbox_instagram_account']>;
export type SandboxPost = Selectable<SandboxTables['sandbox_instagram_post']>;
type GrantKind = SandboxTables['sandbox_instagram_grant']['kind'];

const hash = (secret: string) => createHash('sha256').update(secret).digest();

export function listAccounts(db: Db): Promise<SandboxAccount[]> {
  return db
    .selectFrom('sandbox_instagram_account')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
}

export function findAccount(db: Db, username: string): Promise<SandboxAccount | undefined> {
  return db
    .selectFrom('sandbox_instagram_account')
    .selectAll()
    .where('username', '=', username)
    .executeTakeFirst();
}

/** @returns undefined when there is one of that name already */
export function insertAccount(db: Db, username: string): Promise<SandboxAccount | undefined> {
  return db
    .insertInto('sandbox_instagram_account')
    .values({ username })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** Gives out a code or token. @param days how long it is valid */
export async function insertGrant(
  db: Db,
  grant: { user_id: number; kind: GrantKind; redirect_uri: string | null; days: number },
): Promise<string> {
  const { days, ...values } = grant;
  const secret = `sandbox-${grant.kind}-${randomBytes(24).toString('base64url')}`;
  await db
    .insertInto('sandbox_instagram_grant')
    .values({
      ...values,
      secret_hash: hash(secret),
      expires_at: new Date(Date.now() + days * 86_400_000),
    })
    .execute();
  return secret;
}

/** Takes a code, which is valid once. @returns the id of its account */
export async function takeCode(db: Db, code: string, redirectUri: string) {
  const taken = await db
    .deleteFrom('sandbox_instagram_grant')
    .where('secret_hash', '=', hash(code))
    .where('kind', '=', 'code')
    .where('redirect_uri', '=', redirectUri)
    .where('expires_at', '>', sql<string>`now()`)
    .returning('user_id')
    .executeTakeFirst();
  return taken?.user_id;
}

/** The account of a token; undefined for one that is unknown or expired. */
export function findTokenAccount(
  db: Db,
  token: string,
  kinds: readonly GrantKind[],
): Promise<SandboxAccount | undefined> {
  return db
    .selectFrom('sandbox_instagram_grant as g')
    .innerJoin('sandbox_instagram_account as a', 'a.id', 'g.user_id')
    .selectAll('a')
    .where('g.secret_hash', '=', hash(token))
    .where('g.kind', 'in', [...kinds])
    .where('g.expires_at', '>', sql<string>`now()`)
    .executeTakeFirst();
}

export async function deleteGrants(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('sandbox_instagram_grant').where('user_id', '=', userId).execute();
}

/** Newest first. */
export function listPosts(
  db: Db,
  userId: number,
  { offset, limit }: { offset: number; limit: number },
): Promise<SandboxPost[]> {
  return db
    .selectFrom('sandbox_instagram_post')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('posted_at', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

export type NewSandboxPost = Pick<SandboxPost, 'media_type' | 'files' | 'caption'> & {
  postedAt?: Date;
};

export async function insertPosts(
  db: Db,
  userId: number,
  posts: readonly NewSandboxPost[],
): Promise<void> {
  if (posts.length === 0) return;
  const rows = posts.map(({ postedAt = new Date(), ...post }) => ({
    ...post,
    user_id: userId,
    posted_at: postedAt,
  }));
  await db.insertInto('sandbox_instagram_post').values(rows).execute();
}

export async function deletePost(db: Db, userId: number, id: number): Promise<void> {
  await db
    .deleteFrom('sandbox_instagram_post')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute();
}
