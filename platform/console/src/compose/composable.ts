/** A remote to choose a release of. */
export interface Composable {
  name: string;
  /** What production serves of it, where the choice begins; undefined where it serves none. */
  release?: string;
  version?: string | null;
}
