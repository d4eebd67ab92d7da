import { profileMessages, youtubeIdOf } from '@aangan/domain';
import { invalid, message } from '../../../problems.ts';
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

/**
 * The links of all lists that were sent, in order; undefined when none was, which leaves the stored ones as
 * they are. Links that lack url or title are dropped: the form has an empty row.
 * @throws Refusal 400 for a whole link of no type, and for a video that has no id of YouTube and could not be played
 */
export function readLinks(lists: readonly SentLinks[]): NewLink[] | undefined {
  if (lists.every(({ links }) => links === undefined)) return undefined;
  return lists.flatMap(({ field, links = [], type: usual }) =>
    links.flatMap(({ type = usual, url, title, image_url }, index) => {
      if (!url || !title) return [];
      if (!type) throw invalid({ [field]: { [index]: { type: [message('required')] } } });
      if (type === 'youtube' && youtubeIdOf(url) === null) {
        const refused = { code: 'invalid', sentence: profileMessages.youtubeInvalid } as const;
        throw invalid({ [field]: { [index]: { url: [refused] } } });
      }
      return [{ type, url, title, image_url: image_url || null }];
    }),
  );
}
