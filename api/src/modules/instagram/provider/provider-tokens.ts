import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { askProvider } from './ask-provider.ts';
import type { InstagramProvider } from './instagram-provider.ts';
import { ProviderFailure } from './provider-failure.ts';

const secret = Type.String({ minLength: 1, maxLength: 4_000 });
const userId = Type.Union([Type.String({ pattern: '^\\d{1,40}$' }), Type.Integer({ minimum: 1 })]);
const Exchanged = Type.Object({ access_token: secret, user_id: userId });
const LongLived = Type.Object({
  access_token: secret,
  expires_in: Type.Number({ minimum: 1, maximum: 10 * 365 * 86_400 }),
});
const Me = Type.Object({ username: Type.String({ pattern: '^[A-Za-z0-9._]{1,30}$' }) });

/** A long-lived access token. */
export interface ProviderToken {
  token: string;
  expiresAt: Date;
}

/** Where the browser is sent to be asked for the permission. */
export function authoriseUrl(provider: InstagramProvider, state: string): string {
  const query = new URLSearchParams({
    client_id: provider.clientId,
    redirect_uri: provider.redirectUri,
    response_type: 'code',
    scope: 'instagram_business_basic',
    state,
  });
  return `${provider.wwwUrl}/oauth/authorize?${query}`;
}

/**
 * Takes a code for a long-lived token.
 * @throws ProviderFailure `refused` for a code that is used or expired
 */
export async function exchangeCode(
  provider: InstagramProvider,
  code: string,
): Promise<ProviderToken & { userId: string }> {
  const answer = await askProvider(`${provider.apiUrl}/oauth/access_token`, {
    ...provider,
    form: {
      client_id: provider.clientId,
      client_secret: provider.clientSecret,
      grant_type: 'authorization_code',
      redirect_uri: provider.redirectUri,
      code,
    },
  });
  const { data } = answer as { data?: unknown };
  const exchanged = Array.isArray(data) ? data[0] : answer;
  if (!Value.Check(Exchanged, exchanged)) throw wrongShape('code exchange');
  const query = new URLSearchParams({
    grant_type: 'ig_exchange_token',
    client_secret: provider.clientSecret,
    access_token: exchanged.access_token,
  });
  const token = await askForToken(provider, `access_token?${query}`);
  return { ...token, userId: String(exchanged.user_id) };
}

/** A token that lives longer for one that is at least 24 hours old. @throws ProviderFailure */
export function refreshToken(provider: InstagramProvider, token: string): Promise<ProviderToken> {
  const query = new URLSearchParams({ grant_type: 'ig_refresh_token', access_token: token });
  return askForToken(provider, `refresh_access_token?${query}`);
}

/** The account's user name; null when Instagram does not tell it, without which everything else works. */
export async function readUsername(
  provider: InstagramProvider,
  token: string,
): Promise<string | null> {
  const query = new URLSearchParams({ fields: 'user_id,username', access_token: token });
  try {
    const me = await askProvider(`${provider.graphUrl}/me?${query}`, provider);
    return Value.Check(Me, me) ? me.username : null;
  } catch (error) {
    if (error instanceof ProviderFailure) return null;
    throw error;
  }
}

async function askForToken(provider: InstagramProvider, path: string): Promise<ProviderToken> {
  const answer = await askProvider(`${provider.graphUrl}/${path}`, provider);
  if (!Value.Check(LongLived, answer)) throw wrongShape('long-lived token');
  return {
    token: answer.access_token,
    expiresAt: new Date(Date.now() + answer.expires_in * 1_000),
  };
}

const wrongShape = (what: string) =>
  new ProviderFailure('failed', `an answer of another shape: ${what}`);
