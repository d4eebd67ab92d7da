import { isIPv6 } from 'node:net';

/**
 * What a caller's address is counted under: an IPv4 address as it is, an IPv6 address by its /64, since
 * whoever has one of those has them all.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  return `${groupsOf(plain).slice(0, 4).join(':')}::/64`;
}

/** Whether a caller is on this machine. */
export const isLoopback = (address: string): boolean =>
  /^(?:::1|(?:::ffff:)?127\.[\d.]+)$/i.test(address);

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const split = (part: string) => (part === '' ? [] : part.split(':'));
  const first = split(head);
  const last = tail === undefined ? [] : split(tail);
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  return [...first, ...zeros, ...last].map((group) => group.replace(/^0+(?=.)/, '').toLowerCase());
}
