import { type Channel, namesRelease } from '@aangan/manifest';
import type { ComposeLink } from '@aangan/manifest/compose-link';
import type { FastifyRequest } from 'fastify';
import type { ComposeAccess } from './compose-access.ts';

/** One for each link that is open in the browser: their tabs do not take it from each other. */
const prefixOf = (channel: Channel) => `aangan-files-${channel}-`;

/** So many links of one browser are looked up for a file. */
const maxLinks = 10;

/**
 * The cookie with which the scripts and pictures of a composed page are asked for: pages of the channel load nothing of
 * releases that it does not serve.
 */
export function fileCookie(
  link: ComposeLink,
  { channel, isHttps, access }: { channel: Channel; isHttps: boolean; access: ComposeAccess },
): string {
  const seconds = Math.ceil((link.expiresAt.getTime() - Date.now()) / 1000);
  const name = prefixOf(channel) + link.id;
  const value = access.tokens.sign(link, 'files');
  const flags = `Path=/releases/; HttpOnly; SameSite=Lax; Max-Age=${seconds}`;
  return `${name}=${value}; ${flags}${isHttps ? '; Secure' : ''}`;
}

/** Whether a composition that is open in the browser names a release. */
export async function isOfComposedPage(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { name, release }: { name: string; release: string },
  { channel, access }: { channel: Channel; access: ComposeAccess },
): Promise<boolean> {
  const prefix = prefixOf(channel);
  const tokens = (headers.cookie ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(prefix))
    .map((pair) => pair.slice(pair.indexOf('=') + 1));
  for (const token of tokens.slice(0, maxLinks)) {
    const read = access.tokens.read(token, ['files']);
    const outcome = 'link' in read ? await access.open(read.link) : read;
    if ('opened' in outcome && namesRelease(outcome.opened.composition, name, release)) return true;
  }
  return false;
}
