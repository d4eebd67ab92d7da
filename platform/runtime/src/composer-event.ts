/**
 * What happened to a remote's module, for logs and telemetry: `threw` is an error while it was rendered, `changed` one
 * of a page that the browser has changed.
 */
export type ComposerEvent = {
  remote: string;
  expose: string;
  /** The release that was tried. */
  release: string;
} & (
  | { type: 'loaded'; milliseconds: number }
  | { type: 'failed' | 'threw' | 'changed'; error: unknown }
);
