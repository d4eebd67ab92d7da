import type { FilledExtension, FilledSlot } from './filled-slots.ts';
import { isForAudience, matchPath } from './routes.ts';
import type { Value } from './value-declarations.ts';

/** What a value of a remote is set to for the visitor; undefined where nothing is set. */
type ReadValue = (remote: string, name: string) => Value | undefined;

/**
 * The extensions that an audience gets in a slot, at most as many as it takes.
 * @param address the path part of a URL
 */
export function shownExtensions(
  { extensions, max }: FilledSlot,
  audience: string,
  address: string,
  read: ReadValue,
): FilledExtension[] {
  return extensions
    .filter((one) => isForAudience(one, audience) && isOn(one, address) && isMet(one, read))
    .slice(0, max);
}

function isMet({ remote, when }: FilledExtension, read: ReadValue): boolean {
  if (!when) return true;
  const value = read(remote, when.value);
  return value === undefined ? when.isDefault === true : value === when.is;
}

function isOn({ on }: FilledExtension, address: string): boolean {
  return (
    !on ||
    matchPath(
      on.map((path) => ({ path })),
      address,
    ) !== undefined
  );
}
