import type { MouseEvent } from 'react';

/**
 * Handles a press on a link that does something on this page when scripts run: an ordinary press calls `act`. One that
 * asks for a new tab, a new window or a download follows the link.
 */
export function pressHere(event: MouseEvent, act: () => void): void {
  const asksForMore = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (event.button !== 0 || asksForMore) return;
  event.preventDefault();
  act();
}
