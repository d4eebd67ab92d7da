import type { Endpoint } from '@aangan/registry-client';
import { PlainError } from '@aangan/server/plain-error';
import type { ClientSettings } from './client-settings.ts';
import { createSiteClient, type SiteClient, SiteRefusal } from './site-client.ts';

/**
 * A client of the site, signed in with AANGAN_EMAIL and AANGAN_PASSWORD, or with AANGAN_TOKEN.
 * @param role the role that the account must have, as in "an integrator"
 * @throws {PlainError} if neither is set, or the site refuses
 */
export async function signIn(settings: ClientSettings, role: string): Promise<SiteClient> {
  return createSiteClient(settings.url, settings.token ?? (await askForToken(settings, role)));
}

async function askForToken(settings: ClientSettings, role: string): Promise<string> {
  const { email, password, code, url } = settings;
  if (email === undefined || password === undefined) {
    throw new PlainError(
      `Set AANGAN_EMAIL and AANGAN_PASSWORD of ${role}, or AANGAN_TOKEN. ${url}/platform/docs/how-to/release-a-remote.md says where a token comes from.`,
    );
  }
  const asked: Endpoint<{ access: string }> = {
    method: 'post',
    url: '/api/auth/login/',
    data: { email, password },
  };
  const client = createSiteClient(url);
  try {
    return (await client.send(asked)).access;
  } catch (error) {
    const token = error instanceof SiteRefusal ? error.refusal.secondFactorToken : undefined;
    if (token === undefined) throw error;
    if (code === undefined) {
      throw new PlainError(
        `${email} has a second factor. Set AANGAN_CODE to a code of its authenticator app, or to a recovery code.`,
      );
    }
    const isOfApp = /^\p{Nd}{3}\s?\p{Nd}{3}$/u.test(code.trim());
    const second: Endpoint<{ access: string }> = {
      method: 'post',
      url: '/api/auth/login/second/',
      data: { token, ...(isOfApp ? { app_code: code } : { recovery_code: code }) },
    };
    return (await client.send(second)).access;
  }
}
