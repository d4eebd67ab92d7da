import { type ApiClient, type ApiProblem, problemOf } from '@aangan/api-client';
import { endpoint } from '@aangan/api-client/endpoints';
import type { Addressee } from '@aangan/host';
import { type ConnectValues, payloadOf } from '../model/connect-values.ts';

/** The result of sending; `duplicate` holds the API's message that the firm has an active request already. */
export type SendResult =
  | { ended: 'sent' }
  | { ended: 'duplicate'; message: string }
  | { ended: 'failed'; problem: ApiProblem };

/** POST /client/connect/. Never rejects. */
export async function sendRequest(
  { send }: ApiClient,
  addressee: Addressee,
  values: ConnectValues,
): Promise<SendResult> {
  try {
    await send(endpoint('post', '/client/connect/', { body: payloadOf(addressee, values) }));
    return { ended: 'sent' };
  } catch (error) {
    const problem = problemOf(error);
    const message = problem.fields?.non_field_errors?.find((text) => /active request/.test(text));
    return message ? { ended: 'duplicate', message } : { ended: 'failed', problem };
  }
}

/** Whether the API may have stored the request although the response was lost. */
export function mayHaveArrived({ kind }: ApiProblem): boolean {
  return kind === 'network' || kind === 'timeout' || kind === 'server';
}
