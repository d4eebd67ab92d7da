/** The kinds of refusal, each with an HTTP status. */
export type RefusalKind = 'not-found' | 'conflict' | 'invalid' | 'too-large' | 'unsupported';

/** A request that the registry refuses; the message gives the reason, `problems` every single one. */
export class RegistryRefusal extends Error {
  override readonly name = 'RegistryRefusal';
  readonly kind: RefusalKind;
  readonly problems: readonly string[];

  constructor(kind: RefusalKind, message: string, problems: readonly string[] = []) {
    super(message);
    this.kind = kind;
    this.problems = problems;
  }
}
