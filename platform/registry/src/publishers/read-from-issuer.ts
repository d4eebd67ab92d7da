import { isIP } from 'node:net';
import { isPublicAddress, publicLookup } from '@aangan/server/public-addresses';
import { Agent, request } from 'undici';
import { RegistryRefusal } from '../registry-refusal.ts';

/** The largest document of an issuer, in bytes: those of GitHub and GitLab have some 5 KB. */
const maxBytes = 256 * 1024;
/** How long an issuer may take for a document, in milliseconds. */
const timeoutMs = 5_000;

const agents = { connections: 2, maxResponseSize: maxBytes, keepAliveTimeout: 1_000 };
const outside = new Agent({ ...agents, connect: { lookup: publicLookup(), timeout: timeoutMs } });
const nearby = new Agent({ ...agents, connect: { timeout: timeoutMs } });

/**
 * Whether an issuer may be at this address: https, and in development also http on the own machine.
 * @param isOfDevelopment whether the registry itself is on the own machine only
 */
export function isIssuerAddress(address: string, isOfDevelopment: boolean): boolean {
  const url = URL.parse(address);
  if (!url || url.username || url.password || url.search || url.hash) return false;
  if (isOfDevelopment && isLoopback(address)) return /^https?:$/.test(url.protocol);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return url.protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host));
}

export const isLoopback = (address: string): boolean =>
  /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/.test(address);

/**
 * A JSON document of an issuer. It follows no redirect, and connects to no private address.
 * @throws {RegistryRefusal} `unavailable` with what is wrong with the issuer
 */
export async function readFromIssuer(address: string, isOfDevelopment: boolean): Promise<unknown> {
  const refuse = (reason: string, cause?: unknown) =>
    Object.assign(new RegistryRefusal('unavailable', `${address} ${reason}`), { cause });
  if (!isIssuerAddress(address, isOfDevelopment)) throw refuse('is no address of an issuer.');
  const dispatcher = isOfDevelopment && isLoopback(address) ? nearby : outside;
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const { statusCode, body } = await request(address, { dispatcher, signal });
    if (statusCode !== 200) {
      await body.dump({ limit: maxBytes }).catch(() => undefined);
      throw refuse(`answers ${statusCode}.`);
    }
    return await body.json();
  } catch (error) {
    if (error instanceof RegistryRefusal) throw error;
    const { name, code } = error as { name?: string; code?: string };
    if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') {
      throw refuse(`answers more than ${maxBytes} bytes.`, error);
    }
    if (name === 'TimeoutError')
      throw refuse(`does not answer within ${timeoutMs / 1_000} s.`, error);
    throw refuse(
      error instanceof SyntaxError ? 'does not answer JSON.' : 'cannot be reached.',
      error,
    );
  }
}
