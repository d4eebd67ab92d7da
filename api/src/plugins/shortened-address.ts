import ipaddr from 'ipaddr.js';

/** The network of an address, so that no line leads to one household: the /24 of IPv4, the /48 of IPv6. */
export function shortenedAddress(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  const bits = parsed.kind() === 'ipv4' ? 24 : 48;
  const network = parsed.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6;
  return `${network.networkAddressFromCIDR(`${parsed}/${bits}`)}/${bits}`;
}
