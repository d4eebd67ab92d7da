import type { ProblemBody } from './schemas/problem.ts';

/**
 * A refusal, told to the caller with this status and body (decisions.md, "API conventions"). Everything
 * else that is thrown is a fault of ours and becomes a 500 without details.
 */
export class Refusal extends Error {
  readonly statusCode: number;
  readonly body: ProblemBody;
  readonly headers: Record<string, string>;

  constructor(statusCode: number, body: ProblemBody, headers: Record<string, string> = {}) {
    super(body.detail ?? 'Invalid input.');
    this.name = 'Refusal';
    this.statusCode = statusCode;
    this.body = body;
    this.headers = headers;
  }
}

const challenge = { 'www-authenticate': 'Bearer realm="api"' };

export const invalid = (fields: Record<string, unknown>) => new Refusal(400, fields);
export const badRequest = (detail: string) => new Refusal(400, { detail });
export const notFound = (detail = 'Not found.') => new Refusal(404, { detail });

/** The thing is not in the state that this needs. */
export const conflict = (detail: string) => new Refusal(409, { detail });

export const forbidden = () =>
  new Refusal(403, { detail: 'You do not have permission to perform this action.' });

export const unauthenticated = () =>
  new Refusal(401, { detail: 'Authentication credentials were not provided.' }, challenge);

export const wrongCredentials = () =>
  new Refusal(401, { detail: 'No active account found with the given credentials' }, challenge);

export const invalidRefreshToken = () =>
  new Refusal(401, { detail: 'Token is invalid', code: 'token_not_valid' }, challenge);

export const invalidAccessToken = () =>
  new Refusal(
    401,
    {
      detail: 'Given token not valid for any token type',
      code: 'token_not_valid',
      messages: [
        {
          token_class: 'AccessToken',
          token_type: 'access',
          message: 'Token is invalid or expired',
        },
      ],
    },
    challenge,
  );

/** @param seconds until the caller may try again */
export const throttled = (seconds: number) =>
  new Refusal(
    429,
    { detail: `Request was throttled. Expected available in ${seconds} seconds.` },
    { 'retry-after': String(seconds) },
  );
