/** Why the registry said no, in the words of HTTP's answers. */
export type RefusalKind = 'not-found' | 'conflict' | 'invalid' | 'too-large';

/** Something the registry was asked and will not do; the message says why, `problems` each reason. */
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
