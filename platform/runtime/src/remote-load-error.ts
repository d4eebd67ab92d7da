/** A remote's module that could not be loaded, from its release or from the last known good one. */
export class RemoteLoadError extends Error {
  override readonly name = 'RemoteLoadError';
  readonly remote: string;
  readonly expose: string;

  constructor(remote: string, expose: string, cause: unknown) {
    super(`${remote} ${expose} could not be loaded`, { cause });
    this.remote = remote;
    this.expose = expose;
  }
}
