import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Channel } from '@aangan/manifest';

/** What a valid page id says. */
interface PageView {
  /** A hash of the id: the same for every report of this view. */
  page: string;
  /** The id of the composition that the page was served with. */
  composition: string;
  /** The revision of the channel that the edge served then. */
  revision: number;
  /** The language that the page was in; absent where its site declares none. */
  language?: string;
  /** When the page was answered, in seconds since the Unix epoch. */
  viewedAt: number;
  /** Whether the page is older than 15 minutes: its reports are listed, but count for no decision. */
  isLate: boolean;
}

/** Signs and reads the ids of page views. */
export interface PageIds {
  /**
   * A new id for a page with a composition, at a revision of the channel.
   * @param language the code of the page's language; undefined where its site declares none
   */
  issue(composition: string, revision: number, language?: string): string;
  /** The content of an id; null if this site did not sign it for this channel, or if it is older than a day. */
  read(id: string): PageView | null;
}

interface Options {
  /** The same at every edge of the site. */
  secret: string;
  channel: Channel;
  /** The time in milliseconds. */
  now?: () => number;
}

/** How long reports count for decisions, in seconds. */
const freshSeconds = 15 * 60;
/** How long reports are listed, in seconds: a tab may stay open, and a browser may store a page. */
const acceptedSeconds = 24 * 3600;
/** The clocks of two edges may differ by this much, in seconds. */
const clockSkewSeconds = 60;

export function createPageIds({ secret, channel, now = Date.now }: Options): PageIds {
  const signatureOf = (unsigned: string) =>
    createHmac('sha256', secret).update(`page ${channel} ${unsigned}`).digest('base64url');
  const seconds = () => Math.floor(now() / 1000);

  return {
    issue(composition, revision, language) {
      const random = randomBytes(12).toString('base64url');
      const spoken = language === undefined ? [] : [language];
      const unsigned = [composition, seconds(), revision, random, ...spoken].join('.');
      return `${unsigned}.${signatureOf(unsigned)}`;
    },
    read(id) {
      const end = id.lastIndexOf('.');
      const unsigned = id.slice(0, Math.max(end, 0));
      if (!isSame(id.slice(end + 1), signatureOf(unsigned))) return null;
      const [composition = '', issued = '', revision, , language] = unsigned.split('.');
      const viewedAt = Number(issued);
      const age = seconds() - viewedAt;
      if (age < -clockSkewSeconds || age > acceptedSeconds) return null;
      return {
        page: pageKey(id),
        composition,
        ...(language !== undefined && { language }),
        viewedAt,
        isLate: age > freshSeconds,
        // Ids of earlier versions of this platform have no revision.
        revision: Number(revision) || 0,
      };
    },
  };
}

function pageKey(id: string): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, 22);
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
