import type { MouseEvent } from 'react';

/**
 * Handles a click on a link that acts on this page if scripts run: a plain click calls `act`. A click with a modifier
 * key, for a new tab, a new window or a download, follows the link.
 */
export function pressHere(event: MouseEvent, act: () => void): void {
  const asksForMore = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.button !== 0 || asksForMore) return;
  event.preventDefault();
  act();
}
