import { type RefObject, useEffect } from 'react';

/** Calls `close` when something outside of the element is pressed. A touch does not always move the focus. */
export function useOutsidePress(
  place: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [place, isOpen, close]);
}
