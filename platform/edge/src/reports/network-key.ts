import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/**
 * The network of an address as text that cannot be turned back: a keyed hash of the IPv4 /24 or the IPv6 /48, as
 * large as what one customer of a provider is given.
 */
export function networkKey(address: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`network ${prefixOf(address)}`)
    .digest('base64url')
    .slice(0, 16);
}

function prefixOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  const length = parsed.kind() === 'ipv4' ? 3 : 6;
  return `${parsed.kind()} ${parsed.toByteArray().slice(0, length).join('.')}`;
}
