import { openPagesOf, type PublicPage } from './public-pages.ts';
import type { UndatedComposition } from './slow-gate.ts';

/** Whether guests see a public page: it is for the audience that they are. */
export const isForGuests =
  ({ shell }: UndatedComposition) =>
  ({ route }: PublicPage): boolean =>
    route.for?.includes(shell.manifest.defaultAudience) ?? true;

/** Those of some remotes that have a page for guests. @param names of these remotes */
export function withGuestPage(proposed: UndatedComposition, names: readonly string[]): string[] {
  return proposed.remotes
    .filter((remote) => openPagesOf(remote).some(isForGuests(proposed)))
    .map(({ name }) => name)
    .filter((name) => names.includes(name));
}
