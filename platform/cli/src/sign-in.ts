import path from 'node:path';
import type { Endpoint } from '@aangan/registry-client';
import { PlainError } from '@aangan/server/plain-error';
import type { ClientSettings } from './client-settings.ts';
import { enclosingRemote, readJson } from './places.ts';
import { exchangeIdToken, isVouchedFor } from './run-token.ts';
import { readSigningKey } from './signing-key.ts';
import { createSiteClient, type SiteClient, SiteRefusal } from './site-client.ts';

/**
 * A client of the site, signed in with AANGAN_TOKEN, with AANGAN_EMAIL and AANGAN_PASSWORD, or with the ID token of a run
 * of continuous integration.
 * @param role the role that the account must have, as in "an integrator"
 * @param team whose remotes a run is to publish, where it is known; without, that of the remote around
 * @throws {PlainError} if none is set, or the site refuses
 */
export async function signIn(
  settings: ClientSettings,
  role: string,
  team: string | undefined = teamAround(),
): Promise<SiteClient> {
  const { url, token } = settings;
  const key = readSigningKey(settings.signingKey);
  if (token !== undefined) return createSiteClient(url, token, key);
  if (settings.email === undefined && isVouchedFor(settings)) {
    const { exchanged, signingKey } = await exchangeIdToken(settings, team);
    return createSiteClient(url, exchanged.token, key ?? signingKey);
  }
  return createSiteClient(url, await askForToken(settings, role), key);
}

/** The team that the remote.json of a folder names; undefined for the shell. */
export function teamOf(directory: string): string | undefined {
  return (readJson(path.join(directory, 'remote.json')) as { team?: string }).team;
}

/** The team of the remote in whose folder the command is run. */
function teamAround(): string | undefined {
  const own = enclosingRemote();
  return own && teamOf(own);
}

async function askForToken(settings: ClientSettings, role: string): Promise<string> {
  const { email, password, code, url } = settings;
  if (email === undefined || password === undefined) {
    throw new PlainError(
      `Set AANGAN_EMAIL and AANGAN_PASSWORD of ${role}, or AANGAN_TOKEN; in continuous integration a publisher needs none. ${url}/platform/docs/how-to/release-a-remote.md says where a token comes from.`,
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
