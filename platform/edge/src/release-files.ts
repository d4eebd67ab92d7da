import type { IncomingHttpHeaders } from 'node:http';
import {
  isForIntegrators,
  isReleaseAddress,
  namesRelease,
  type RegistryReader,
  releaseFileHeaders,
  useAsDictionary,
} from '@aangan/manifest';
import { acceptedEncoding, availableDictionary, readByteRange } from '@aangan/server/requests';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { type CachedFile, createCachedFile } from './cached-file.ts';
import type { SessionCompositions } from './composed/session-compositions.ts';
import { isOfComposedPage } from './composed/session-cookies.ts';
import type { CurrentComposition } from './current-composition.ts';

/** How long browsers cache the redirect to the other origin, in seconds: the setting may change. */
const ledSeconds = 300;

/** Encodings, the one that makes scripts smallest first. */
const encodings = ['br', 'zstd', 'gzip'] as const;

/** The part of a file's address that names its release. */
const releasePath = /^\/releases\/[^/]+\/[^/]+\//;

interface FilePath {
  name: string;
  release: string;
  '*': string;
}

interface Options {
  current: CurrentComposition;
  reader: RegistryReader;
  /** Size limit of the in-memory cache of release files, in bytes. */
  memoryBytes: number;
  /** Compositions that no channel serves; undefined if there are none. */
  compositions: SessionCompositions | undefined;
  /** The site's public address. */
  publicUrl: URL;
  /** The origin of release files, if it is not the site's. */
  releasesUrl: URL | undefined;
}

/**
 * Serves `/releases/{name}/{release}/{path}` for releases that the channel serves or served lately, and for those in a
 * composition that the browser has open. Files are immutable, so a browser requests each once; a 404 is never
 * cacheable. A browser that has the file of an earlier release gets the difference from it, where there is one. Source maps and the bill of materials are redirected to the registry, which identifies integrators. If
 * release files have an origin of their own, the site's answers only those of a composition that the browser has open,
 * and redirects to that origin otherwise.
 */
export function releaseFiles(app: FastifyInstance, options: Options): void {
  const { publicUrl, releasesUrl } = options;
  const files = keepInMemory(options.reader, options.memoryBytes);
  app.get<{ Params: FilePath }>('/releases/:name/:release/*', async (request, reply) => {
    const { name, release, '*': path } = request.params;
    const { isOfReleasesHost: isOwnHost } = request;
    if (isForIntegrators(path)) {
      reply.header('cache-control', 'no-store');
      const registry = `${isOwnHost ? publicUrl.origin : ''}/platform$&files/`;
      return reply.redirect(request.url.replace(releasePath, registry), 307);
    }
    const servedTo = isReleaseAddress({ name, release, path })
      ? await whomServed(options, request)
      : undefined;
    reply.headers(releaseFileHeaders(path)).headers({
      'access-control-allow-origin': '*',
      // Pages measure what was transferred, from an origin of its own too.
      'timing-allow-origin': '*',
    });
    if (releasesUrl && !isOwnHost && servedTo === 'public') {
      reply.header('cache-control', `public, max-age=${ledSeconds}`);
      return reply.redirect(releasesUrl.origin + request.url, 307);
    }
    const isServed = servedTo === 'public' || (servedTo === 'private' && !isOwnHost);
    const cached = isServed ? await files.read(name, release, path) : undefined;
    if (!cached) {
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type(json)
        .send({ detail: 'Not found.' });
    }
    const dictionary = useAsDictionary(name, path);
    reply
      .header('cache-control', `${servedTo}, ${immutable}`)
      .header('vary', dictionary ? 'accept-encoding, available-dictionary' : 'accept-encoding')
      .header('accept-ranges', 'bytes');
    return answer(reply, cached, { headers: request.headers, dictionary });
  });
}

const immutable = 'max-age=31536000, immutable, no-transform';
const json = 'application/json; charset=utf-8';

/** Who may cache a release's files: everybody, or one browser; undefined if they are not served. */
async function whomServed(
  { current, compositions }: Options,
  request: FastifyRequest<{ Params: FilePath }>,
): Promise<'public' | 'private' | undefined> {
  const { name, release } = request.params;
  const isOfChannel = async () => {
    const composition = await current.get();
    return composition !== null && namesRelease(composition, name, release);
  };
  if (await isOfChannel()) return 'public';
  const { cookie } = request.headers;
  if (compositions && (await isOfComposedPage(compositions, cookie, request.params))) {
    return 'private';
  }
  // The page may come from another edge, which learned of a change earlier than this one.
  await current.refresh();
  if (await isOfChannel()) return 'public';
  if (current.state().isReadable) return undefined;
  throw new Error('The registry cannot be asked which releases the channel serves.');
}

/** Ranges are of the uncompressed file: a range of a compressed copy would be useless to a client with another copy. */
async function answer(
  reply: FastifyReply,
  { file, encoded, delta: deltaFrom }: CachedFile,
  { headers, dictionary }: { headers: IncomingHttpHeaders; dictionary: string | undefined },
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
    return reply.send(bytes.subarray(start, end + 1));
  }
  if (dictionary) reply.header('use-as-dictionary', dictionary);
  const accepted = headers['accept-encoding'];
  const available = availableDictionary(headers['available-dictionary']);
  if (available && acceptedEncoding(accepted, ['dcz'])) {
    const delta = await deltaFrom(available);
    if (delta) {
      // A shared cache that knows Vary for the ordinary encodings only would give it to browsers without the dictionary.
      reply.header('cache-control', `private, ${immutable}`).header('content-encoding', 'dcz');
      return reply.send(delta);
    }
  }
  const encoding = acceptedEncoding(accepted, encodings);
  const copy = encoding && (await encoded(encoding));
  if (!copy) return reply.send(bytes);
  return reply.header('content-encoding', encoding).send(copy);
}

/**
 * Caches the files that were requested last. Concurrent requests for a file share one read; missing files are not
 * cached.
 */
function keepInMemory(reader: RegistryReader, memoryBytes: number) {
  const sizes = new WeakMap<CachedFile, number>();
  const cache = new LRUCache<string, CachedFile, FilePath>({
    maxSize: memoryBytes,
    sizeCalculation: (one) => sizes.get(one) || 1,
    ignoreFetchAbort: true,
    fetchMethod: async (key, _stale, { context: { name, release, '*': path } }) => {
      const file = await reader.releaseFile(name, release, path);
      if (!file) return undefined;
      const one = createCachedFile(file, {
        read: async (coding) =>
          (await reader.compressedFile?.(name, release, path, coding)) ?? null,
        onCopy: (bytes) => {
          sizes.set(one, (sizes.get(one) ?? 0) + bytes);
          // Stored again, because the copy changes its size.
          if (cache.peek(key) === one) cache.set(key, one);
        },
      });
      sizes.set(one, file.bytes.byteLength + (file.brotli?.byteLength ?? 0));
      return one;
    },
  });
  return {
    read: (name: string, release: string, path: string) =>
      cache.fetch(`${name}/${release}/${path}`, { context: { name, release, '*': path } }),
  };
}
