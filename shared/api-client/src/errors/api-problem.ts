/**
 * What can go wrong with a request, in words that a page can act on:
 * - `validation`: 400 or 422 with messages at fields
 * - `unauthenticated` 401, `forbidden` 403, `not-found` 404, `conflict` 409, `throttled` 429
 * - `rejected`: any other 4xx
 * - `server`: 5xx
 * - `network`: no answer came; `timeout`: it did not come in time; `cancelled`: nobody waits for it any more
 */
export type ApiProblemKind =
  | 'validation'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'throttled'
  | 'rejected'
  | 'server'
  | 'network'
  | 'timeout'
  | 'cancelled';

/** A failed request as plain data, fit for a Redux store. */
export interface ApiProblem {
  kind: ApiProblemKind;
  /** The HTTP status; absent where no answer came. */
  status?: number;
  /** One sentence: the answer's own where it has one. */
  message: string;
  /** Messages by field, nested ones with dots ("featured_links.0.url"), `non_field_errors` among them. */
  fields?: Record<string, string[]>;
  /** Seconds until another try makes sense (429). */
  retryAfter?: number;
  /** The answer's body as it came. */
  body?: unknown;
}

/** The error that the client throws. Tell it apart with {@link isApiError}: two copies of a class may be loaded. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly problem: ApiProblem;

  constructor(problem: ApiProblem, cause?: unknown) {
    super(problem.message, { cause });
    this.problem = problem;
  }
}

/** Whether this is an {@link ApiError}, of whichever copy of this package. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'problem' in error;
}

/** The problem behind anything that was thrown or came out of RTK Query; what is not an ApiError is a `network` one. */
export function problemOf(error: unknown): ApiProblem {
  if (isApiError(error)) return error.problem;
  if (isApiProblem(error)) return error;
  return { kind: 'network', message: error instanceof Error ? error.message : 'Request failed' };
}

function isApiProblem(value: unknown): value is ApiProblem {
  return typeof value === 'object' && value !== null && 'kind' in value && 'message' in value;
}
