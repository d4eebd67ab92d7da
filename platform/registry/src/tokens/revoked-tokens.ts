import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a release was published with a team's token that was revoked since: another than the team may have published
 * it. Nothing tells why a token was revoked.
 * @param alias of the table `release` in the query
 */
export function isOfRevokedToken(alias: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from team_token token
    where ${sql.ref(`${alias}.created_by`)} = token.name || ' (token of team ' || token.team || ')'
      and ${sql.ref(`${alias}.created_at`)} between token.issued_at and token.revoked_at)`;
}
