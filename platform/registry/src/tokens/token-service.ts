import type { Channel } from '@aangan/manifest';
import type { Database } from '@aangan/server';
import { RegistryRefusal } from '../registry-refusal.ts';
import type { Tables } from '../tables.ts';
import * as repository from './token-repository.ts';
import { hashOf, isWellFormed, makeToken, shownPart } from './token-text.ts';

/** Whom a valid token stands for, or why it is refused. */
type TokenOutcome = { token: repository.TeamToken } | { refused: { detail: string; code: string } };

export interface TokenService {
  /**
   * Issues a token. Only its hash is stored, so that nobody can be shown it again.
   * @param wanted.days how long it is valid, at most 366
   * @param wanted.mayCheck whether it may record checks of compositions
   * @throws {RegistryRefusal} `invalid` for an unknown channel, `conflict` when the team has one of that name
   */
  issue(
    wanted: {
      name: string;
      team: string;
      channels: readonly Channel[];
      days: number;
      mayCheck?: boolean;
    },
    by: string,
  ): Promise<repository.TeamToken & { token: string }>;
  list(): Promise<repository.TeamToken[]>;
  /** @throws {RegistryRefusal} `not-found` */
  revoke(id: number, by: string): Promise<repository.TeamToken>;
  /** Finds whom a token stands for and records its use. */
  use(token: string): Promise<TokenOutcome>;
}

/** @param listChannels the names of all channels that there are: a token is for some of them */
export function createTokenService(
  database: Pick<Database<Tables>, 'kysely'>,
  listChannels: () => Promise<readonly Channel[]>,
): TokenService {
  const db = database.kysely;
  return {
    issue: async ({ name, team, channels, days, mayCheck = false }, by) => {
      const known = await listChannels();
      const unknown = channels.filter((channel) => !known.includes(channel));
      if (unknown.length > 0) {
        const detail = `There is no channel ${unknown.join(', ')}. There are: ${known.join(', ')}.`;
        throw new RegistryRefusal('invalid', detail);
      }
      const token = makeToken();
      const stored = await repository.insertToken(db, {
        name,
        team,
        channels,
        days,
        mayCheck,
        issuedBy: by,
        prefix: shownPart(token),
        sha256: hashOf(token),
      });
      if (stored) return { ...stored, token };
      const detail = `Team ${team} has a token "${name}" already. Choose another name, or revoke that one.`;
      throw new RegistryRefusal('conflict', detail);
    },

    list: () => repository.listTokens(db),

    revoke: async (id, by) => {
      const token = await repository.revokeToken(db, id, by);
      if (token) return token;
      throw new RegistryRefusal('not-found', `There is no token ${id}.`);
    },

    use: async (token) => {
      const found = isWellFormed(token) ? await repository.useToken(db, hashOf(token)) : undefined;
      if (!found) return refused('This is not a token that was issued here.', 'token_not_valid');
      const { isExpired, ...shown } = found;
      if (shown.revoked_at !== null) {
        return refused(`The token "${shown.name}" was revoked.`, 'token_revoked');
      }
      if (isExpired) return refused(`The token "${shown.name}" has expired.`, 'token_expired');
      return { token: shown };
    },
  };
}

function refused(reason: string, code: string): TokenOutcome {
  return { refused: { detail: `${reason} Ask an integrator for a new one.`, code } };
}
