import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useId,
  useRef,
  useState,
} from 'react';

/**
 * A disclosure that a mouse opens by hovering and everything else by pressing. Escape closes it and
 * gives the focus back; so does moving on by mouse or Tab, without taking the focus.
 */
export function useDropdown() {
  const [isOpen, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isMouse = (event: PointerEvent) => event.pointerType === 'mouse';

  return {
    isOpen,
    close: () => setOpen(false),
    placeProps: {
      onPointerEnter: (event: PointerEvent) => isMouse(event) && setOpen(true),
      onPointerLeave: (event: PointerEvent) => isMouse(event) && setOpen(false),
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false);
      },
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key !== 'Escape') return;
        setOpen(false);
        trigger.current?.focus();
      },
    },
    triggerProps: {
      ref: trigger,
      type: 'button' as const,
      'aria-expanded': isOpen,
      'aria-controls': id,
      // A mouse has opened it by hovering: its press must not close what it has just opened.
      onClick: ({ detail }: { detail: number }) => setOpen((open) => (detail === 0 ? !open : true)),
    },
    panelProps: { id },
  };
}
