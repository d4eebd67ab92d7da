import { edgeSignatureHeader, signEdge } from '@aangan/server/visitor';
import { inject } from 'light-my-request';
import { request } from 'undici';
import type { PassThroughTarget } from './pass-through.ts';

/** How long the registry may take, in milliseconds. */
const timeoutMs = 5_000;

/**
 * Sends JSON to the registry, in this process or over HTTP, signed.
 * @param asked.path below the registry's origin
 * @throws Error where it does not answer
 */
export async function postAsEdge(
  registry: PassThroughTarget,
  asked: { path: string; body: string; secret: string },
): Promise<{ status: number; body: string }> {
  const { path, body, secret } = asked;
  const headers = {
    'content-type': 'application/json',
    [edgeSignatureHeader]: signEdge(body, secret),
  };
  if (typeof registry === 'function') {
    const answer = await inject(registry, { method: 'POST', url: path, payload: body, headers });
    return { status: answer.statusCode, body: answer.payload };
  }
  const answer = await request(new URL(path, registry), {
    ...{ method: 'POST', body, headers },
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: answer.statusCode, body: await answer.body.text() };
}
