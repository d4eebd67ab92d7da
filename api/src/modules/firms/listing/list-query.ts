import { type CatalogueGroup, catalogueIds, listingSorts, searchLimits } from '@aangan/domain';
import { type Static, type TSchema, Type } from 'typebox';
import { pagingQuery } from '../../../paging/paging-query.ts';
import type { FirmKind } from '../firm-kind.ts';

/** At most this many cities narrow a listing at once. */
export const maxCities = 20;

/** Read by readFilter, which can leave out what it does not know. */
const unchecked = <T>(schema: TSchema) =>
  Type.Optional(Type.Unsafe<T>({ ...schema, 'x-unchecked': true }));

/** What narrows a listing of firms. */
function filterQuery(catalogue: readonly CatalogueGroup[]) {
  return {
    search: Type.Optional(
      Type.String({
        maxLength: searchLimits.textMax,
        description: 'Name, city, address, words of the profile, or kind of work',
      }),
    ),
    group: Type.Optional(Type.Enum(catalogue.map((group) => group.id))),
    specialization: Type.Optional(Type.Enum(catalogueIds(catalogue))),
    city: unchecked<string[]>(
      Type.Array(Type.String(), {
        maxItems: maxCities,
        description: 'Slugs of cities, repeated for several: firms in one of them',
      }),
    ),
    budget: unchecked<string>(
      Type.String({
        description:
          'Whole rupees, also as "18.5 lakh": firms whose minimum is at most that, and firms without one',
      }),
    ),
    unknown: Type.Optional(
      Type.Enum(['refuse', 'ignore'], {
        description:
          'Whether an unknown city, area or sort or an unreadable budget is refused, or left out as if it were not there',
      }),
    ),
  };
}

const area = unchecked<string>(
  Type.String({ description: 'The slug of a state, region or city that vendors deliver to' }),
);

const sort = unchecked<string>(
  Type.Enum(
    listingSorts.map(({ id }) => id),
    { description: 'Default rating: best rated first, within a search better matches before' },
  ),
);

const after = unchecked<string>(
  Type.Integer({
    minimum: 1,
    description:
      'The id of the last firm of the page before, instead of a page number: as fast at any depth. Without a search, in the orders rating and newest',
  }),
);

const areaOf = ({ areas }: FirmKind) => (areas ? { area } : {}) as { area: typeof area };

/** The query of a listing of firms. */
export function listQuery(kind: FirmKind) {
  return Type.Object({
    ...filterQuery(kind.catalogue),
    ...areaOf(kind),
    sort,
    after,
    ...pagingQuery,
  });
}

/** The query of the facets of a listing: its filters, without order and page. */
export function facetsQuery(kind: FirmKind) {
  return Type.Object({ ...filterQuery(kind.catalogue), ...areaOf(kind), sort });
}

export type ListQuery = Static<ReturnType<typeof listQuery>>;
export type FacetsQuery = Static<ReturnType<typeof facetsQuery>>;
