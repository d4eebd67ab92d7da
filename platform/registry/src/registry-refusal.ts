/** The kinds of refusal, each with an HTTP status. */
export type RefusalKind =
  | 'not-found'
  | 'conflict'
  | 'forbidden'
  | 'invalid'
  | 'too-large'
  | 'unsupported'
  | 'unavailable';

/** A request that the registry refuses: the message gives the reason, `problems` lists every single one. */
export class RegistryRefusal extends Error {
  override readonly name = 'RegistryRefusal';
  readonly kind: RefusalKind;
  readonly problems: readonly string[];
  /** Tells refusals of one status apart, for programs. */
  readonly code: string | undefined;

  constructor(kind: RefusalKind, message: string, more: readonly string[] | { code: string } = []) {
    super(message);
    this.kind = kind;
    this.problems = 'code' in more ? [] : more;
    this.code = 'code' in more ? more.code : undefined;
  }
}
