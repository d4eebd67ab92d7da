import { type FixedProblemCode, type ProblemCode, sentenceOf } from '@aangan/domain';
import type { FieldCodes, ProblemBody } from './schemas/problem.ts';

/**
 * A refusal, told to the caller with this status and body. Anything else that is thrown is a fault of the
 * API and becomes a 500 without details.
 */
export class Refusal extends Error {
  readonly statusCode: number;
  readonly body: ProblemBody;
  readonly headers: Record<string, string>;
  /** What is wrong with the fields of a body; undefined where the refusal is about something else. */
  readonly faults: Faults | undefined;

  constructor(
    statusCode: number,
    body: ProblemBody,
    headers: Record<string, string> = {},
    faults?: Faults,
  ) {
    super(body.detail ?? 'Invalid input.');
    this.name = 'Refusal';
    this.statusCode = statusCode;
    this.body = body;
    this.headers = headers;
    this.faults = faults;
  }
}

/** One sentence about a field, and the code of the rule that refused it. */
export interface FieldMessage {
  code: ProblemCode;
  sentence: string;
}

/** The messages of one field; those of a nested object or list under the names or indexes inside it. */
export type FieldMessages = FieldMessage[] | { [name: string]: FieldMessages };

/** What is wrong with a body, by field; without fields nothing is. */
export type Faults = Record<string, FieldMessages>;

/** The message of a code whose sentence is always the same. */
export const message = (code: FixedProblemCode): FieldMessage => ({
  code,
  sentence: sentenceOf(code),
});

/**
 * The body has the sentences under the names of their fields, as Django REST Framework writes them, and the
 * codes in the same shape under `codes`.
 */
export function invalid(fields: Record<string, FieldMessages>): Refusal {
  const body = {
    ...(pick(fields, 'sentence') as Record<string, unknown>),
    codes: pick(fields, 'code') as Record<string, FieldCodes>,
  };
  return new Refusal(400, body, {}, fields);
}

function pick(messages: FieldMessages, part: keyof FieldMessage): unknown {
  if (Array.isArray(messages)) return messages.map((one) => one[part]);
  const picked = Object.entries(messages).map(([name, inner]) => [name, pick(inner, part)]);
  return Object.fromEntries(picked);
}

const challenge = { 'www-authenticate': 'Bearer realm="api"' };

const refusal = (
  status: number,
  code: ProblemCode,
  detail: string,
  headers?: Record<string, string>,
) => new Refusal(status, { detail, code }, headers);

const fixed = (status: number, code: FixedProblemCode, headers?: Record<string, string>) =>
  refusal(status, code, sentenceOf(code), headers);

export const unroutable = () => fixed(400, 'bad_request');
/** Nobody reads this answer: the client has closed the connection. */
export const requestAbandoned = () => fixed(400, 'bad_request');
export const badSignature = () => fixed(400, 'bad_request');
export const staffAccount = () => fixed(400, 'staff_account');
export const notADesigner = () => fixed(400, 'not_a_designer');

/** @param format what was expected @param reason the parser's own words */
export const unparsable = (format: 'JSON' | 'Multipart form', reason: string) =>
  refusal(400, 'parse_error', `${format} parse error - ${reason}`);

export const unauthenticated = () => fixed(401, 'not_authenticated', challenge);
export const wrongCredentials = () => fixed(401, 'no_active_account', challenge);

/** @param request what is to be proved, and the token to send with the proof */
export const secondFactorRequired = (request: object) =>
  new Refusal(
    401,
    {
      detail: sentenceOf('second_factor_required'),
      code: 'second_factor_required',
      second_factor: request,
    },
    challenge,
  );

export const proofRequired = () => fixed(403, 'proof_required');
export const challengeEnded = () => fixed(409, 'challenge_ended');
export const passkeyRefused = () => fixed(400, 'passkey_refused');
export const passkeyKnown = () => fixed(409, 'passkey_known');
export const passkeysFull = () => fixed(409, 'passkeys_full');
export const appExists = () => fixed(409, 'app_exists');
export const lastFactor = () => fixed(409, 'last_factor');
export const secondOperatorRequired = () => fixed(409, 'second_operator_required');
export const noFactor = () => fixed(409, 'no_factor');

export const invalidRefreshToken = () =>
  refusal(401, 'token_not_valid', 'Token is invalid', challenge);

/** The body that simplejwt answers with. */
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

export const forbidden = () => fixed(403, 'permission_denied');
export const readOnlyAccount = () => fixed(403, 'read_only_account');
export const notOnStaging = () => fixed(403, 'not_on_staging');
export const notFound = () => fixed(404, 'not_found');
export const gone = () => fixed(410, 'gone');
export const invalidPage = () => fixed(404, 'invalid_page');

/** @param allowed the methods that the address answers */
export const wrongMethod = (method: string, allowed: readonly string[]) =>
  refusal(405, 'method_not_allowed', `Method "${method}" not allowed.`, {
    allow: allowed.join(', '),
  });

export const verifiedAlready = () =>
  wrongStatus('Only a profile that is not verified can be sent back.');

/** @param detail which status is needed, and which it is */
export const wrongStatus = (detail: string) => refusal(409, 'wrong_status', detail);

export const changedElsewhere = () => fixed(409, 'changed_elsewhere');
export const reviewHidden = () => fixed(409, 'review_hidden');
export const reviewTooOld = () => fixed(409, 'review_too_old');
export const requestNotApproved = () => fixed(403, 'request_not_approved');
export const bothMustWrite = () => fixed(403, 'both_must_write');
export const firmNotOpen = () => fixed(409, 'firm_not_open');
export const reviewEdited = () => fixed(409, 'review_edited');

/** @param looksLike firms that published such a picture earlier */
export const looksLikeAnother = (looksLike: readonly object[]) =>
  new Refusal(409, {
    detail: sentenceOf('looks_like_another'),
    code: 'looks_like_another',
    looks_like: looksLike,
  });

export const evidenceChanged = () => fixed(409, 'evidence_changed');
export const tooManyBoards = () => fixed(409, 'too_many_boards');
export const boardFull = () => fixed(409, 'board_full');
export const alreadyOnBoard = () => fixed(409, 'already_on_board');
export const conversationBlocked = () => fixed(403, 'conversation_blocked');
export const conversationBlockedByYou = () => fixed(403, 'conversation_blocked_by_you');
export const otherAccountInactive = () => fixed(409, 'other_account_inactive');

export const draftChangedElsewhere = () => fixed(409, 'draft_changed_elsewhere');
export const quoteSuperseded = () => fixed(409, 'quote_superseded');
export const quoteExpired = () => fixed(409, 'quote_expired');
export const quoteNotOpen = () => fixed(409, 'quote_not_open');
export const quoteAccepted = () => fixed(409, 'quote_accepted');
export const quotesFull = () => fixed(409, 'quotes_full');
export const templatesFull = () => fixed(409, 'templates_full');
export const briefsFull = () => fixed(409, 'briefs_full');
export const jobEnded = () => fixed(409, 'job_ended');
export const changeDecided = () => fixed(409, 'change_decided');

export const linkEnded = () => fixed(410, 'link_ended');

export const idempotencyKeyReused = () => fixed(422, 'idempotency_key_reused');
export const idempotentRequestDone = () => fixed(409, 'idempotent_request_done');
export const idempotentRequestRunning = () =>
  fixed(409, 'idempotent_request_running', { 'retry-after': '1' });

export const instagramNotConnected = () => fixed(409, 'instagram_not_connected');
export const instagramReconnect = () => fixed(409, 'instagram_reconnect');
export const instagramFailed = () => fixed(502, 'instagram_failed');
export const instagramUnavailable = () => fixed(503, 'instagram_unavailable');

export const profileRequired = () => invalid({ non_field_errors: [message('profile_required')] });

export const tooLarge = () => fixed(413, 'payload_too_large');

export const unsupportedMediaType = (type: string) =>
  refusal(415, 'unsupported_media_type', `Unsupported media type "${type}" in request.`);

/** @param bytes the length of the file */
export const rangeNotSatisfiable = (bytes: number) =>
  fixed(416, 'range_not_satisfiable', { 'content-range': `bytes */${bytes}` });

/** @param seconds until the caller may try again */
export const throttled = (seconds: number) =>
  refusal(429, 'throttled', `Request was throttled. Expected available in ${seconds} seconds.`, {
    'retry-after': String(seconds),
  });

/** What the framework refuses by itself and has no code of its own. */
export const refusedByFramework = (status: number, detail: string) =>
  refusal(status, 'bad_request', detail);

export const serverError = () => fixed(500, 'server_error');
export const unavailable = () => fixed(503, 'service_unavailable', { 'retry-after': '5' });
export const storageFull = () => fixed(507, 'storage_full');
