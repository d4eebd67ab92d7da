import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress as brotliDecompressCallback, gunzip, zstdDecompress } from 'node:zlib';
import {
  type ChannelComposition,
  type Delta,
  parseChannelComposition,
  type RegistryReader,
  type ReleasedFile,
} from '@aangan/manifest';
import { toRegistry } from '@aangan/registry-client';
import { availableDictionaryOf, forwardHeaders } from '@aangan/server/requests';
import { edgeSignatureHeader, signEdge } from '@aangan/server/visitor';
import { request } from 'undici';

const decompress = {
  br: promisify(brotliDecompressCallback),
  zstd: promisify(zstdDecompress),
  gzip: promisify(gunzip),
} as const;

/** How long the registry may take to answer, in milliseconds. */
const timeoutMs = 5_000;

/**
 * Reads a registry over HTTP. Compositions are requested with their ETag, so that an unchanged one is not sent again.
 * @param registry the registry's origin
 * @param secret EDGE_SECRET, which authorises requests for files; without it the registry sends only the files that
 *   visitors get
 * @throws Error if the registry does not answer, or with another status than 200, 304 or 404
 */
export function httpRegistryReader(registry: URL, secret?: string): RegistryReader {
  const known = new Map<string, { etag: string; composition: ChannelComposition }>();
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(new URL(path, registry), {
      headers: { ...forwardHeaders(), ...headers },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok || response.status === 304 || response.status === 404) return response;
    throw new Error(`The registry answered ${response.status} to ${path}`);
  };
  return {
    async composition(channel) {
      const last = known.get(channel);
      const headers: Record<string, string> = last ? { 'if-none-match': last.etag } : {};
      const response = await ask(
        toRegistry('get', '/channels/{channel}', { params: { channel } }).url,
        headers,
      );
      if (response.status === 304 && last) return last.composition;
      if (response.status === 404) return null;
      const composition = parseChannelComposition(await response.json());
      known.set(channel, { etag: response.headers.get('etag') ?? '', composition });
      return composition;
    },
    async releaseFile(name, release, path): Promise<ReleasedFile | null> {
      const received = await askForFile(fileUrl(registry, name, release, path), 'br', secret);
      if (!received) return null;
      const { bytes, contentType, integrity, compressed, dictionaries } = received;
      return {
        bytes,
        contentType,
        integrity,
        ...(compressed && { brotli: compressed }),
        ...(dictionaries.length > 0 && { dictionaries }),
      };
    },
    async compressedFile(name, release, path, coding) {
      const url = fileUrl(registry, name, release, path);
      if (typeof coding !== 'string') return askForDelta(url, coding, secret);
      const received = await askForFile(url, coding, secret);
      return received?.compressed ?? null;
    },
  };
}

const fileUrl = (registry: URL, name: string, release: string, path: string) =>
  new URL(`/platform/releases/${name}/${release}/files/${path}`, registry);

/** A published file, with its compressed copy if the registry has one; null if the file does not exist. */
async function askForFile(url: URL, encoding: keyof typeof decompress, secret: string | undefined) {
  const answer = await askForBytes(url, { 'accept-encoding': encoding }, secret);
  if (!answer) return null;
  const { received, headers } = answer;
  const isCompressed = headers['content-encoding'] === encoding;
  const bytes = isCompressed ? new Uint8Array(await decompress[encoding](received)) : received;
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  if (integrity !== headers['x-integrity']) throw notPublished(url);
  const contentType = String(headers['content-type'] ?? 'application/octet-stream');
  const dictionaries = String(headers['x-dictionaries'] ?? '').match(/[0-9a-f]{64}/g) ?? [];
  const compressed = isCompressed ? received : undefined;
  return { bytes, contentType, integrity, dictionaries, compressed };
}

/** The delta to a published file; null if the registry has none. */
async function askForDelta(url: URL, { dictionary }: Delta, secret: string | undefined) {
  const accepted = {
    'accept-encoding': 'dcz',
    'available-dictionary': availableDictionaryOf(dictionary),
  };
  const answer = await askForBytes(url, accepted, secret);
  if (answer?.headers['content-encoding'] !== 'dcz') return null;
  const digest = createHash('sha256').update(answer.received).digest('base64');
  if (answer.headers['content-digest'] !== `sha-256=:${digest}:`) throw notPublished(url);
  return answer.received;
}

const notPublished = (url: URL) => new Error(`${url.pathname} is not what was published`);

async function askForBytes(url: URL, accepted: Record<string, string>, secret: string | undefined) {
  // Unlike fetch, undici's request does not decompress the body, so that it can be passed on compressed.
  const { statusCode, headers, body } = await request(url, {
    headers: {
      ...forwardHeaders(),
      ...accepted,
      ...(secret && { [edgeSignatureHeader]: signEdge(url.pathname, secret) }),
    },
    signal: AbortSignal.timeout(timeoutMs),
  });
  const received = new Uint8Array(await body.arrayBuffer());
  if (statusCode === 404) return null;
  if (statusCode !== 200) throw new Error(`The registry answered ${statusCode} to ${url.pathname}`);
  return { received, headers };
}
