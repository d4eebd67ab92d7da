import type { Endpoint } from '@aangan/registry-client';
import { edgeSignatureHeader, signEdge } from '@aangan/server/visitor';
import { inject } from 'light-my-request';
import { request } from 'undici';
import type { PassThroughTarget } from './pass-through.ts';

/** How long the registry may take, in milliseconds. */
const timeoutMs = 5_000;

/**
 * Posts to the registry, in this process or over HTTP, signed with EDGE_SECRET.
 * @returns the status, and the answer if the status is 200
 * @throws Error if the registry does not answer
 */
export async function postAsEdge<Answer>(
  registry: PassThroughTarget,
  { url, data }: Endpoint<Answer>,
  secret: string,
): Promise<{ status: number; answer?: Answer }> {
  const { status, body } = await post(registry, { url, body: JSON.stringify(data), secret });
  return status === 200 ? { status, answer: JSON.parse(body) as Answer } : { status };
}

async function post(
  registry: PassThroughTarget,
  { url, body, secret }: { url: string; body: string; secret: string },
): Promise<{ status: number; body: string }> {
  const headers = {
    'content-type': 'application/json',
    [edgeSignatureHeader]: signEdge(body, secret),
  };
  if (typeof registry === 'function') {
    const answer = await inject(registry, { method: 'POST', url, payload: body, headers });
    return { status: answer.statusCode, body: answer.payload };
  }
  const answer = await request(new URL(url, registry), {
    method: 'POST',
    body,
    headers,
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: answer.statusCode, body: await answer.body.text() };
}
