import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Channel } from '@aangan/manifest';
import type { Came } from '../visitor/came-cookie.ts';

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
  /** A keyed hash of the visitor's id; absent for a page that is the same for all. */
  visitor?: string;
  /** The revisions in which the browser first and last got a page before; absent where it has not. */
  came?: Came;
  /** When the page was answered, in seconds since the Unix epoch. */
  viewedAt: number;
  /** Whether the page is older than 15 minutes: its reports are listed, but count for no decision. */
  isLate: boolean;
}

/** Signs and reads the ids of page views. */
export interface PageIds {
  /**
   * A new id for a page with a composition, at a revision of the channel.
   * @param about.language the code of the page's language; undefined where its site declares none
   * @param about.visitor the visitor's id; null where the page is the same for all
   * @param about.came when the browser came before; null where it did not, or where that is not known
   */
  issue(composition: string, revision: number, about?: AboutPage): string;
  /** The content of an id; null if this site did not sign it for this channel, or if it is older than a day. */
  read(id: string): PageView | null;
}

interface AboutPage {
  language?: string | undefined;
  visitor?: string | null;
  came?: Came | null;
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
    issue(composition, revision, { language, visitor = null, came = null } = {}) {
      const random = randomBytes(12).toString('base64url');
      const spoken = language === undefined ? [] : [language];
      const marks = [random, visitor === null ? '' : visitorKey(visitor, secret), textOf(came)];
      const view = [composition, seconds(), revision, marks.join('~')];
      const unsigned = [...view, ...spoken].join('.');
      return `${unsigned}.${signatureOf(unsigned)}`;
    },
    read(id) {
      const end = id.lastIndexOf('.');
      const unsigned = id.slice(0, Math.max(end, 0));
      if (!isSame(id.slice(end + 1), signatureOf(unsigned))) return null;
      const [composition = '', issued = '', revision, marks = '', language] = unsigned.split('.');
      const [, visitor, came = ''] = marks.split('~');
      const viewedAt = Number(issued);
      const age = seconds() - viewedAt;
      if (age < -clockSkewSeconds || age > acceptedSeconds) return null;
      return {
        page: pageKey(id),
        composition,
        ...(language !== undefined && { language }),
        ...(visitor && { visitor }),
        ...(came && { came: cameOf(came) }),
        viewedAt,
        isLate: age > freshSeconds,
        // Ids of earlier versions of this platform have no revision.
        revision: Number(revision) || 0,
      };
    },
  };
}

function visitorKey(visitor: string, secret: string): string {
  return createHmac('sha256', secret).update(`visitor ${visitor}`).digest('base64url').slice(0, 16);
}

const textOf = (came: Came | null) => (came ? `${came.first}-${came.last}` : '');

function cameOf(text: string): Came {
  const [first = 0, last = 0] = text.split('-').map(Number);
  return { first, last };
}

function pageKey(id: string): string {
  return createHash('sha256').update(id).digest('base64url').slice(0, 22);
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
