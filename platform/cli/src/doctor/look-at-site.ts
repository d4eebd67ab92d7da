import { toRegistry } from '@aangan/registry-client';
import { isPlainError } from '@aangan/server/plain-error';
import { publisher } from '../change-site.ts';
import type { ClientSettings } from '../client-settings.ts';
import { readKeptSession } from '../kept-session.ts';
import { signIn } from '../sign-in.ts';
import { SiteRefusal } from '../site-client.ts';
import { type Finding, note, ok, wrong } from './finding.ts';

/** How long the site may take to answer, in milliseconds. */
const timeoutMs = 15_000;
/** Tokens are refused by a clock that is further off, in seconds. */
const maxClockOff = 60;

/** What the site answers, the clock beside its own, and whether it takes the credentials. */
export async function lookAtSite(settings: ClientSettings): Promise<Finding[]> {
  const { url } = settings;
  const answer = await fetch(new URL('/platform/openapi.json', url), {
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined);
  if (!answer) {
    const todo = 'Start it, or name another with --url or AANGAN_URL.';
    return [wrong('Site', `${url} does not answer`, todo)];
  }
  const described = (await answer.json().catch(() => null)) as Described | null;
  const version = described?.info?.version;
  if (!answer.ok || version === undefined) {
    const todo = 'Name the address of a site with --url or AANGAN_URL.';
    return [wrong('Site', `${url} is not a site of Aangan (${answer.status})`, todo)];
  }
  return [
    ok('Site', `${url}, version ${version}`),
    ...lookAtClock(answer.headers.get('date'), Date.now()),
    await lookAtAccount(settings),
  ];
}

interface Described {
  info?: { version?: string };
}

/** @param date the header of the site's answer @param now of this machine, in milliseconds */
export function lookAtClock(date: string | null, now: number): Finding[] {
  const site = Date.parse(date ?? '');
  // A proxy may leave the header out.
  if (Number.isNaN(site)) return [];
  const off = Math.round((now - site) / 1000);
  if (Math.abs(off) <= maxClockOff) return [ok('Clock', 'as the site’s')];
  const found = `${Math.abs(off)} s ${off > 0 ? 'ahead of' : 'behind'} the site’s`;
  return [wrong('Clock', found, 'Set it, or the site refuses tokens and links as expired.')];
}

async function lookAtAccount(settings: ClientSettings): Promise<Finding> {
  const { token, email, password, url } = settings;
  const kept = readKeptSession(settings)?.email;
  const isUnset = email === undefined || password === undefined;
  if (token === undefined && isUnset && kept === undefined) {
    const todo = `Set AANGAN_TOKEN, or AANGAN_EMAIL and AANGAN_PASSWORD of an integrator, or sign in with aangan login: ${url}/platform/docs/how-to/release-a-remote.md says where a token comes from.`;
    return note('Account', 'none is set', todo);
  }
  const named = token === undefined ? (email ?? kept) : 'AANGAN_TOKEN';
  try {
    const site = await signIn(settings, publisher);
    await site.read(
      toRegistry('get', '/history', { query: { channel: 'production', limit: '1' } }),
    );
    return ok('Account', `the site takes ${named}`);
  } catch (error) {
    if (!isPlainError(error)) throw error;
    const isRefused =
      error instanceof SiteRefusal && (error.status === 401 || error.status === 400);
    const todo = isRefused
      ? 'It has expired or is mistyped: make a new token with aangan token, or check the password.'
      : 'Ask an integrator of the site for the role, or for a token of your team.';
    return wrong('Account', error.message.replaceAll('\n', ' '), todo);
  }
}
