import { createHmac } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/**
 * An irreversible key for the network of an address: a keyed hash of the IPv4 /24 or the IPv6 /48, which is what a
 * provider gives one customer.
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
