import type { Kysely } from 'kysely';
import type { SandboxTables } from '../tables.ts';
import { findTokenAccount, insertGrant, takeCode } from './instagram.repository.ts';
import { publicUserId } from './instagram.service.ts';

const hour = 1 / 24;
const longLivedDays = 60;

/** What the stand-in gives out: codes that are valid once for an hour, tokens for an hour and for 60 days. */
export function createSandboxTokens(db: Kysely<SandboxTables>) {
  return {
    giveCode: (userId: number, redirectUri: string): Promise<string> =>
      insertGrant(db, { user_id: userId, kind: 'code', redirect_uri: redirectUri, days: hour }),

    /** @returns undefined for a code that is unknown, used, expired or of another address */
    async exchange(code: string, redirectUri: string) {
      const userId = await takeCode(db, code, redirectUri);
      if (userId === undefined) return undefined;
      const grant = {
        user_id: userId,
        kind: 'short-lived',
        redirect_uri: null,
        days: hour,
      } as const;
      const access_token = await insertGrant(db, grant);
      const permissions = 'instagram_business_basic';
      return { data: [{ access_token, user_id: publicUserId(userId), permissions }] };
    },

    /** @returns undefined for a token that is not valid, or not of the kind that is exchanged */
    async longLived(token: string, from: 'short-lived' | 'long-lived') {
      const account = await findTokenAccount(db, token, [from]);
      if (!account) return undefined;
      const access_token = await insertGrant(db, {
        user_id: account.id,
        kind: 'long-lived',
        redirect_uri: null,
        days: longLivedDays,
      });
      return { access_token, token_type: 'bearer', expires_in: longLivedDays * 86_400 };
    },
  };
}
