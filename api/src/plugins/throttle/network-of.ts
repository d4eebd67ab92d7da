import ipaddr from 'ipaddr.js';

/**
 * What a caller's address is counted under: an IPv4 address as it is, an IPv6 address by its /64, since a
 * single subscriber usually has a whole /64.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${parsed.toNormalizedString().split(':').slice(0, 4).join(':')}::/64`;
}

/** Whether a caller is on this machine. */
export function isLoopback(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';
}
