import { join } from 'node:path';
import {
  createEdge,
  createRendererClient,
  httpRegistryReader,
} from '../../platform/edge/src/index.ts';
import { createSupervisor } from '../../platform/render/src/index.ts';
import { createLogger } from '../../shared/server/src/index.ts';
import { scaffoldedReader } from './scaffolded-reader.ts';

/**
 * An edge with a renderer of its own, for a running site's API and registry.
 * @param remotes how many remotes its composition has
 */
export async function startEdge(origin: URL, remotes: number) {
  const logger = createLogger({ name: 'bench', level: 'error' });
  const reader = scaffoldedReader(httpRegistryReader(origin), remotes);
  const renderer = await createSupervisor({ logger });
  const rendererUrl = await renderer.listen({ host: '127.0.0.1', port: 0 });
  const edge = await createEdge({
    channel: 'production',
    reader,
    passThrough: { '/api': origin, '/platform': origin },
    publicUrl: origin,
    renderer: createRendererClient({ url: rendererUrl, reader, deadlineMs: 8_000 }),
    logger,
    isIndexed: true,
  });
  const url = new URL(await edge.listen({ host: '127.0.0.1', port: 0 }));
  return {
    url,
    async stop() {
      await edge.close();
      await renderer.close();
    },
  };
}

/** The program that runs such an edge in a process of its own: `[origin]`; it prints its address. */
export const edgeProcess = join(import.meta.dirname, 'edge-process.ts');
