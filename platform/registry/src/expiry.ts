import { maxLinkHours } from '@aangan/manifest/compose-link';
import { RegistryRefusal } from './registry-refusal.ts';

/**
 * Refuses a lifetime that is not allowed for previews: compose links, and channels that expire.
 * @param what a sentence's beginning, such as "A compose link is valid"
 * @throws {RegistryRefusal} `invalid`
 */
export function requireHours(hours: number, what: string): void {
  if (Number.isInteger(hours) && hours >= 1 && hours <= maxLinkHours) return;
  throw new RegistryRefusal('invalid', `${what} for 1 to ${maxLinkHours} hours.`);
}
