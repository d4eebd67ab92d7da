export interface PickableItem {
  id: string;
  label: string;
}

/** A heading with what can be chosen under it. */
export interface PickableGroup extends PickableItem {
  items: readonly PickableItem[];
}
