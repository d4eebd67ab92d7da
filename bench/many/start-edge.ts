import { join } from 'node:path';
import { httpRegistryReader } from '../../platform/edge/src/index.ts';
import { createSupervisor } from '../../platform/render/src/index.ts';
import { benchLogger, serveEdge } from '../flavours/serve-edge.ts';
import { scaffoldedReader } from './scaffolded-reader.ts';

/**
 * An edge with a renderer of its own, for a running site's API and registry.
 * @param remotes how many remotes its composition has
 */
export async function startEdge(origin: URL, remotes: number) {
  const reader = scaffoldedReader(httpRegistryReader(origin), remotes);
  const renderer = await createSupervisor({ logger: benchLogger });
  const rendererUrl = await renderer.listen({ host: '127.0.0.1', port: 0 });
  const { edge, url } = await serveEdge(origin, { reader, rendererUrl });
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
