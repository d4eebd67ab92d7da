import type { FeaturedLinkType } from '@aangan/domain';
import { array, object, string } from 'yup';
import { optionalWebUrl } from './field-rules.ts';

/** A featured link as the form holds it. */
export interface LinkValues<Type extends FeaturedLinkType = FeaturedLinkType> {
  type: Type;
  url: string;
  title: string;
  /** Not asked for, but kept: '' where there is none. */
  image_url: string;
}

/** A featured link as it is stored. */
interface StoredLink<Type extends FeaturedLinkType> {
  type: Type;
  url: string;
  title: string;
  image_url: string | null;
}

export const linksSchema = () =>
  array(object({ type: string(), url: optionalWebUrl(), title: string(), image_url: string() }));

/** Those of the stored links that are of these types, for the form. */
export function linkValuesOf<Type extends FeaturedLinkType>(
  links: readonly StoredLink<FeaturedLinkType>[],
  types: readonly { id: Type }[],
): LinkValues<Type>[] {
  return links.flatMap(({ type, url, title, image_url }) => {
    const known = types.find(({ id }) => id === type);
    return known ? [{ type: known.id, url, title, image_url: image_url ?? '' }] : [];
  });
}

/** A link to send, and the form field that it came from. */
export interface SentLink<Type extends FeaturedLinkType = FeaturedLinkType> {
  link: StoredLink<Type>;
  field: string;
}

/** What is sent of a list of the form: links without address or title are left out (product-1, section 5). */
export function sentLinks<Type extends FeaturedLinkType>(
  field: string,
  links: readonly LinkValues<Type>[],
): SentLink<Type>[] {
  return links.flatMap(({ type, url, title, image_url }, at) => {
    const link = { type, url: url.trim(), title: title.trim(), image_url: image_url || null };
    return link.url && link.title ? [{ link, field: `${field}.${at}` }] : [];
  });
}

/**
 * The server's messages at the form's own fields: it counts only the links that were sent, and knows one list.
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
