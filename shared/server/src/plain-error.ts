/**
 * An error that the person who started the program can mend. Its message is a whole sentence that says
 * what is wrong and what to do; whoever prints it leaves the stack trace out.
 */
export class PlainError extends Error {
  override readonly name: string = 'PlainError';
  readonly isPlain = true;
}

/** True for a {@link PlainError}, also one from another loaded copy of this package. */
export function isPlainError(error: unknown): error is PlainError {
  return error instanceof Error && 'isPlain' in error && error.isPlain === true;
}
