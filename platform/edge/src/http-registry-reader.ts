import {
  type Composition,
  parseComposition,
  type RegistryReader,
  type ReleasedFile,
} from '@aangan/manifest';

/** How long the registry may take to answer, in milliseconds. */
const timeoutMs = 5_000;

/**
 * Reads a registry over HTTP. Compositions are asked for with their ETag, so that an unchanged one costs
 * no body.
 * @param registry the registry's origin
 * @throws Error where the registry does not answer, or not with 200, 304 or 404
 */
export function httpRegistryReader(registry: URL): RegistryReader {
  const known = new Map<string, { etag: string; composition: Composition }>();
  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const response = await fetch(new URL(path, registry), {
      headers,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok || response.status === 304 || response.status === 404) return response;
    throw new Error(`The registry answered ${response.status} to ${path}`);
  };
  return {
    async composition(channel) {
      const last = known.get(channel);
      const headers: Record<string, string> = last ? { 'if-none-match': last.etag } : {};
      const response = await ask(`/platform/channels/${channel}`, headers);
      if (response.status === 304 && last) return last.composition;
      if (response.status === 404) return null;
      const composition = parseComposition(await response.json());
      known.set(channel, { etag: response.headers.get('etag') ?? '', composition });
      return composition;
    },
    async releaseFile(name, release, path): Promise<ReleasedFile | null> {
      const response = await ask(`/platform/releases/${name}/${release}/files/${path}`);
      if (response.status === 404) return null;
      return {
        bytes: new Uint8Array(await response.arrayBuffer()),
        contentType: response.headers.get('content-type') ?? 'application/octet-stream',
        integrity: response.headers.get('x-integrity') ?? '',
      };
    },
  };
}
