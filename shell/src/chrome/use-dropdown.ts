import { placeAfterKey } from '@aangan/ui';
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
 * A disclosure that a mouse opens by hovering and everything else by pressing. Arrow down enters it, arrows,
 * Home and End move in it. Escape closes it and gives the focus back; so does moving on by mouse, finger or
 * Tab, without taking the focus.
 */
export function useDropdown() {
  const { isOpen, open, close } = useOpenHere();
  const place = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const pressedByMouse = useRef(false);
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
      trigger.current?.focus();
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
      },
      // A mouse has opened it by hovering: its press must not close what it has just opened.
      onClick: ({ detail }: { detail: number }) => {
        const byMouse = detail > 0 && pressedByMouse.current;
        if (isOpen && !byMouse) close();
        else open();
      },
    },
    panelProps: { id, ref: panel },
  };
}

function moveAmong(panel: HTMLElement | null, event: KeyboardEvent): void {
  const all = [...(panel?.querySelectorAll<HTMLElement>(entries) ?? [])];
  const now = all.indexOf(document.activeElement as HTMLElement);
  const next = now < 0 ? null : placeAfterKey(event.key, now, all.length, 'vertical');
  if (next === null) return;
  event.preventDefault();
  all[next]?.focus();
}
