import type { Endpoint } from '@aangan/registry-client';
import { PlainError } from '@aangan/server/plain-error';
import type { ClientSettings } from './client-settings.ts';
import { createSiteClient, type SiteClient } from './site-client.ts';

/**
 * A client of the site, signed in with AANGAN_EMAIL and AANGAN_PASSWORD, or with AANGAN_TOKEN.
 * @param role the role that the account must have, as in "an integrator"
 * @throws {PlainError} if neither is set, or the site refuses
 */
export async function signIn(settings: ClientSettings, role: string): Promise<SiteClient> {
  return createSiteClient(settings.url, settings.token ?? (await askForToken(settings, role)));
}

async function askForToken(settings: ClientSettings, role: string): Promise<string> {
  const { email, password, url } = settings;
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
  return (await createSiteClient(url).send(asked)).access;
}
