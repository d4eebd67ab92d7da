import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import styled from 'styled-components';
import { indexAfterKey } from '../keyboard/index-after-key.ts';
import { lineHeight } from '../theme/devanagari.ts';
import { focusRing } from '../theme/focus-ring.ts';
import { tokens } from '../theme/tokens.ts';

const Frame = styled.div`
  position: relative;
  display: inline-block;
`;

const Trigger = styled.button`
  display: grid;
  place-items: center;
  min-width: 2.75rem;
  min-height: 2.75rem;
  border: 0;
  border-radius: ${tokens.radius.pill};
  background: none;
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'] {
    background: ${tokens.color.paperDeep};
  }
  ${focusRing}
`;

const Sheet = styled.div`
  position: absolute;
  z-index: ${tokens.layer.sticky};
  inset-block-start: calc(100% + 0.25rem);
  inset-inline-end: 0;
  width: max-content;
  min-width: 13rem;
  max-width: min(22rem, 100vw - 2 * ${tokens.space.gutter});
  padding: ${tokens.space.hair};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface};
  box-shadow: ${tokens.shadow.lifted};

  &[data-align='start'] {
    inset-inline: 0 auto;
  }
`;

const Item = styled.button`
  display: block;
  width: 100%;
  min-height: 2.75rem;
  padding: ${tokens.space.hair} ${tokens.space.s};
  border: 0;
  border-radius: 7px;
  background: none;
  line-height: ${lineHeight(1.3)};
  text-align: start;
  cursor: pointer;

  &:hover,
  &:focus-visible {
    background: ${tokens.color.paperDeep};
  }
  &[data-tone='danger'] {
    color: ${tokens.color.danger};
  }
  ${focusRing}
`;

export interface MenuItem {
  id: string;
  label: string;
  tone?: 'danger';
  onSelect: () => void;
}

export interface MenuProps {
  /** What the actions are for, for screen readers: "Actions for Villa at Alibaug". */
  label: string;
  /** The content of the button; three dots by default. */
  children?: ReactNode;
  items: readonly MenuItem[];
  /** The edge of the button that the menu aligns with. */
  align?: 'start' | 'end';
}

/**
 * A button that opens a menu of actions. Arrow keys, Home, End and first letters move the focus. Escape closes the
 * menu and focuses the button; so does choosing an action. Moving the focus elsewhere closes it too.
 */
export function Menu({ label, children, items, align = 'end' }: MenuProps) {
  const [openAt, setOpenAt] = useState<number | null>(null);
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const isOpen = openAt !== null;
  useEffect(() => {
    if (openAt !== null) itemsIn(sheet.current)[openAt]?.focus();
  }, [openAt]);

  function close() {
    setOpenAt(null);
    trigger.current?.focus();
  }
  function openByKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpenAt(event.key === 'ArrowDown' ? 0 : items.length - 1);
  }
  function move(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      // A dialog around the menu stays open.
      event.stopPropagation();
      event.preventDefault();
      return close();
    }
    if (event.key === 'Tab') return setOpenAt(null);
    const next = nextIndex(event.key, itemsIn(sheet.current));
    if (next === null) return undefined;
    event.preventDefault();
    return itemsIn(sheet.current)[next]?.focus();
  }
  function leave(event: FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpenAt(null);
  }
  return (
    <Frame onBlur={leave}>
      <Trigger
        ref={trigger}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={label}
        onClick={() => setOpenAt(isOpen ? null : 0)}
        onKeyDown={openByKey}
      >
        {children ?? <ThreeDots />}
      </Trigger>
      {isOpen && (
        <Sheet
          ref={sheet}
          id={id}
          data-align={align}
          role="menu"
          aria-label={label}
          onKeyDown={move}
        >
          {items.map((item) => (
            <Item
              key={item.id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              data-tone={item.tone}
              onClick={() => {
                close();
                item.onSelect();
              }}
            >
              {item.label}
            </Item>
          ))}
        </Sheet>
      )}
    </Frame>
  );
}

function itemsIn(sheet: HTMLElement | null): HTMLElement[] {
  return [...(sheet?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

/** The index that a key moves to: by arrow keys, Home and End, else the next item that begins with the letter. */
function nextIndex(key: string, items: readonly HTMLElement[]): number | null {
  const now = items.indexOf(document.activeElement as HTMLElement);
  const moved = indexAfterKey(key, now, items.length, 'vertical');
  if (moved !== null || key.length !== 1 || key === ' ') return moved;
  const order = items.map((_item, at) => (now + 1 + at) % items.length);
  const letter = key.toLowerCase();
  return order.find((at) => items[at]?.textContent.toLowerCase().startsWith(letter)) ?? null;
}

function ThreeDots() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true">
      <circle cx="4" cy="10" r="1.5" />
      <circle cx="10" cy="10" r="1.5" />
      <circle cx="16" cy="10" r="1.5" />
    </svg>
  );
}
