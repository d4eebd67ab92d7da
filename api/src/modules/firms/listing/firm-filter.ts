import { type ListingSort, phrasesCovering } from '@aangan/domain';
import { type RawBuilder, sql } from 'kysely';
import { containing } from '../../../search-words.ts';
import type { FirmKind } from '../firm-kind.ts';
import type { SearchTerm } from './search-terms.ts';

/** What a listing is narrowed to, and its order. */
export interface FirmFilter {
  /** All that are not common must be found. */
  terms: SearchTerm[];
  /** The whole search text in lower case: a firm with exactly this name comes first. */
  name: string;
  /** The ids of the group's sub-categories; firms have one of them. */
  group: string[] | undefined;
  specialization: string | undefined;
  /** All slugs of the cities, former names too; firms are in one of them. */
  cities: string[];
  /** Whole rupees: the firm's minimum is at most that, or there is none. */
  budget: number | undefined;
  /** The slug of an area that a vendor delivers to. */
  area: string | undefined;
  sort: ListingSort;
}

/** The filter that narrows nothing. */
export const everyFirm: FirmFilter = {
  terms: [],
  name: '',
  group: undefined,
  specialization: undefined,
  cities: [],
  budget: undefined,
  area: undefined,
  sort: 'rating',
};

/** Which firms are listed under a filter, as a condition on the profile `f`. */
export function matchingCondition(kind: FirmKind, filter: FirmFilter): RawBuilder<unknown> {
  const { terms, group, specialization, cities, budget, area } = filter;
  const conditions = [
    sql`f.is_listed`,
    ...(group ? [sql`f.specializations && ${group}::text[]`] : []),
    ...(specialization ? [sql`f.specializations && ${[specialization]}::text[]`] : []),
    ...(cities.length > 0 ? [sql`f.city_slug = any (${cities}::text[])`] : []),
    ...(budget === undefined ? [] : [isWithin(kind, budget)]),
    ...(area ? [sql`f.area_phrases && ${[...phrasesCovering(area)]}::text[]`] : []),
    ...deciding(terms).map((term) => isIn(sql`f.search_doc`, term)),
  ];
  return sql.join(conditions, sql` and `);
}

/** Whether the firm's minimum is at most a budget, or there is none. */
const isWithin = (kind: FirmKind, budget: number) =>
  sql`(${minimumOf(kind)} <= ${budget}::bigint or ${minimumOf(kind)} is null)`;

/** The firm's minimum in whole rupees. */
export const minimumOf = ({ minimum }: FirmKind) => sql.ref(`f.${minimum}`);

/** Whether anything narrows the listing. */
export function isFiltered(filter: FirmFilter): boolean {
  const { terms, group, specialization, cities, budget, area } = filter;
  const isNarrowed = Boolean(group || specialization || area) || budget !== undefined;
  return isNarrowed || terms.length > 0 || cities.length > 0;
}

/** The terms that firms are told apart by. */
export const deciding = (terms: readonly SearchTerm[]) => terms.filter(({ isCommon }) => !isCommon);

/** Whether a text has one of the spellings; `or` and not `any`, so that a trigram index can answer. */
export function isIn(text: RawBuilder<unknown>, { spellings }: SearchTerm): RawBuilder<unknown> {
  const found = spellings.map((spelling) => sql`${text} like ${containing(spelling)}`);
  return sql`(${sql.join(found, sql` or `)})`;
}
