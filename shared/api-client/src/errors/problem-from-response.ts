import type { ApiProblem, ApiProblemKind } from './api-problem.ts';
import { fieldMessages } from './field-messages.ts';

const kindByStatus: Record<number, ApiProblemKind> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  410: 'not-found',
  409: 'conflict',
  429: 'throttled',
};

/**
 * An answer with an error status as a problem. Bodies follow Django REST Framework: `detail` with `code`, or
 * messages by field with `codes` in the same shape.
 */
export function problemFromResponse(
  status: number,
  body: unknown,
  retryAfterHeader?: unknown,
): ApiProblem {
  const fields = status === 400 || status === 422 ? fieldMessages(body) : undefined;
  const { code, codes } = codesIn(body);
  const retryAfter = Number(retryAfterHeader);
  return {
    kind: kindOf(status, fields),
    status,
    message: messageOf(body, fields) ?? `The request failed with status ${status}.`,
    body,
    ...(code && { code }),
    ...(fields && { fields }),
    ...(fields && codes && { codes }),
    ...(retryAfter > 0 && { retryAfter }),
  };
}

/** Any text counts as a `ProblemCode`: the API sends only codes of the table that the type is generated from. */
function codesIn(body: unknown): Pick<ApiProblem, 'code' | 'codes'> {
  if (typeof body !== 'object' || body === null) return {};
  const code = 'code' in body && typeof body.code === 'string' ? body.code : undefined;
  const codes = 'codes' in body ? fieldMessages(body.codes) : undefined;
  return { code, codes } as Pick<ApiProblem, 'code' | 'codes'>;
}

function kindOf(status: number, fields: Record<string, string[]> | undefined): ApiProblemKind {
  if (status >= 500) return 'server';
  return kindByStatus[status] ?? (fields ? 'validation' : 'rejected');
}

function messageOf(body: unknown, fields?: Record<string, string[]>): string | undefined {
  if (typeof body === 'object' && body !== null) {
    if ('detail' in body && typeof body.detail === 'string') return body.detail;
    if ('message' in body && typeof body.message === 'string') return body.message;
  }
  return fields && Object.values(fields)[0]?.[0];
}
