/** How a picture is made smaller. */
export interface ShrinkTask {
  file: File;
  /** Pixels of the longer side, at most. */
  side: number;
  /** The result has fewer. */
  bytes: number;
  /** Types of the result, in the order of preference: one that the browser cannot write is passed over. */
  types: readonly string[];
  qualities: readonly number[];
}
