import { PlainError } from '@aangan/server/plain-error';

/** A command line that is wrong in itself: the command ends with exit code 2, and nothing was asked of the site. */
export class UsageError extends PlainError {
  override readonly name = 'UsageError';
  readonly isUsage = true;
}

/** True for a {@link UsageError}. */
export function isUsageError(error: unknown): error is UsageError {
  return error instanceof Error && 'isUsage' in error && error.isUsage === true;
}
