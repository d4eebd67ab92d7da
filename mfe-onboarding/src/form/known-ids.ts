import { type CatalogueGroup, catalogueIds } from '@aangan/domain';

/**
 * The ids that are in the catalogue, as the API's type, which is generated from the same catalogue. An id that was
 * removed from the catalogue is dropped, as the form cannot show it.
 */
export function knownIds<Id extends string>(
  ids: readonly string[],
  catalogue: readonly CatalogueGroup[],
): Id[] {
  const known = new Set(catalogueIds(catalogue));
  return ids.filter((id): id is Id => known.has(id));
}
