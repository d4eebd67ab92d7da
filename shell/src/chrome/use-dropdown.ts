import { indexAfterKey } from '@aangan/ui';
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useOpenHere } from './use-open-here.ts';
import { useOutsidePress } from './use-outside-press.ts';

const entries = 'a[href], button';

/**
 * A disclosure that opens on mouse hover, on keyboard focus and on a press. Tab, Enter and Arrow Down move the focus
 * into it; the arrow keys, Home and End move it inside. Escape closes it and gives the focus back. Leaving it with the
 * mouse, a press outside or Tab closes it too, and leaves the focus where it is.
 */
export function useDropdown() {
  const { isOpen, open, close } = useOpenHere();
  const place = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const pressedByMouse = useRef(false);
  // Focus by a press, by Escape and by returning to the window must not open it.
  const opensOnFocus = useRef(true);
  const [enters, setEnters] = useState(false);
  const id = useId();
  const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';
  useOutsidePress(place, isOpen, close);
  useEffect(() => {
    if (!isOpen || !enters) return;
    panel.current?.querySelector<HTMLElement>(entries)?.focus();
    setEnters(false);
  }, [isOpen, enters]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      close();
      opensOnFocus.current = false;
      trigger.current?.focus();
      opensOnFocus.current = true;
    } else if (event.key === 'ArrowDown' && event.target === trigger.current) {
      event.preventDefault();
      setEnters(true);
      open();
    } else if (isOpen) moveAmong(panel.current, event);
  }

  return {
    isOpen,
    close,
    placeProps: {
      ref: place,
      onPointerEnter: (event: PointerEvent) => isMouse(event) && open(),
      onPointerLeave: (event: PointerEvent) => isMouse(event) && close(),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      },
      onKeyDown,
    },
    triggerProps: {
      ref: trigger,
      type: 'button' as const,
      'aria-expanded': isOpen,
      'aria-controls': id,
      onPointerDown: (event: PointerEvent) => {
        pressedByMouse.current = isMouse(event);
        opensOnFocus.current = false;
      },
      onFocus: ({ currentTarget }: FocusEvent) => {
        if (opensOnFocus.current && currentTarget.matches(':focus-visible')) open();
        opensOnFocus.current = true;
      },
      onBlur: ({ currentTarget }: FocusEvent) => {
        opensOnFocus.current = document.activeElement !== currentTarget;
      },
      // Hover or focus has opened it already: a press by mouse or keyboard must not close it again. A press by
      // keyboard moves the focus into it.
      onClick: ({ detail }: { detail: number }) => {
        const byKeyboard = detail === 0;
        if (isOpen && byKeyboard) setEnters(true);
        else if (isOpen && !pressedByMouse.current) close();
        else open();
      },
    },
    panelProps: { id, ref: panel },
  };
}

function moveAmong(panel: HTMLElement | null, event: KeyboardEvent): void {
  const all = [...(panel?.querySelectorAll<HTMLElement>(entries) ?? [])];
  const now = all.indexOf(document.activeElement as HTMLElement);
  const next = now < 0 ? null : indexAfterKey(event.key, now, all.length, 'vertical');
  if (next === null) return;
  event.preventDefault();
  all[next]?.focus();
}
