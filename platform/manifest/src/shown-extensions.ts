import type { FilledExtension, FilledSlot } from './filled-slots.ts';
import { isForAudience, matchPath } from './routes.ts';

/** The extensions that an audience gets in a slot, at most as many as it takes. @param address the path part of a URL */
export function shownExtensions(
  { extensions, max }: FilledSlot,
  audience: string,
  address: string,
): FilledExtension[] {
  return extensions
    .filter((one) => isForAudience(one, audience) && isOn(one, address))
    .slice(0, max);
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
