import { listingFilterNames } from '@aangan/domain';
import { type Static, Type } from 'typebox';
import { reference } from './reference.ts';

/** A city or area, with the firms that are left there under the other filters. */
export const PlaceFacet = Type.Object(
  {
    slug: Type.String({ description: 'What `city` or `area` takes' }),
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

/** What a listing can be narrowed to. */
export const FirmFacets = Type.Object(
  {
    ...counted,
    cities: Type.Array(reference(PlaceFacet), {
      description: 'Under all filters but the city, most firms first',
    }),
    areas: Type.Optional(
      Type.Array(reference(PlaceFacet), {
        description:
          'Of vendors: the areas they name, under all filters but the area, most firms first',
      }),
    ),
    without: Type.Array(
      Type.Object({ filters: Type.Array(Type.Enum([...listingFilterNames])), ...counted }),
      {
        description:
          'Where nothing matches: which filters to leave out together, as few as help, and how many firms that shows; most first',
      },
    ),
    ignored: Type.Array(
      Type.Object({
        filter: Type.Enum(['city', 'budget', 'area', 'sort']),
        value: Type.String(),
        message: Type.String({ description: 'Why it was not understood' }),
      }),
      { description: 'Values that `unknown=ignore` left out' },
    ),
  },
  { $id: 'FirmFacets' },
);
export type FirmFacets = Static<typeof FirmFacets>;
