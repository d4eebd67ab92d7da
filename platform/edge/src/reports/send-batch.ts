import type { ReportBatch } from '@aangan/manifest';
import { toRegistry } from '@aangan/registry-client';
import type { PassThroughTarget } from '../pass-through.ts';
import { postAsEdge } from '../post-as-edge.ts';

/**
 * Sends a signed batch to the registry, in this process or over HTTP. A batch that the registry refuses as malformed is
 * dropped: it would be refused again.
 * @throws Error if the registry does not answer, or with another status than 204
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
