import { createEdge, createRendererClient } from '../../platform/edge/src/index.ts';
import type { RegistryReader } from '../../platform/manifest/src/index.ts';
import { createLogger } from '../../shared/server/src/index.ts';

/** The logger of what benches serve: errors only. */
export const benchLogger = createLogger({ name: 'bench', level: 'error' });

/**
 * An edge on a free port of loopback, for a running site's API and registry.
 * @param origin the running site
 */
export async function serveEdge(
  origin: URL,
  { reader, rendererUrl }: { reader: RegistryReader; rendererUrl: string },
) {
  const edge = await createEdge({
    channel: 'production',
    reader,
    passThrough: { '/api': origin, '/platform': origin },
    publicUrl: origin,
    renderer: createRendererClient({ url: rendererUrl, reader, deadlineMs: 8_000 }),
    logger: benchLogger,
    isIndexed: true,
  });
  return { edge, url: new URL(await edge.listen({ host: '127.0.0.1', port: 0 })) };
}
