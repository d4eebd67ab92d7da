import { type CatalogueGroup, findGroup, itemLabel, type ListingFilter } from '@aangan/domain';
import type { HeadMessages } from '@aangan/host';
import { msg } from '@lingui/core/macro';
import type { Speech } from '../speech/speech.ts';

/** What a listing calls itself and its firms: "Featured Designers", "designers". */
export interface ListingNames {
  title: string;
  many: string;
}

/**
 * The title of a listing in tabs and search results: with what it is narrowed to, if anything.
 * @param where of `whereOf`: "in Pune"
 */
export function listingTitle(
  { title, many }: ListingNames,
  catalogue: readonly CatalogueGroup[],
  { search, group, specialization }: ListingFilter,
  where: string,
  { i18n, say }: Speech,
): string {
  const kind = specialization
    ? itemLabel(catalogue, specialization)
    : findGroup(catalogue, group)?.label;
  const subject = subjectOf(search, kind && say(kind), i18n);
  if (!subject) return listingHeading({ title, many }, where, i18n);
  const firms = capitalized(many);
  const found = i18n._(msg({ id: 'firms.firms-for', message: `${firms} for ${subject}` }));
  return firmsWhere(found, where, i18n);
}

function subjectOf(search: string, kind: string | undefined, i18n: HeadMessages): string {
  if (!search) return kind ?? '';
  if (!kind) return `“${search}”`;
  return i18n._(msg({ id: 'firms.search-in-kind', message: `“${search}” in ${kind}` }));
}

/** The heading of a listing: of one or more cities, or its usual one. */
export function listingHeading(
  { title, many }: ListingNames,
  where: string,
  i18n: HeadMessages,
): string {
  return where ? firmsWhere(capitalized(many), where, i18n) : title;
}

/** Firms with where they are: "12 designers in Pune". @param where '' for anywhere */
export function firmsWhere(firms: string, where: string, i18n: HeadMessages): string {
  if (!where) return firms;
  return i18n._(
    msg({
      id: 'firms.firms-where',
      message: `${firms} ${where}`,
      comment: 'Designers in Pune: {where} is "in Pune", and may need to come first.',
    }),
  );
}

/** How many firms there are: "1 designer", "1,000+ designers". @param count as it is shown */
export function countOfFirms(
  { one, many }: { one: string; many: string },
  count: string,
  i18n: HeadMessages,
): string {
  const firms = count === '1' ? one : many;
  return i18n._(msg({ id: 'firms.count-of-firms', message: `${count} ${firms}` }));
}

/** A word with a capital first letter. */
export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
