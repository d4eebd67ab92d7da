import { generateKeyPairSync } from 'node:crypto';
import { toRegistry } from '@aangan/registry-client';
import { PlainError } from '@aangan/server/plain-error';
import type { ClientSettings } from './client-settings.ts';
import { createSiteClient } from './site-client.ts';

/** How long GitHub may take for an ID token, in milliseconds. */
const timeoutMs = 10_000;

/** What of the settings tells of a run of continuous integration. */
type RunSettings = Pick<ClientSettings, 'url' | 'idToken' | 'githubTokenUrl' | 'githubTokenKey'>;

/** Whether the command runs where an issuer vouches for it. */
export const isVouchedFor = ({ idToken, githubTokenUrl, githubTokenKey }: RunSettings): boolean =>
  idToken !== undefined || (githubTokenUrl !== undefined && githubTokenKey !== undefined);

/**
 * Exchanges the ID token of this run for a team's token, and binds a new key to it: what it signs counts as of the run.
 * @param team which one, where it is known
 * @throws {PlainError} with what GitHub or the site refused
 */
export async function exchangeIdToken(settings: RunSettings, team: string | undefined) {
  const idToken = settings.idToken ?? (await askGitHub(settings));
  const { publicKey: own, privateKey: signingKey } = generateKeyPairSync('ed25519');
  const publicKey = String(own.export({ type: 'spki', format: 'pem' }));
  const body = { idToken, publicKey, ...(team !== undefined && { team }) };
  const asked = toRegistry('post', '/id-token-exchanges', { body });
  return { exchanged: await createSiteClient(settings.url).send(asked), signingKey };
}

/** The audience is the site that the command talks to: no other site can use the token. */
async function askGitHub({ url, githubTokenUrl, githubTokenKey }: RunSettings): Promise<string> {
  const address = URL.parse(githubTokenUrl ?? '');
  address?.searchParams.set('audience', url.replace(/\/+$/, ''));
  try {
    const response = await fetch(address ?? '', {
      headers: { authorization: `bearer ${githubTokenKey}`, accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const { value } = (await response.json()) as { value?: unknown };
    if (response.ok && typeof value === 'string') return value;
    throw new Error(`status ${response.status}`);
  } catch (error) {
    throw new PlainError(
      'GitHub gives this run no ID token. Does the job have "permissions: id-token: write"?',
      { cause: error },
    );
  }
}
