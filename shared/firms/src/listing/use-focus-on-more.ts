import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to the first new item once more has loaded, without scrolling: the pressed button may be gone.
 * The focus stays where it is if the visitor has moved it in the meantime.
 * @returns what to call when Load more is pressed
 */
export function useFocusOnMore(list: RefObject<HTMLElement | null>): () => void {
  const pressed = useRef<{ count: number; focused: Element | null } | null>(null);
  useEffect(() => {
    const firstNew = list.current?.children[pressed.current?.count ?? -1];
    if (!firstNew) return;
    const { activeElement, body } = document;
    if (activeElement === pressed.current?.focused || activeElement === body) {
      firstNew.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
    }
    pressed.current = null;
  });
  return () => {
    pressed.current = {
      count: list.current?.children.length ?? 0,
      focused: document.activeElement,
    };
  };
}
