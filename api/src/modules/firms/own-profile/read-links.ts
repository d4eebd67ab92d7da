import { profileMessages, youtubeIdOf } from '@aangan/domain';
import { type Faults, type FieldMessages, message } from '../../../problems.ts';
import type { FeaturedLinkInput, LinkType } from '../../../schemas/featured-link.ts';

/** A featured link to store. */
export interface NewLink {
  type: LinkType;
  url: string;
  title: string;
  image_url: string | null;
}

/** Lists of links that a body has: what the field is called, what it holds, the type of a link without one. */
export interface SentLinks {
  field: string;
  links: readonly FeaturedLinkInput[] | undefined;
  type?: LinkType;
}

/** A whole link has a type, and a video an id of YouTube: without it could not be played. */
export function linkFaults(lists: readonly SentLinks[]): Faults {
  const faulty = lists.map(({ field, links = [], type: usual }) => {
    const rows = links.flatMap(({ type = usual, url, title }, index): [number, FieldMessages][] => {
      if (!url || !title) return [];
      if (!type) return [[index, { type: [message('required')] }]];
      const sentence = profileMessages.youtubeInvalid;
      const isLost = type === 'youtube' && youtubeIdOf(url) === null;
      return isLost ? [[index, { url: [{ code: 'invalid', sentence }] }]] : [];
    });
    return [field, rows] as const;
  });
  return Object.fromEntries(
    faulty.flatMap(([field, rows]) => (rows.length > 0 ? [[field, Object.fromEntries(rows)]] : [])),
  );
}

/**
 * The links of all lists that were sent, in order; undefined when none was, which leaves the stored ones as
 * they are. Links that lack url or title are dropped: the form has an empty row.
 */
export function readLinks(lists: readonly SentLinks[]): NewLink[] | undefined {
  if (lists.every(({ links }) => links === undefined)) return undefined;
  return lists.flatMap(({ links = [], type: usual }) =>
    links.flatMap(({ type = usual, url, title, image_url }) =>
      url && title && type ? [{ type, url, title, image_url: image_url || null }] : [],
    ),
  );
}
