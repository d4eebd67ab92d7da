import { type RefObject, useEffect, useState } from 'react';
import type { PortfolioItem } from '../api/list-items.ts';
import { focusPageHeading } from './page-heading.ts';

/**
 * A deleted item takes the focus with it: the menu of the item that is at its place now gets it, or else the page's heading.
 * @param place the element that contains the items
 * @returns the function to call with a deleted item and its place among those that are shown
 */
export function useFocusAfterRemoval(
  place: RefObject<HTMLElement | null>,
  items: readonly PortfolioItem[],
): (id: number, at: number) => void {
  const [removed, setRemoved] = useState<{ id: number; at: number } | null>(null);
  useEffect(() => {
    if (!removed || items.some(({ id }) => id === removed.id)) return;
    setRemoved(null);
    const menus = place.current?.querySelectorAll<HTMLElement>('article [aria-haspopup="menu"]');
    const next = menus?.[Math.min(removed.at, menus.length - 1)];
    if (next) next.focus();
    else focusPageHeading();
  }, [removed, items, place]);
  return (id, at) => setRemoved({ id, at });
}
