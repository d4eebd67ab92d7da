import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router-dom';
import { type ItemFilter, readFilter, writeFilter } from './item-filter.ts';

/**
 * The filter that is shown, and the function that changes parts of it. The address follows the filter and is read only
 * when something else has changed it, such as Back: it changes a moment after a key was pressed, which is too late for
 * a text box.
 */
export function useItemFilter(): [ItemFilter, (parts: Partial<ItemFilter>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const { key, state } = useLocation();
  const isOwn = useNavigationType() !== 'POP' && state?.isItemFilter === true;
  const [filter, setFilter] = useState(() => readFilter(parameters));
  const latest = useRef(filter);
  const set = (changed: ItemFilter) => {
    latest.current = changed;
    setFilter(changed);
  };

  const followAddress = useRef(() => {});
  followAddress.current = () => {
    if (!isOwn) set(readFilter(parameters));
  };
  const seenKey = useRef(key);
  useEffect(() => {
    if (seenKey.current === key) return;
    seenKey.current = key;
    followAddress.current();
  }, [key]);

  return [
    filter,
    (parts) => {
      set({ ...latest.current, ...parts });
      setParameters(writeFilter(latest.current), {
        replace: true,
        preventScrollReset: true,
        state: { isItemFilter: true },
      });
    },
  ];
}
