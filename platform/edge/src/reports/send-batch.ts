import type { ReportBatch } from '@aangan/manifest';
import { toRegistry } from '@aangan/registry-client';
import type { PassThroughTarget } from '../pass-through.ts';
import { postAsEdge } from '../post-as-edge.ts';

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
  const handing = toRegistry('post', '/report-batches', { body: batch });
  const { status } = await postAsEdge(registry, handing, secret);
  if (status === 204 || status === 400 || status === 413) return;
  throw new Error(`The registry answered ${status} to reports.`);
}
