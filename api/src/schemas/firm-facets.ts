import { type ChoicesName, listingFilterNames, listingFilters } from '@aangan/domain';
import { type Static, type TArray, type TOptional, type TUnsafe, Type } from 'typebox';
import { reference } from './reference.ts';

/** A choice of a filter, such as a city, with the firms that are left under the other filters. */
export const PlaceFacet = Type.Object(
  {
    slug: Type.String({ description: 'What the filter takes' }),
    name: Type.String(),
    count: Type.Integer(),
    chosen: Type.Boolean({ description: 'Whether the query names it, by any of its names' }),
  },
  { $id: 'PlaceFacet' },
);
export type PlaceFacet = Static<typeof PlaceFacet>;

const counted = {
  count: Type.Integer({ description: 'Exact up to 1000; beyond that 1001' }),
  count_is_exact: Type.Boolean(),
};

/** The choices of each filter that has some, by what the facets call them. */
const choices = Object.fromEntries(
  listingFilterNames.flatMap((name) => {
    const { choices: called, of } = listingFilters[name];
    if (!called) return [];
    const description = `What \`${name}\` can be, under all other filters, most firms first`;
    const all = Type.Array(reference(PlaceFacet), { description });
    return [[called, of.length > 1 ? all : Type.Optional(all)]];
  }),
) as Record<ChoicesName, TOptional<TArray<TUnsafe<PlaceFacet>>>>;
export type ChoiceFacets = Partial<Record<ChoicesName, PlaceFacet[]>>;

const readNames = [
  ...listingFilterNames.filter((name) => listingFilters[name].field),
  'sort' as const,
];

/** What a listing can be narrowed to. */
export const FirmFacets = Type.Object(
  {
    ...counted,
    ...choices,
    without: Type.Array(
      Type.Object({ filters: Type.Array(Type.Enum([...listingFilterNames])), ...counted }),
      {
        description:
          'Where nothing matches: which filters to leave out together, as few as help, and how many firms that shows; most first',
      },
    ),
    ignored: Type.Array(
      Type.Object({
        filter: Type.Enum(readNames),
        value: Type.String(),
        message: Type.String({ description: 'Why it was not understood' }),
      }),
      { description: 'Values that `unknown=ignore` left out' },
    ),
  },
  { $id: 'FirmFacets' },
);
export type FirmFacets = Static<typeof FirmFacets>;
