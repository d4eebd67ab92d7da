import {
  type FeaturedLinkType,
  profileMessages,
  readPictureAddress,
  readWebAddress,
  tidied,
  youtubeIdOf,
} from '@aangan/domain';
import { array, object, string } from 'yup';
import { optionalPictureUrl, optionalWebUrl } from './field-rules.ts';

/** A featured link in the form. */
export interface LinkValues<Type extends FeaturedLinkType = FeaturedLinkType> {
  type: Type;
  url: string;
  title: string;
  /** '' for none. */
  image_url: string;
}

/** A featured link as the API stores it. */
interface StoredLink<Type extends FeaturedLinkType> {
  type: Type;
  url: string;
  title: string;
  image_url: string | null;
}

const isFilled = (texts: readonly (string | undefined)[]) => texts.some((text) => text?.trim());

/** An empty row is left out of what is sent; of any other, address and title are needed. */
export const linksSchema = () =>
  array(
    object().shape(
      {
        type: string(),
        url: string().when(['type', 'title', 'image_url'], ([type, ...others]) => {
          const rule = type === 'youtube' ? youtubeUrl() : optionalWebUrl();
          return isFilled(others) ? rule.trim().required(profileMessages.linkUrlRequired) : rule;
        }),
        title: string()
          .trim()
          .when(['url', 'image_url'], (others, rule) =>
            isFilled(others) ? rule.required(profileMessages.linkTitleRequired) : rule,
          ),
        image_url: optionalPictureUrl(),
      },
      // Each needs the other where one is filled in.
      [['url', 'title']],
    ),
  );

/** Only a video that has an id can be played on the firm's page. */
const youtubeUrl = () =>
  optionalWebUrl().test(
    'youtube',
    profileMessages.youtubeInvalid,
    (url) => !url?.trim() || youtubeIdOf(tidied(readWebAddress, url)) !== null,
  );

/** The form's values for the stored links of these types. */
export function linkValuesOf<Type extends FeaturedLinkType>(
  links: readonly StoredLink<FeaturedLinkType>[],
  types: readonly { id: Type }[],
): LinkValues<Type>[] {
  return links.flatMap(({ type, url, title, image_url }) => {
    const known = types.find(({ id }) => id === type);
    return known ? [{ type: known.id, url, title, image_url: image_url ?? '' }] : [];
  });
}

/** A link to send, and the form field it comes from. */
export interface SentLink<Type extends FeaturedLinkType = FeaturedLinkType> {
  link: StoredLink<Type>;
  field: string;
}

/** The links of a field to send, without empty rows. */
export function sentLinks<Type extends FeaturedLinkType>(
  field: string,
  links: readonly LinkValues<Type>[],
): SentLink<Type>[] {
  return links.flatMap(({ type, url, title, image_url }, at) => {
    const link = {
      type,
      url: tidied(readWebAddress, url).trim(),
      title: title.trim(),
      image_url: tidied(readPictureAddress, image_url).trim() || null,
    };
    return link.url && link.title ? [{ link, field: `${field}.${at}` }] : [];
  });
}

/**
 * Moves the server's messages to the form's fields: the server's indexes count only the sent links, in one list.
 * @param fields "featured_links.0.url" → messages
 */
export function atFormFields(
  fields: Record<string, string[]>,
  sent: readonly SentLink[],
): Record<string, string[]> {
  const entries = Object.entries(fields).map(([field, messages]) => {
    const [, at, rest = ''] = /^featured_links\.(\d+)(.*)$/.exec(field) ?? [];
    const origin = at === undefined ? undefined : sent[Number(at)]?.field;
    return [origin ? origin + rest : field, messages] as const;
  });
  return Object.fromEntries(entries);
}
