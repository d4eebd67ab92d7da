import { type CatalogueGroup, catalogueIds, searchLimits } from '@aangan/domain';
import { type Static, Type } from 'typebox';
import { pagingQuery } from '../../../paging/paging-query.ts';

/** The query of a listing of firms whose specializations are of this catalogue. */
export function listQuery(catalogue: readonly CatalogueGroup[]) {
  return Type.Object({
    search: Type.Optional(
      Type.String({
        maxLength: searchLimits.textMax,
        description: 'Name, city, address, words of the profile, or kind of work',
      }),
    ),
    group: Type.Optional(Type.Enum(catalogue.map((group) => group.id))),
    specialization: Type.Optional(Type.Enum(catalogueIds(catalogue))),
    ...pagingQuery,
  });
}

export type ListQuery = Static<ReturnType<typeof listQuery>>;
