import { type CatalogueGroup, catalogueIds } from '@aangan/domain';

/**
 * Ids that the catalogue has, as the API's own type for them: it is generated from the same catalogue. One
 * that has left it since it was stored is left out, as nobody could take it away by hand.
 */
export function knownIds<Id extends string>(
  ids: readonly string[],
  catalogue: readonly CatalogueGroup[],
): Id[] {
  const known = new Set(catalogueIds(catalogue));
  return ids.filter((id): id is Id => known.has(id));
}
