import { createServer, type ServerResponse } from 'node:http';
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue } from 'prom-client';
import type { Metrics } from './create-metrics.ts';

/** Reads the current metrics of this process or of another process of the site. */
export type MetricSource = () => Promise<MetricObjectWithValues<MetricValue<string>>[]>;

/** The metrics of a part in this process as a source. */
export function ownMetrics({ registry }: Metrics): MetricSource {
  return () => registry.getMetricsAsJSON();
}

interface ServeOptions {
  host: string;
  port: number;
  /** The sources of one response; the label `process` tells the parts apart. */
  sources: readonly MetricSource[];
  /** Called for each source that cannot be read; the others are still served. */
  onError: (error: unknown) => void;
}

/**
 * Serves metrics in Prometheus' text format at `/metrics`, on a port of its own, so that no visitor reaches them.
 * @returns its port, and how it is closed
 */
export async function serveMetrics(
  options: ServeOptions,
): Promise<{ port: number; close(): Promise<void> }> {
  const { host, port, sources, onError } = options;
  const server = createServer((request, response) => {
    const path = (request.url ?? '').split('?', 1)[0];
    if (request.method !== 'GET' || path !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    writeMetrics(response, sources, onError).catch((error: unknown) => {
      onError(error);
      response.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function writeMetrics(
  response: ServerResponse,
  sources: readonly MetricSource[],
  onError: (error: unknown) => void,
): Promise<void> {
  const read = await Promise.all(
    sources.map((source) =>
      source().catch((error: unknown) => {
        onError(error);
        return [];
      }),
    ),
  );
  // Prometheus wants one block for each name, whichever parts have it.
  const all = AggregatorRegistry.aggregate(read as unknown as object[]);
  response.writeHead(200, { 'content-type': all.contentType }).end(await all.metrics());
}
