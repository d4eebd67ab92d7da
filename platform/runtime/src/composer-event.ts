/**
 * An event of a remote's module, for logs and telemetry. `threw`: an error during rendering; `changed`: an error in a
 * page that the browser has changed; `ringed`: it is not shown, since its slot is within itself.
 */
export type ComposerEvent = {
  remote: string;
  expose: string;
  /** The release that was tried. */
  release: string;
} & (
  | { type: 'loaded'; milliseconds: number }
  | { type: 'failed' | 'threw' | 'changed' | 'ringed'; error: unknown }
);
