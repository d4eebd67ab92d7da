import {
  type ApiClient,
  type ApiProblem,
  hasCode,
  problemOf,
  type SubmissionKeys,
} from '@aangan/api-client';
import { endpoint } from '@aangan/api-client/endpoints';
import type { Addressee } from '@aangan/host';
import type { payloadOf } from '../model/connect-values.ts';
import { checkConnection, type KnownConnection } from './connect-api.ts';

/** How a send ended; `duplicate`: the client has an active request with this firm; `message` is the API's. */
export type SendResult =
  | { ended: 'sent' }
  | { ended: 'duplicate'; message: string }
  | { ended: 'failed'; problem: ApiProblem };

/**
 * POST /client/connect/. Never rejects.
 * @param keys those of the dialog: sent again after a lost answer, the same request is stored once
 */
export async function sendRequest(
  { send }: ApiClient,
  body: ReturnType<typeof payloadOf>,
  keys: SubmissionKeys,
): Promise<SendResult> {
  try {
    const idempotencyKey = keys.keyFor(body);
    await send(endpoint('post', '/client/connect/', { body, idempotencyKey }));
    keys.created();
    return { ended: 'sent' };
  } catch (error) {
    const problem = problemOf(error);
    if (!hasCode(problem, 'active_request')) return { ended: 'failed', problem };
    return { ended: 'duplicate', message: problem.message };
  }
}

/** The client's stored request to a firm; null where it cannot be read. Never rejects. */
export async function storedRequest(
  { send }: ApiClient,
  addressee: Addressee,
  email = '',
): Promise<KnownConnection> {
  return send(checkConnection(addressee, email)).catch(() => null);
}
