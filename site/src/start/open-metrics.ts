import type { Logger } from '@aangan/server';
import {
  createMetrics,
  type MetricSource,
  type Metrics,
  observeProcess,
  ownMetrics,
  serveMetrics,
} from '@aangan/server/metrics';
import type { StartSettings } from '../start-settings.ts';
import type { Lifecycle } from './lifecycle.ts';

/** The metrics of this process, by part, and of other processes that it reads. */
export interface SiteMetrics {
  /** The metrics of a part; undefined where none are served. */
  part(name: string): Metrics | undefined;
  /** Also serves the metrics of another process. */
  add(source: MetricSource): void;
}

/**
 * Serves metrics on METRICS_PORT until the program stops; without that setting nothing is counted.
 * @param process the label for metrics of the whole process: memory, processor time, event loop
 */
export async function openMetrics(
  { metricsHost: host, metricsPort: port }: StartSettings,
  { process, logger }: { process: string; logger: Logger },
  lifecycle: Lifecycle,
): Promise<SiteMetrics> {
  if (port === undefined) return { part: () => undefined, add: () => undefined };
  const parts = new Map<string, Metrics>();
  const sources: MetricSource[] = [];
  const part = (name: string) => {
    const known = parts.get(name);
    if (known) return known;
    const made = createMetrics(name);
    parts.set(name, made);
    sources.push(ownMetrics(made));
    return made;
  };
  const ofProcess = observeProcess(part(process));
  const onError = (error: unknown) => logger.warn(error, 'some metrics cannot be read');
  const served = await serveMetrics({ host, port, sources, onError });
  await lifecycle.opened(async () => {
    ofProcess.stop();
    await served.close();
  }, 2_000);
  return { part, add: (source) => void sources.push(source) };
}
