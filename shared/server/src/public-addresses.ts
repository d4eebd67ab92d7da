import { type LookupAddress, type LookupOptions, lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

const globalV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address is of the public internet: none of this machine, of a private network or made for translation. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return address.kind() === 'ipv4' || (address as ipaddr.IPv6).match(globalV6);
}

/** An address, or what its name resolves to, is none that may be connected to. */
export class AddressRefused extends Error {}

type Resolve = (
  name: string,
  options: LookupOptions & { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/**
 * A lookup for connections that answers public addresses only, and fails when the name has any other. The connection
 * is made to what it answers, so a second answer of the name server changes nothing.
 */
export function publicLookup(resolve: Resolve = lookup): LookupFunction {
  return (name, options, callback) => {
    resolve(name, { ...options, all: true }, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return callback(error ?? new Error('The name has no address.'), '');
      if (!addresses.every(({ address }) => isPublicAddress(address))) {
        return callback(new AddressRefused('The name leads to an address that is not public.'), '');
      }
      if (options.all) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
  };
}
