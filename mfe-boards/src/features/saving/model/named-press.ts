/** A press on the heart of a thing. */
export interface NamedPress {
  /** Such as `designer-12`. */
  thing: string;
  /** The thing's name. */
  name: string;
  /** Whether it is to be saved; false: to be taken off all boards. */
  isSaved: boolean;
}
