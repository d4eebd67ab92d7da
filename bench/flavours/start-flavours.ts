import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildOneBundle } from '../../platform/build/src/one-bundle.ts';
import { httpRegistryReader } from '../../platform/edge/src/index.ts';
import type { RegistryReader } from '../../platform/manifest/src/index.ts';
import { createSupervisor } from '../../platform/render/src/index.ts';
import { bundledReader } from './bundled-reader.ts';
import { naiveSite } from './naive-site.ts';
import { benchLogger, serveEdge } from './serve-edge.ts';

/**
 * Serves a running site's sources in three flavours, each by the same edge and renderer: its releases; the same
 * sources as one bundle; and its releases as a site that is federated the common way.
 * @param origin the running site, of which API and registry are used
 */
export async function startFlavours(origin: URL) {
  const renderer = await createSupervisor({ logger: benchLogger });
  const rendererUrl = await renderer.listen({ host: '127.0.0.1', port: 0 });
  // Compositions of both flavours have the renderer to themselves while they are measured.
  const serve = (reader: RegistryReader) => serveEdge(origin, { reader, rendererUrl });
  const releases = httpRegistryReader(origin);
  const bundle = await buildOneBundle(join(import.meta.dirname, '../..'));
  const federated = await serve(releases);
  const bundled = await serve(await bundledReader(releases, bundle));
  const naive = naiveSite(federated.url).listen(0, '127.0.0.1');
  await once(naive, 'listening');
  const naiveUrl = new URL(`http://127.0.0.1:${(naive.address() as AddressInfo).port}`);
  return {
    sites: { federated: federated.url, bundle: bundled.url, naive: naiveUrl },
    async stop() {
      naive.close().closeAllConnections();
      await federated.edge.close();
      await bundled.edge.close();
      await renderer.close();
    },
  };
}
