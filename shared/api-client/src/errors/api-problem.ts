import type { components } from '../endpoints/schema.generated.ts';

/** The codes of the API's refusals, with their meanings in the OpenAPI document. */
export type ProblemCode = components['schemas']['ProblemCode'];

/**
 * What can go wrong with a request, by what a page does about it:
 * - `validation`: 400 or 422 with messages at fields
 * - `unauthenticated` 401, `forbidden` 403, `not-found` 404 and 410, `conflict` 409, `throttled` 429
 * - `rejected`: any other 4xx
 * - `server`: 5xx
 * - `network`: no answer came; `timeout`: it did not come in time; `cancelled`: the page no longer waits for it
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
  /** One sentence; the API's own if its answer has one. */
  message: string;
  /**
   * The stable code of a refusal of the whole request. Decide by it, never by the message. A newer API may
   * send a code that this page does not know.
   */
  code?: ProblemCode;
  /** Messages by field, nested ones with dots ("featured_links.0.url"), `non_field_errors` among them. */
  fields?: Record<string, string[]>;
  /** Codes by field, with the same keys and order as `fields`: one code for each message. */
  codes?: Record<string, ProblemCode[]>;
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

/** Whether this is an {@link ApiError}, of any copy of this package. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'problem' in error;
}

/** The problem behind anything that was thrown or came out of RTK Query; `network` for an unknown error. */
export function problemOf(error: unknown): ApiProblem {
  if (isApiError(error)) return error.problem;
  if (isApiProblem(error)) return error;
  return { kind: 'network', message: error instanceof Error ? error.message : 'Request failed' };
}

function isApiProblem(value: unknown): value is ApiProblem {
  return typeof value === 'object' && value !== null && 'kind' in value && 'message' in value;
}
