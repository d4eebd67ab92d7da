import { isPlainError } from '@aangan/server/plain-error';
import { SiteRefusal } from '../site-client.ts';
import { isUsageError } from './usage-error.ts';

/** 2 for a wrong command line, 1 for everything else that failed. */
export function exitCodeOf(error: unknown): 1 | 2 {
  return isUsageError(error) ? 2 : 1;
}

/** A failure as the JSON document that a command prints with --json. */
export function failureAsJson(error: unknown): string {
  const message = isPlainError(error) ? error.message : String(error);
  const refused = error instanceof SiteRefusal && { status: error.status, ...error.refusal };
  return JSON.stringify({ error: { message, ...refused } }, null, 2);
}
