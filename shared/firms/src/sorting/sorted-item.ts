/** An item of a list that is put in order by its owner. */
export interface SortedItem {
  id: number | string;
  /** What screen readers call it. */
  title: string;
}
