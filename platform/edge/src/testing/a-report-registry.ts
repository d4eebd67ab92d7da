import assert from 'node:assert/strict';
import type { RequestListener } from 'node:http';
import { ReportBatch } from '@aangan/manifest';
import { edgeSignatureHeader, isSignedByEdge } from '@aangan/server/visitor';
import { Value } from 'typebox/value';

/** EDGE_SECRET of the edge and the registry. */
export const secret = 'a secret of all edges, of 32 characters';

/** A registry that takes reports, with all that it has got. */
export interface ReportRegistry {
  batches: ReportBatch[];
  /** The status that it answers. */
  status: number;
  listener: RequestListener;
}

/** Each batch must be well-formed, and signed by an edge. */
export function aReportRegistry(): ReportRegistry {
  const registry: ReportRegistry = {
    batches: [],
    status: 204,
    listener: (request, response) => {
      let body = '';
      request.on('data', (chunk) => {
        body += chunk;
      });
      request.on('end', () => {
        const batch: unknown = JSON.parse(body);
        assert.ok(Value.Check(ReportBatch, batch), body);
        assert.ok(isSignedByEdge(request.headers[edgeSignatureHeader], { body, secret }));
        registry.batches.push(batch);
        response.statusCode = registry.status;
        response.end();
      });
    },
  };
  return registry;
}
