import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as OTLP/HTTP sends it, with the part of the site that made it. */
export interface ReceivedSpan {
  /** The service name of the resource, such as `aangan-api`. */
  service: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  /** 1 internal, 2 server, 3 client, 5 consumer. */
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  /** 2 is an error. */
  status: { code?: number };
  attributes: Record<string, string | number>;
}

export interface TraceReceiver {
  url: string;
  spans: ReceivedSpan[];
  /** The headers of each export. */
  headers: Record<string, unknown>[];
  /** Waits until `isThere` is true, for at most ten seconds. Does not throw: the caller checks the spans. */
  until(isThere: (spans: readonly ReceivedSpan[]) => boolean): Promise<void>;
  close(): Promise<void>;
}

interface OtlpTraces {
  resourceSpans: {
    resource: { attributes: OtlpAttribute[] };
    scopeSpans: { spans: (Omit<ReceivedSpan, 'attributes'> & { attributes: OtlpAttribute[] })[] }[];
  }[];
}

interface OtlpAttribute {
  key: string;
  value: { stringValue?: string; intValue?: number; doubleValue?: number };
}

/** Takes traces over OTLP/HTTP in JSON, as a collector does. */
export async function startTraceReceiver(port = 0): Promise<TraceReceiver> {
  const spans: ReceivedSpan[] = [];
  const headers: TraceReceiver['headers'] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (request.url !== '/v1/traces') return response.writeHead(404).end();
    headers.push(request.headers);
    spans.push(...spansOf(JSON.parse(Buffer.concat(chunks).toString())));
    return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  return {
    spans,
    headers,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    until: async (isThere) => {
      const deadline = Date.now() + 10_000;
      while (!isThere(spans) && Date.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function spansOf({ resourceSpans }: OtlpTraces): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ attributes, ...span }) => ({
        ...span,
        service: String(valuesOf(resource.attributes)['service.name']),
        attributes: valuesOf(attributes),
      })),
    ),
  );
}

function valuesOf(attributes: readonly OtlpAttribute[]): Record<string, string | number> {
  return Object.fromEntries(
    attributes.map(({ key, value: { stringValue, intValue, doubleValue } }) => [
      key,
      stringValue ?? intValue ?? doubleValue ?? '',
    ]),
  );
}
