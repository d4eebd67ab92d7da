import {
  areaTitleOf,
  deliveryAreaOf,
  type FilterWithChoices,
  filtersOf,
  findGroup,
  type ListingFilter,
  type ListingFilterName,
  type ListingSort,
  listingFilters,
  listingSorts,
  phrasesCovering,
} from '@aangan/domain';
import { citySlugOf, cityTitleOf } from '@aangan/domain/indian-cities';
import { type RawBuilder, sql } from 'kysely';
import { type FieldMessage, invalid } from '../../../problems.ts';
import type { FirmKind } from '../firm-kind.ts';
import { type ChoiceCount, countAreas, countEach, type ValueCount } from './count-choices.ts';
import {
  type HasFirmIn,
  knownCity,
  type Read,
  readMany,
  readOne,
  readRupees,
} from './read-values.ts';
import { type SearchTerm, searchTerms } from './search-terms.ts';
import { areIn, deciding, type ReadRows } from './terms-in.ts';

/** What each filter is read as. */
interface FilterValues {
  /** All that are not common must be found. */
  search: readonly SearchTerm[];
  /** The ids of the group's sub-categories; firms have one of them. */
  group: readonly string[];
  specialization: string;
  /** All slugs of the cities, former names too; firms are in one of them. */
  city: readonly string[];
  /** Whole rupees: the firm's minimum is at most that, or there is none. */
  budget: number;
  /** The slug of an area that a vendor delivers to. */
  area: string;
}

/** How the API reads a filter and what it asks the database. */
interface FilterQuery<Value, Given> {
  /** For the API's document. */
  about?: string;
  read: (given: Given, kind: FirmKind, hasFirmIn: HasFirmIn) => Read<Value> | Promise<Read<Value>>;
  /** As a condition on the profile `f`. */
  condition(value: Value, kind: FirmKind, rows: ReadRows): RawBuilder<unknown>;
  choices?: FilterChoices<Value>;
}

/** How the choices of a filter are counted. */
interface FilterChoices<Value> {
  /** What of the profile `f` tells which of them it is. */
  by: RawBuilder<unknown>;
  /** The firms of each choice, from how often there is each value. */
  count: (values: readonly ValueCount[], chosen: readonly string[]) => ChoiceCount[];
  /** The slugs of what is chosen. */
  chosen(value: Value): readonly string[];
  titleOf: (slug: string) => string;
}

type Filters = {
  [Name in ListingFilterName]: FilterQuery<FilterValues[Name], ListingFilter[Name] | undefined>;
} & {
  [Name in FilterWithChoices]: { choices: FilterChoices<FilterValues[Name]> };
};

const filters: Filters = {
  search: {
    about: 'Name, city, address, words of the profile, or kind of work',
    read: (given) => ({ value: searchTerms(given) }),
    condition: (terms, _kind, rows) => areIn(sql`f.search_doc`, deciding(terms), rows),
  },
  group: {
    read: (given, { catalogue }) => ({
      value: findGroup(catalogue, given)?.items.map((item) => item.id),
    }),
    condition: (ids) => sql`f.specializations && ${ids}::text[]`,
  },
  specialization: {
    read: (given) => ({ value: given }),
    condition: (id) => sql`f.specializations && ${[id]}::text[]`,
  },
  city: {
    about: 'Slugs of cities, repeated for several: firms in one of them',
    read: (given, _kind, hasFirmIn) => readMany(given, (name) => knownCity(name, hasFirmIn)),
    condition: (slugs) => sql`f.city_slug = any (${slugs}::text[])`,
    choices: {
      by: sql`f.city_slug`,
      // Former names count to the present one.
      count: (values) => countEach(values, citySlugOf),
      chosen: (slugs) => slugs.map(citySlugOf),
      titleOf: cityTitleOf,
    },
  },
  budget: {
    about:
      'Whole rupees, also as "18.5 lakh": firms whose minimum is at most that, and firms without one',
    read: readRupees,
    condition: (rupees, kind) =>
      sql`(${minimumOf(kind)} <= ${rupees}::bigint or ${minimumOf(kind)} is null)`,
  },
  area: {
    about: 'The slug of a state, region or city that vendors deliver to',
    read: (given) => readOne(given, deliveryAreaOf),
    condition: (slug) => sql`f.area_phrases && ${[...phrasesCovering(slug)]}::text[]`,
    choices: {
      by: sql`f.area_phrases`,
      count: countAreas,
      chosen: (slug) => [slug],
      titleOf: areaTitleOf,
    },
  },
};

/** The same, where the filter is not known by its name: its value is then of that filter. */
export const filterQueries = filters as Readonly<
  Record<ListingFilterName, FilterQuery<unknown, unknown>>
>;

/** What a listing is narrowed to, and its order. */
export interface FirmFilter {
  /** Of the filters that narrow, in the order of their records. */
  values: Partial<FilterValues>;
  /** The whole search text in lower case: a firm with exactly this name comes first. */
  name: string;
  sort: ListingSort;
}

/** The filter that narrows nothing. */
export const everyFirm: FirmFilter = { values: {}, name: '', sort: 'rating' };

/** The names of the filters that narrow. */
export const namesOf = ({ values }: FirmFilter) => Object.keys(values) as ListingFilterName[];

/** The words that a filter searches. */
export const termsOf = ({ values }: FirmFilter) => values.search ?? [];

/** Equal for filters that leave the same firms. */
export const keyOf = ({ values }: FirmFilter) => JSON.stringify(values);

/** The filter without some of its parts and those within them. */
export function without(filter: FirmFilter, names: readonly ListingFilterName[]): FirmFilter {
  const isLeft = (name: ListingFilterName | undefined) => !name || !names.includes(name);
  const left = namesOf(filter).filter(
    (name) => isLeft(name) && isLeft(listingFilters[name].within),
  );
  return { ...filter, values: Object.fromEntries(left.map((name) => [name, filter.values[name]])) };
}

/** What narrows a listing, as its query has it. */
export type FilterParameters = Partial<ListingFilter> & { unknown?: 'refuse' | 'ignore' };

/** A value that was left out, of the filter or the order that it was for. */
export interface Ignored {
  filter: ListingFilterName | 'sort';
  value: string;
  message: FieldMessage;
}

/**
 * The filter that a query asks for, and what was left out: nothing unless the query allows that with `unknown=ignore`.
 * @throws Refusal 400 for an unknown city, area or sort, or a budget that cannot be read
 */
export async function readFilter(
  kind: FirmKind,
  query: FilterParameters,
  hasFirmIn: HasFirmIn,
): Promise<{ filter: FirmFilter; ignored: Ignored[] }> {
  const reads = await Promise.all(
    filtersOf(kind.subject).map(async (filter) => {
      const { read } = filterQueries[filter];
      return { filter, ...(await read(query[filter], kind, hasFirmIn)) };
    }),
  );
  const sort = readOne(query.sort, (text) => listingSorts.find(({ id }) => id === text)?.id);
  const ignored = [...reads, { filter: 'sort' as const, ...sort }].flatMap(
    ({ filter, refused = [] }) => refused.map((one) => ({ filter, ...one })),
  );
  if (query.unknown !== 'ignore' && ignored.length > 0) throw refusalOf(ignored);
  const set = reads.filter(({ value }) => value !== undefined && !isEmptyList(value));
  const values = Object.fromEntries(set.map(({ filter, value }) => [filter, value]));
  const name = (query.search ?? '').toLowerCase();
  return { ignored, filter: { values, name, sort: sort.value ?? 'rating' } };
}

const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

function refusalOf(ignored: readonly Ignored[]) {
  const fields: Record<string, FieldMessage[]> = {};
  for (const { filter, message } of ignored) fields[filter] = [...(fields[filter] ?? []), message];
  return invalid(fields);
}

/** Which firms are listed under a filter, as a condition on the profile `f`. Long texts are looked at last. */
export function matchingCondition(
  kind: FirmKind,
  filter: FirmFilter,
  rows: ReadRows = 'all',
): RawBuilder<unknown> {
  const names = namesOf(filter);
  const ordered = [
    ...names.filter((name) => name !== 'search'),
    ...names.filter((name) => name === 'search'),
  ];
  return allOf([
    sql`f.is_listed`,
    ...ordered.map((name) => filterQueries[name].condition(filter.values[name], kind, rows)),
  ]);
}

const allOf = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;

/** The firm's minimum in whole rupees. */
export const minimumOf = ({ minimum }: FirmKind) => sql.ref(`f.${minimum}`);
