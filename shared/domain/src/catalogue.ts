/** One specialization (designers) or category (vendors): a stable id and the words shown for it. */
export interface CatalogueItem {
  id: string;
  label: string;
}

/** A group of the catalogue; choosing a group narrows a listing to its items. */
export interface CatalogueGroup extends CatalogueItem {
  items: readonly CatalogueItem[];
}

/** Every id of a catalogue, in the catalogue's order. */
export function catalogueIds(catalogue: readonly CatalogueGroup[]): string[] {
  return catalogue.flatMap((group) => group.items.map((item) => item.id));
}

/** The group with this id, or undefined. */
export function findGroup(
  catalogue: readonly CatalogueGroup[],
  groupId: string | null | undefined,
): CatalogueGroup | undefined {
  return catalogue.find((group) => group.id === groupId);
}

/** The group that holds this item id, or undefined for an id that is not of the catalogue. */
export function groupOfItem(
  catalogue: readonly CatalogueGroup[],
  itemId: string | null | undefined,
): CatalogueGroup | undefined {
  return catalogue.find((group) => group.items.some((item) => item.id === itemId));
}

/** The label of an item id; the id itself where the catalogue does not have it. */
export function itemLabel(catalogue: readonly CatalogueGroup[], itemId: string): string {
  const item = groupOfItem(catalogue, itemId)?.items.find(({ id }) => id === itemId);
  return item?.label ?? itemId;
}

/**
 * The catalogue narrowed by a picker's search box: a group whose label matches stays whole, else only
 * its items whose label or id match.
 */
export function searchCatalogue(
  catalogue: readonly CatalogueGroup[],
  text: string,
): CatalogueGroup[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [...catalogue];
  const matches = (words: string) => words.toLowerCase().includes(wanted);
  return catalogue.flatMap((group) => {
    if (matches(group.label)) return [group];
    const items = group.items.filter((item) => matches(item.label) || matches(item.id));
    return items.length > 0 ? [{ ...group, items }] : [];
  });
}
