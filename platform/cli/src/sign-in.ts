import path from 'node:path';
import type { Endpoint } from '@aangan/registry-client';
import { PlainError } from '@aangan/server/plain-error';
import type { ClientSettings } from './client-settings.ts';
import { accessOfKept } from './kept-session.ts';
import { enclosingRemote, readJson } from './places.ts';
import { exchangeIdToken, isVouchedFor } from './run-token.ts';
import { readSigningKey } from './signing-key.ts';
import { createSiteClient, type SiteClient, SiteRefusal } from './site-client.ts';

/**
 * A client of the site, signed in with AANGAN_TOKEN, with AANGAN_EMAIL and AANGAN_PASSWORD, with the ID token of a run of
 * continuous integration, or as `aangan login` has signed in.
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
  return createSiteClient(url, await accessFor(settings, role), key);
}

/** An account without a second factor can sign in for every command; one with it does so once, by `aangan login`. */
async function accessFor(settings: ClientSettings, role: string): Promise<string> {
  const hasNoPassword = settings.email === undefined || settings.password === undefined;
  if (hasNoPassword) {
    const kept = await accessOfKept(settings);
    if (kept !== undefined) return kept;
  }
  try {
    return (await beginSession(settings, role)).access;
  } catch (error) {
    const kept = error instanceof NoSecondFactor ? await accessOfKept(settings) : undefined;
    if (kept === undefined) throw error;
    return kept;
  }
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

/** What a sign-in answers. */
interface BegunSession {
  access: string;
  refresh: string;
}

/** The account has a second factor, and no code was given. */
class NoSecondFactor extends PlainError {
  override readonly name = 'NoSecondFactor';
}

/**
 * Signs in with AANGAN_EMAIL, AANGAN_PASSWORD and, where the account has a second factor, AANGAN_CODE.
 * @param role the role that the account must have, as in "an integrator"
 * @throws {PlainError} where one of them is missing or the site refuses
 */
export async function beginSession(
  settings: ClientSettings,
  role: string,
): Promise<BegunSession & { email: string }> {
  const { email, password, code, url } = settings;
  if (email === undefined || password === undefined) {
    throw new PlainError(
      `Set AANGAN_EMAIL and AANGAN_PASSWORD of ${role}, or AANGAN_TOKEN, or sign in with aangan login; in continuous integration a publisher needs none. ${url}/platform/docs/how-to/release-a-remote.md says where a token comes from.`,
    );
  }
  const client = createSiteClient(url);
  const asked: Endpoint<BegunSession> = {
    method: 'post',
    url: '/api/auth/login/',
    data: { email, password },
  };
  try {
    return { ...(await client.send(asked)), email };
  } catch (error) {
    const second = error instanceof SiteRefusal ? error.refusal.secondFactor : undefined;
    if (second === undefined) throw error;
    if (code === undefined) throw new NoSecondFactor(missingFactor(email, second.ways));
    const isOfApp = /^\p{Nd}{3}\s?\p{Nd}{3}$/u.test(code.trim());
    const proof: Endpoint<BegunSession> = {
      method: 'post',
      url: '/api/auth/login/second/',
      data: { token: second.token, ...(isOfApp ? { app_code: code } : { recovery_code: code }) },
    };
    return { ...(await client.send(proof)), email };
  }
}

function missingFactor(email: string, ways: readonly string[]): string {
  const once = 'A code works once: aangan login signs in for the commands after it.';
  if (ways.includes('app')) {
    return `${email} has a second factor. Set AANGAN_CODE to a code of its authenticator app, or to a recovery code. ${once}`;
  }
  return `${email} has passkeys, which work in browsers only. Add an authenticator app on its account page, or set AANGAN_CODE to a recovery code. ${once}`;
}
