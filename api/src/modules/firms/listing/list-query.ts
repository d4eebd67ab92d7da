import {
  catalogueIds,
  filtersOf,
  type ListingFilterName,
  listingFilters,
  listingSorts,
  searchLimits,
} from '@aangan/domain';
import { type TSchema, Type } from 'typebox';
import { pagingQuery } from '../../../paging/paging-query.ts';
import type { FirmKind } from '../firm-kind.ts';
import { filterQueries } from './filter-queries.ts';
import type { FilterParameters } from './firm-filter.ts';
import { maxValues } from './read-values.ts';

/** What is asked of the facets of a listing: its filters and their order, without a page. */
export type FacetsQuery = FilterParameters;

/** What is asked of a listing of firms. */
export interface ListQuery extends FilterParameters {
  after?: string;
  page?: string;
  page_size?: string;
}

/** Read by readFilter, which can leave out what it does not know. */
const unchecked = (schema: TSchema) => ({ ...schema, 'x-unchecked': true });

function schemaOf(name: ListingFilterName, { catalogue }: FirmKind): TSchema {
  const { kind, within } = listingFilters[name];
  const { about } = filterQueries[name];
  const description = about ? { description: about } : {};
  switch (kind) {
    case 'text':
      return Type.String({ maxLength: searchLimits.textMax, ...description });
    case 'category':
      return Type.Enum(within ? catalogueIds(catalogue) : catalogue.map(({ id }) => id));
    case 'many':
      return unchecked(Type.Array(Type.String(), { maxItems: maxValues, ...description }));
    case 'one':
    case 'amount':
      return unchecked(Type.String(description));
  }
}

const unknown = Type.Enum(['refuse', 'ignore'], {
  description:
    'Whether an unknown city, style, room, area, time to answer or sort or an unreadable budget is refused, or left out as if it were not there',
});

const sort = unchecked(
  Type.Enum(
    listingSorts.map(({ id }) => id),
    { description: 'Default rating: best rated first, within a search better matches before' },
  ),
);

const after = unchecked(
  Type.Integer({
    minimum: 1,
    description:
      'The id of the last firm of the page before, instead of a page number: as fast at any depth. Without a search, in the orders rating and newest',
  }),
);

function filterParameters(kind: FirmKind) {
  const filters = filtersOf(kind.subject).map((name) => [name, schemaOf(name, kind)] as const);
  const parameters = Object.entries({ ...Object.fromEntries(filters), unknown, sort });
  return Object.fromEntries(parameters.map(([name, schema]) => [name, Type.Optional(schema)]));
}

/** The query of a listing of firms. */
export const listQuery = (kind: FirmKind) =>
  Type.Unsafe<ListQuery>(
    Type.Object({ ...filterParameters(kind), after: Type.Optional(after), ...pagingQuery }),
  );

/** The query of the facets of a listing. */
export const facetsQuery = (kind: FirmKind) =>
  Type.Unsafe<FacetsQuery>(Type.Object(filterParameters(kind)));
