import type { ReportBatch } from '@aangan/manifest';
import { edgeSignatureHeader, signEdge } from '@aangan/server/visitor';
import { inject } from 'light-my-request';
import { request } from 'undici';
import type { PassThroughTarget } from '../pass-through.ts';

/** Below /platform; it takes requests of edges only. */
const path = '/platform/report-batches';
/** How long the registry may take, in milliseconds. */
const timeoutMs = 5_000;

/**
 * Hands a batch to the registry, in this process or over HTTP, signed.
 * @throws Error where it does not answer, or not with 204. A batch that it refuses as malformed is dropped: it would
 *   be refused again.
 */
export async function sendBatch(
  registry: PassThroughTarget,
  secret: string,
  batch: ReportBatch,
): Promise<void> {
  const body = JSON.stringify(batch);
  const headers = {
    'content-type': 'application/json',
    [edgeSignatureHeader]: signEdge(body, secret),
  };
  const status = await post(registry, body, headers);
  if (status === 204 || status === 400 || status === 413) return;
  throw new Error(`The registry answered ${status} to reports.`);
}

async function post(
  registry: PassThroughTarget,
  body: string,
  headers: Record<string, string>,
): Promise<number> {
  if (typeof registry === 'function') {
    const answer = await inject(registry, { method: 'POST', url: path, payload: body, headers });
    return answer.statusCode;
  }
  const { statusCode, body: answer } = await request(new URL(path, registry), {
    ...{ method: 'POST', body, headers },
    signal: AbortSignal.timeout(timeoutMs),
  });
  await answer.dump();
  return statusCode;
}
