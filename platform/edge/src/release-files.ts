import type { IncomingHttpHeaders } from 'node:http';
import { isForIntegrators, isReleaseAddress, type RegistryReader } from '@aangan/manifest';
import { readByteRange } from '@aangan/server/requests';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { acceptedEncoding } from './accepted-encoding.ts';
import { type KeptFile, keptFile } from './kept-file.ts';

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
 * cacheable. Source maps and the bill of materials are redirected to the registry, which identifies integrators.
 */
export function releaseFiles(app: FastifyInstance, { reader }: { reader: RegistryReader }): void {
  const files = keepInMemory(reader);
  app.get<{ Params: FilePath }>('/releases/:name/:release/*', async (request, reply) => {
    const { name, release, '*': path } = request.params;
    if (isForIntegrators(path)) {
      reply.header('cache-control', 'no-store');
      return reply.redirect(request.url.replace(releasePath, '/platform$&files/'), 307);
    }
    const kept = isReleaseAddress({ name, release, path })
      ? await files.read(name, release, path)
      : undefined;
    reply.header('access-control-allow-origin', '*').header('x-content-type-options', 'nosniff');
    if (!kept) {
      return reply.code(404).header('cache-control', 'no-store').send({ detail: 'Not found.' });
    }
    reply
      .type(kept.file.contentType)
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('vary', 'accept-encoding')
      .header('accept-ranges', 'bytes');
    return answer(reply, kept, request.headers);
  });
}

/** A range is one of the file as it is: those of compressed copies would be of no use to a client with another. */
async function answer(
  reply: FastifyReply,
  { file, encoded }: KeptFile,
  headers: IncomingHttpHeaders,
): Promise<FastifyReply> {
  const { bytes } = file;
  const range = readByteRange(headers.range, bytes.byteLength);
  if (range === 'unsatisfiable') {
    return reply
      .code(416)
      .headers({ 'cache-control': 'no-store', 'content-range': `bytes */${bytes.byteLength}` })
      .send();
  }
  if (range) {
    const { start, end } = range;
    reply.code(206).header('content-range', `bytes ${start}-${end}/${bytes.byteLength}`);
    return reply.send(Buffer.from(bytes.subarray(start, end + 1)));
  }
  const encoding = acceptedEncoding(headers['accept-encoding']);
  const copy = encoding && (await encoded(encoding));
  if (!copy) return reply.send(Buffer.from(bytes));
  return reply.header('content-encoding', encoding).send(Buffer.from(copy));
}

/** Keeps the files that were asked for last. Requests for one file share one read; a missing file is not kept. */
function keepInMemory(reader: RegistryReader) {
  const sizes = new WeakMap<KeptFile, number>();
  const kept = new LRUCache<string, KeptFile, FilePath>({
    maxSize: memoryBytes,
    sizeCalculation: (one) => sizes.get(one) || 1,
    ignoreFetchAbort: true,
    fetchMethod: async (key, _stale, { context: { name, release, '*': path } }) => {
      const file = await reader.releaseFile(name, release, path);
      if (!file) return undefined;
      const one = keptFile(file, {
        read: async (encoding) =>
          (await reader.compressedFile?.(name, release, path, encoding)) ?? null,
        onCopy: (bytes) => {
          sizes.set(one, (sizes.get(one) ?? 0) + bytes);
          // Measured again, with the copy.
          if (kept.peek(key) === one) kept.set(key, one);
        },
      });
      sizes.set(one, file.bytes.byteLength + (file.brotli?.byteLength ?? 0));
      return one;
    },
  });
  return {
    read: (name: string, release: string, path: string) =>
      kept.fetch(`${name}/${release}/${path}`, { context: { name, release, '*': path } }),
  };
}
