import { createSupervisor, listen, socketOf } from '@aangan/render';
import type { SiteMetrics } from '../start/open-metrics.ts';
import { relayTraces } from '../start/relay-traces.ts';
import { rendererMetrics } from '../start/renderer-metrics.ts';
import { runRenderer } from '../start/run-renderer.ts';
import { siteTracing } from '../start/site-tracing.ts';
import { definePart, type Start } from './part.ts';

declare module './part.ts' {
  interface Provided {
    /** Its address; undefined if nothing is rendered. It may not listen yet. */
    renderer: string | undefined;
  }
}

/** Renders pages, without database, files or secrets. A whole site runs it as a child. */
export const part = definePart('renderer', {
  needs: ['metrics'],
  ports: ({ settings: { rendererUrl = '', port } }) => (socketOf(rendererUrl) ? [] : [port]),
  run: async ({ settings, logger, lifecycle, progress }, { metrics }) => {
    const { host, port, rendererUrl = '', edgeSecret } = settings;
    // Without the secret, it could not distinguish the edge's trace headers from a visitor's.
    const tracing =
      edgeSecret && (await siteTracing(settings, { logger, secret: edgeSecret }, lifecycle));
    const app = await createSupervisor({
      logger,
      edgeSecret,
      metrics: (await metrics).part('renderer'),
      ...(tracing && { tracer: tracing.part('renderer') }),
    });
    await lifecycle.opened(() => app.close(), 5_000);
    const socket = socketOf(rendererUrl);
    await listen(app, socket ?? { host, port });
    const url = socket ? rendererUrl : `http://${host}:${port}`;
    progress.say(`The renderer is ready at ${url}`);
    return url;
  },
  reach: async (start, { metrics }) =>
    start.settings.rendererUrl ?? (start.isWhole ? runChild(start, await metrics) : undefined),
});

/** Its metrics are served with those of the other parts. */
async function runChild(
  { settings, logger, lifecycle }: Start,
  metrics: SiteMetrics,
): Promise<string> {
  const isMeasured = settings.metricsPort !== undefined;
  const takeTraces = (folder: string) => relayTraces(settings, folder, lifecycle);
  const options = { logger, logLevel: settings.logLevel, isMeasured, takeTraces };
  const url = await runRenderer(options, lifecycle);
  if (isMeasured) metrics.add(await rendererMetrics(url, lifecycle));
  return url;
}
