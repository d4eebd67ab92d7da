import type { LookupFunction } from 'node:net';
import { AddressRefused, publicLookup } from '@aangan/server/public-addresses';
import { Agent, fetch } from 'undici';
import type { MediaSource } from '../provider/instagram-provider.ts';
import { readLimited } from '../read-limited.ts';
import { isMediaUrl, isSandboxUrl } from './address-rules.ts';

const maxRedirects = 3;

/** A file that is not copied however often it is tried. The message has no address in it. */
export class DownloadRefused extends Error {}

/**
 * The bytes of a file of the provider. Every address on the way is held to the same rules; what its name resolves to
 * is checked, and connected to as checked.
 * @throws DownloadRefused for an address that is not allowed, a file that is gone or too large; any other error may be
 * over the next time
 */
export async function downloadMedia(
  address: string,
  maxBytes: number,
  source: MediaSource,
  lookup: LookupFunction = publicLookup(),
): Promise<Buffer> {
  const signal = AbortSignal.timeout(source.timeoutMs);
  const checked = new Agent({ connect: { lookup } });
  const plain = new Agent();
  try {
    let url = allowed(address, undefined, source);
    for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
      const dispatcher = isSandboxUrl(url, source.sandboxUrl) ? plain : checked;
      const response = await fetch(url, { dispatcher, redirect: 'manual', signal });
      const next = response.headers.get('location');
      if (response.status >= 300 && response.status < 400 && next !== null) {
        await response.body?.cancel();
        url = allowed(next, url, source);
      } else {
        return await readFile(response, maxBytes);
      }
    }
    throw new DownloadRefused('too many redirects');
  } catch (error) {
    throw isAddressRefused(error) ? new DownloadRefused('an address that is not public') : error;
  } finally {
    await Promise.all([checked.destroy(), plain.destroy()]);
  }
}

function allowed(address: string, base: URL | undefined, source: MediaSource): URL {
  const url = URL.parse(address, base?.href);
  if (url === null || !isMediaUrl(url, source)) {
    throw new DownloadRefused('an address that is not of the provider');
  }
  return url;
}

async function readFile(
  { status, headers, body }: Awaited<ReturnType<typeof fetch>>,
  maxBytes: number,
): Promise<Buffer> {
  if (status === 408 || status === 429 || status >= 500) throw new Error(`status ${status}`);
  if (status !== 200) throw new DownloadRefused(`status ${status}`);
  if (Number(headers.get('content-length')) > maxBytes) throw new DownloadRefused('too large');
  const bytes = await readLimited(body as AsyncIterable<Uint8Array> | null, maxBytes);
  if (!bytes) throw new DownloadRefused('too large');
  return bytes;
}

const isAddressRefused = (error: unknown) =>
  error instanceof Error && error.cause instanceof AddressRefused;
