/** A picture to make smaller, and the limits of the result. */
export interface ShrinkTask {
  file: File;
  /** Pixels of the longer side, at most. */
  side: number;
  /** The result must have fewer bytes than this. */
  bytes: number;
  /** Content types of the result, in the order of preference. A type that the browser cannot write is skipped. */
  types: readonly string[];
  qualities: readonly number[];
}
