export interface PickableItem {
  id: string;
  label: string;
}

/** A group of the catalogue with its items. */
export interface PickableGroup extends PickableItem {
  items: readonly PickableItem[];
}
