import type { Logger } from '@aangan/server';
import { openTracing, type Tracer } from '@aangan/server/tracing';
import type { StartSettings } from '../start-settings.ts';
import type { Lifecycle } from './lifecycle.ts';

/** The traces of this process, part by part. */
export interface SiteTracing {
  /** What makes the spans of a part; undefined where nothing is traced. */
  part(name: string): Tracer | undefined;
}

interface Options {
  logger: Logger;
  /** EDGE_SECRET: signs the trace headers for other processes and pages. */
  secret: string;
}

/** Exports traces until the program stops; without OTEL_EXPORTER_OTLP_ENDPOINT nothing is traced. */
export async function siteTracing(
  { tracesEndpoint: endpoint, tracesHeaders: headers, sampledShare }: StartSettings,
  { logger, secret }: Options,
  lifecycle: Lifecycle,
): Promise<SiteTracing> {
  if (endpoint === undefined) return { part: () => undefined };
  const onError = (error: unknown) => logger.warn(error, 'traces cannot be exported');
  const options = { endpoint, sampledShare, secret, onError, ...(headers && { headers }) };
  const tracing = await openTracing(options);
  await lifecycle.opened(() => tracing.close(), 4_000);
  return { part: (name) => tracing.tracer(name) };
}
