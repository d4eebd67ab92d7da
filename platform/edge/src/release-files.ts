import {
  isReleaseAddress,
  isSourceMap,
  type RegistryReader,
  type ReleasedFile,
} from '@aangan/manifest';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';

/** How much of released files is kept in memory, in bytes. */
const memoryBytes = 64 * 1024 * 1024;

/** The part of a file's address that names its release. */
const releasePath = /^\/releases\/[^/]+\/[^/]+\//;

interface FilePath {
  name: string;
  release: string;
  '*': string;
}

/**
 * Serves `/releases/{name}/{release}/{path}`: immutable, so that a browser asks once; what is not there is never
 * cacheable. Source maps are redirected to the registry, which identifies integrators.
 */
export function releaseFiles(app: FastifyInstance, { reader }: { reader: RegistryReader }): void {
  const files = keepInMemory(reader);
  app.get<{ Params: FilePath }>('/releases/:name/:release/*', async (request, reply) => {
    const { name, release, '*': path } = request.params;
    if (isSourceMap(path)) {
      reply.header('cache-control', 'no-store');
      return reply.redirect(request.url.replace(releasePath, '/platform$&files/'), 307);
    }
    const file = isReleaseAddress({ name, release, path })
      ? await files.read(name, release, path)
      : undefined;
    reply.header('access-control-allow-origin', '*').header('x-content-type-options', 'nosniff');
    if (!file) {
      return reply.code(404).header('cache-control', 'no-store').send({ detail: 'Not found.' });
    }
    reply
      .type(file.contentType)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding');
    const acceptsBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    if (!file.brotli || !acceptsBrotli) return reply.send(Buffer.from(file.bytes));
    return reply.header('content-encoding', 'br').send(Buffer.from(file.brotli));
  });
}

/** Keeps the files that were asked for last. Requests for one file share one read; a missing file is not kept. */
function keepInMemory(reader: RegistryReader) {
  const kept = new LRUCache<string, ReleasedFile, FilePath>({
    maxSize: memoryBytes,
    sizeCalculation: ({ bytes, brotli }) => bytes.byteLength + (brotli?.byteLength ?? 0) || 1,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: { name, release, '*': path } }) =>
      (await reader.releaseFile(name, release, path)) ?? undefined,
  });
  return {
    read: (name: string, release: string, path: string) =>
      kept.fetch(`${name}/${release}/${path}`, { context: { name, release, '*': path } }),
  };
}
