import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PortfolioItem } from '../api/list-items.ts';

/**
 * Shows all items when one was added that the filter hides; while a dialog is open, when it is closed.
 * @param shown the items that match the filter
 */
export function useShownWhenAdded(
  items: readonly PortfolioItem[],
  shown: readonly PortfolioItem[],
  showAll: () => void,
): void {
  const isCovered = Boolean(useLocation().state?.dialog);
  const [added, setAdded] = useState<readonly PortfolioItem[]>([]);
  const before = useRef(items);
  useEffect(() => {
    const known = new Set(before.current.map(({ id }) => id));
    before.current = items;
    const fresh = items.filter(({ id }) => !known.has(id));
    if (fresh.length > 0) setAdded(fresh);
  }, [items]);

  const settle = useRef(() => {});
  settle.current = () => {
    if (added.some((item) => !shown.includes(item))) showAll();
    setAdded([]);
  };
  useEffect(() => {
    if (added.length > 0 && !isCovered) settle.current();
  }, [added, isCovered]);
}
