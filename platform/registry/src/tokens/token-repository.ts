import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import type { CiIdentity } from '../ci-identity.ts';
import type { Tables } from '../tables.ts';

/** A token as it is shown: without its hash. */
export type TeamToken = Omit<Selectable<Tables['team_token']>, 'token_sha256' | 'publisher'>;

const shown = [
  ...(['id', 'name', 'team', 'prefix', 'channels', 'issued_by', 'issued_at'] as const),
  ...(['expires_at', 'revoked_by', 'revoked_at', 'last_used_at', 'may_check', 'identity'] as const),
] as const;

export interface NewToken {
  name: string;
  team: string;
  channels: readonly string[];
  issuedBy: string;
  days: number;
  prefix: string;
  sha256: string;
  mayCheck: boolean;
}

/** Stores a token; undefined where the team has a token of that name that is not revoked. */
export function insertToken(db: Kysely<Tables>, token: NewToken): Promise<TeamToken | undefined> {
  const { name, team, channels, issuedBy, days, prefix, sha256, mayCheck } = token;
  return db
    .insertInto('team_token')
    .values({
      name,
      team,
      prefix,
      token_sha256: sha256,
      channels: [...channels],
      issued_by: issuedBy,
      may_check: mayCheck,
      expires_at: sql<string>`now() + make_interval(days => ${days})`,
    })
    .onConflict((conflict) =>
      conflict.columns(['team', 'name']).where('revoked_at', 'is', null).doNothing(),
    )
    .returning(shown)
    .executeTakeFirst();
}

/**
 * Stores the token that a run gets for its ID token.
 * @param token.minutes how long it is valid, at most 15
 */
export async function insertExchanged(
  db: Kysely<Tables>,
  token: Pick<NewToken, 'name' | 'team' | 'channels' | 'issuedBy' | 'prefix' | 'sha256'> & {
    minutes: number;
    publisher: number;
    identity: CiIdentity;
  },
): Promise<TeamToken> {
  const { name, team, channels, issuedBy, prefix, sha256, minutes, publisher, identity } = token;
  return db
    .insertInto('team_token')
    .values({
      name,
      team,
      prefix,
      token_sha256: sha256,
      channels: [...channels],
      issued_by: issuedBy,
      publisher,
      identity: JSON.stringify(identity),
      expires_at: sql<string>`now() + make_interval(mins => ${minutes})`,
    })
    .returning(shown)
    .executeTakeFirstOrThrow();
}

/** The ids of a publisher's tokens. */
export async function idsOfPublisher(db: Kysely<Tables>, publisher: number): Promise<number[]> {
  const rows = await db
    .selectFrom('team_token')
    .select('id')
    .where('publisher', '=', publisher)
    .where('revoked_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** All tokens that integrators issued, the newest first, also those that are not valid any more. */
export function listTokens(db: Kysely<Tables>): Promise<TeamToken[]> {
  return db
    .selectFrom('team_token')
    .select(shown)
    .where('publisher', 'is', null)
    .orderBy('id', 'desc')
    .limit(1_000)
    .execute();
}

/**
 * Revokes a token, and ends the compose links that were made with it. Undefined if there is no token of that id; one
 * that is revoked already stays as it was.
 */
export async function revokeToken(
  db: Kysely<Tables>,
  id: number,
  by: string,
): Promise<TeamToken | undefined> {
  await sql`
    with revoked as (
      update team_token set revoked_by = ${by}, revoked_at = now()
      where id = ${id} and revoked_at is null
      returning name || ' (token of team ' || team || ')' as maker, issued_at
    ), made as (
      select link.id from compose_link link join revoked
        on link.made_by = revoked.maker and link.made_at >= revoked.issued_at
    )
    update compose_link set ended_at = now(), ended_by = ${by}
    where ended_at is null and (id in (select id from made) or made_from in (select id from made))`.execute(
    db,
  );
  return db.selectFrom('team_token').select(shown).where('id', '=', id).executeTakeFirst();
}

export type UsedToken = TeamToken & { isExpired: boolean };

/** The token with this hash. Its use is recorded, if it is still valid by the database's clock. */
export function useToken(db: Kysely<Tables>, sha256: string): Promise<UsedToken | undefined> {
  return db
    .updateTable('team_token')
    .set({
      last_used_at: sql<string>`case when revoked_at is null and expires_at > now() then now() else last_used_at end`,
    })
    .where('token_sha256', '=', sha256)
    .returning(shown)
    .returning(sql<boolean>`expires_at <= now()`.as('isExpired'))
    .executeTakeFirst();
}

/**
 * Whether a release was published with a team's token that was revoked since: another person may have published it. The
 * reason for a revocation is not recorded.
 * @param alias of the table `release` in the query
 */
export function isOfRevokedToken(alias: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from team_token token
    where ${sql.ref(`${alias}.created_by`)} = token.name || ' (token of team ' || token.team || ')'
      and ${sql.ref(`${alias}.created_at`)} between token.issued_at and token.revoked_at)`;
}
