/**
 * Why Instagram did not do what it was asked: `reconnect` when it does not accept the token any more, `refused` when it
 * refuses the request, such as an expired code, `failed` when it cannot be reached or answers something else.
 */
export type FailureKind = 'reconnect' | 'refused' | 'failed';

/** A request to Instagram that failed for good. The message has no secret and nothing that Instagram wrote. */
export class ProviderFailure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string) {
    super(message);
    this.name = 'ProviderFailure';
    this.kind = kind;
  }
}
