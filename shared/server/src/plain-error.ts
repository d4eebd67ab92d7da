/**
 * An error that the user of the program can fix. Its message is a whole sentence that says what is wrong and
 * what to do; it is printed without the stack trace.
 */
export class PlainError extends Error {
  override readonly name: string = 'PlainError';
  readonly isPlain = true;
}

/** True for a {@link PlainError}, also one from another loaded copy of this package. */
export function isPlainError(error: unknown): error is PlainError {
  return error instanceof Error && 'isPlain' in error && error.isPlain === true;
}
