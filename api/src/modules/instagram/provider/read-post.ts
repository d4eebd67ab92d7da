import { firstCharacters, plainText } from '@aangan/domain';
import { type Static, Type } from 'typebox';

const optional = Type.Optional(Type.Union([Type.String(), Type.Null()]));

const child = Type.Object({
  media_type: Type.String(),
  media_url: optional,
  thumbnail_url: optional,
});

/** A post as Instagram lists it. */
export const ListedMedia = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 100 }),
  media_type: Type.String(),
  media_url: optional,
  thumbnail_url: optional,
  caption: optional,
  permalink: optional,
  timestamp: Type.String(),
  children: Type.Optional(Type.Object({ data: Type.Array(child) })),
});

/** A post to import. */
export interface ProviderPost {
  sourceId: string;
  mediaType: 'IMAGE' | 'VIDEO';
  mediaUrl: string;
  caption: string;
  permalink: string | null;
  postedAt: Date;
}

const captionMax = 5_000;

/**
 * The post of a listed medium; a carousel is its first child. A video without an address, as Instagram answers for
 * licensed music, is imported as its still; what has neither, or is of an unknown type or date, is undefined.
 */
export function readPost(listed: Static<typeof ListedMedia>): ProviderPost | undefined {
  const first = listed.media_type === 'CAROUSEL_ALBUM' ? listed.children?.data[0] : listed;
  const type = first?.media_type;
  const postedAt = new Date(listed.timestamp.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  if ((type !== 'IMAGE' && type !== 'VIDEO') || Number.isNaN(postedAt.getTime())) return undefined;
  const media = address(first?.media_url ?? listed.media_url);
  const thumbnail = address(first?.thumbnail_url ?? listed.thumbnail_url);
  const mediaUrl = media ?? thumbnail;
  if (mediaUrl === null) return undefined;
  return {
    sourceId: listed.id,
    mediaType: media === null ? 'IMAGE' : type,
    mediaUrl,
    caption: plain(listed.caption ?? ''),
    permalink: permalinkOf(listed.permalink),
    postedAt,
  };
}

const address = (text: string | null | undefined) =>
  text && text.length <= 4_000 && URL.canParse(text) ? text : null;

const permalinkOf = (text: string | null | undefined) => {
  const link = address(text);
  return link?.startsWith('https://') ? link : null;
};

/** Without what the database cannot hold, and no longer than it is. */
const plain = (text: string) =>
  firstCharacters(plainText(text).replaceAll('\0', ''), captionMax).toWellFormed();
