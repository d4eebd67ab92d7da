import {
  filtersOf,
  type ListingFilter,
  type ListingFilterName,
  type ListingSort,
  listingFilters,
  listingSorts,
} from '@aangan/domain';
import { type RawBuilder, sql } from 'kysely';
import { type FieldMessage, invalid } from '../../../problems.ts';
import type { FirmKind } from '../firm-kind.ts';
import { type FilterValues, filterQueries } from './filter-queries.ts';
import { type HasFirmIn, readOne } from './read-values.ts';
import type { ReadRows } from './terms-in.ts';

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
 * @throws Refusal 400 for an unknown city, style, room, area, time to answer or sort, or a budget that cannot be read
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
