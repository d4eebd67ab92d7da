import { createHmac } from 'node:crypto';
import { shortenedAddress } from '../../plugins/shortened-address.ts';
import { networkOf } from '../../plugins/throttle/network-of.ts';

/** Who looks, as the API sees it. */
interface Viewer {
  address: string;
  browser: string;
}

/**
 * Hashes of who looks at a thing. Without the salt nobody can find out of whom they are, and no two things have hashes in
 * common: with it, neither, what else a person has looked at.
 * @param salt of the day
 * @param thing such as `designer 7`
 */
export function viewerHash(salt: Buffer, thing: string, { address, browser }: Viewer) {
  const hash = (...of: string[]) =>
    createHmac('sha256', salt)
      .update(JSON.stringify([thing, ...of]))
      .digest()
      .subarray(0, 16);
  return {
    viewer: hash('viewer', networkOf(address), browser),
    network: hash('network', shortenedAddress(address)),
  };
}
