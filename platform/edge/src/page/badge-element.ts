import type { Composition } from '@aangan/manifest';
import { type BadgeOfPage, badgeElementId } from '@aangan/manifest/badge';
import { nonceHole } from '../document/nonce-document.ts';
import { inlineJson } from '../inline-elements.ts';

/** Writes what a page tells its badge, from which the shell shows who made what. */
export type WriteBadge = (composition: Composition) => string;

/** @param consoleUrl the console's address, for links; undefined where there is none */
export function createBadge(channel: string, consoleUrl: URL | undefined): WriteBadge {
  const console = consoleUrl?.href.replace(/\/$/, '');
  return ({ remotes }) => {
    const badge: BadgeOfPage = {
      channel,
      ...(console !== undefined && { console }),
      teams: Object.fromEntries(remotes.map(({ name, team }) => [name, team])),
    };
    return inlineJson(badgeElementId, JSON.stringify(badge), nonceHole);
  };
}
