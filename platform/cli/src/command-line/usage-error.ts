import { PlainError } from '@aangan/server/plain-error';

/** An invalid command line: the command ends with exit code 2 without contacting the site. */
export class UsageError extends PlainError {
  override readonly name = 'UsageError';
  readonly isUsage = true;
}

/** True for a {@link UsageError}. */
export function isUsageError(error: unknown): error is UsageError {
  return error instanceof Error && 'isUsage' in error && error.isUsage === true;
}
