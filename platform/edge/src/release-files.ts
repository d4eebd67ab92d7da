import type { RegistryReader, ReleasedFile } from '@aangan/manifest';
import type { FastifyInstance } from 'fastify';

/** How much of released files is kept in memory, in bytes. */
const memoryBytes = 64 * 1024 * 1024;

/**
 * Serves `/releases/{name}/{release}/{path}`: immutable, so that a browser asks once; what is not there
 * is never cacheable.
 */
export function releaseFiles(app: FastifyInstance, { reader }: { reader: RegistryReader }): void {
  const files = keepInMemory(reader);
  app.get<{ Params: { name: string; release: string; '*': string } }>(
    '/releases/:name/:release/*',
    async (request, reply) => {
      const { name, release, '*': path } = request.params;
      const file = await files(name, release, path);
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
    },
  );
}

/** The files asked for last, up to a bound; a missing one is asked for anew each time. */
function keepInMemory(reader: RegistryReader) {
  const kept = new Map<string, ReleasedFile>();
  let bytes = 0;
  const sizeOf = (file: ReleasedFile) => file.bytes.byteLength + (file.brotli?.byteLength ?? 0);
  return async (name: string, release: string, path: string): Promise<ReleasedFile | null> => {
    const key = `${name}/${release}/${path}`;
    const known = kept.get(key);
    const file = known ?? (await reader.releaseFile(name, release, path));
    if (!file) return null;
    if (!known) bytes += sizeOf(file);
    kept.delete(key);
    kept.set(key, file);
    for (const [oldest, old] of kept) {
      if (bytes <= memoryBytes) break;
      kept.delete(oldest);
      bytes -= sizeOf(old);
    }
    return file;
  };
}
