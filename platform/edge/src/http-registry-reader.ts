import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress as brotliDecompressCallback, gunzip, zstdDecompress } from 'node:zlib';
import {
  type ChannelComposition,
  parseChannelComposition,
  type RegistryReader,
  type ReleasedFile,
} from '@aangan/manifest';
import { toRegistry } from '@aangan/registry-client';
import { forwardHeaders } from '@aangan/server/requests';
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
      const { bytes, contentType, integrity, compressed } = received;
      return { bytes, contentType, integrity, ...(compressed && { brotli: compressed }) };
    },
    async compressedFile(name, release, path, encoding) {
      const url = fileUrl(registry, name, release, path);
      const received = await askForFile(url, encoding, secret);
      return received?.compressed ?? null;
    },
  };
}

const fileUrl = (registry: URL, name: string, release: string, path: string) =>
  new URL(`/platform/releases/${name}/${release}/files/${path}`, registry);

/** A published file, with its compressed copy if the registry has one; null if the file does not exist. */
async function askForFile(url: URL, encoding: keyof typeof decompress, secret: string | undefined) {
  // Unlike fetch, undici's request does not decompress the body, so that it can be passed on compressed.
  const { statusCode, headers, body } = await request(url, {
    headers: {
      ...forwardHeaders(),
      'accept-encoding': encoding,
      ...(secret && { [edgeSignatureHeader]: signEdge(url.pathname, secret) }),
    },
    signal: AbortSignal.timeout(timeoutMs),
  });
  const received = new Uint8Array(await body.arrayBuffer());
  if (statusCode === 404) return null;
  if (statusCode !== 200) throw new Error(`The registry answered ${statusCode} to ${url.pathname}`);
  const isCompressed = headers['content-encoding'] === encoding;
  const bytes = isCompressed ? new Uint8Array(await decompress[encoding](received)) : received;
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  if (integrity !== headers['x-integrity']) {
    throw new Error(`${url.pathname} is not what was published`);
  }
  const contentType = String(headers['content-type'] ?? 'application/octet-stream');
  return { bytes, contentType, integrity, ...(isCompressed && { compressed: received }) };
}
