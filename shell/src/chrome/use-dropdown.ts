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
 * A disclosure that a mouse opens by hovering, the keyboard by coming to it, and everything else by pressing.
 * Tab, Enter or arrow down enters it, arrows, Home and End move in it. Escape closes it and gives the focus back; so
 * does moving on by mouse, finger or Tab, without taking the focus.
 */
export function useDropdown() {
  const { isOpen, open, close } = useOpenHere();
  const place = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const pressedByMouse = useRef(false);
  // The focus of a press, of Escape and of a window come back to is not the keyboard's coming.
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
      // A mouse has opened it by hovering, the keyboard by coming: their press must not close it again. The
      // keyboard's goes in.
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
