import type { BadgeOfPage } from '@aangan/manifest/badge';
import { badgeStyles } from './badge-styles.ts';
import { cardContent, type Described, make } from './made-card.ts';

/** Between what is outlined and its outline. */
const gapPx = 3;

/** The keys that turn the mode on and off. */
export const shortcut = { aria: 'Alt+Shift+W', code: 'KeyW' } as const;

/** What the badge shows. */
export interface BadgeView {
  host: HTMLElement;
  toggle: HTMLButtonElement;
  card: HTMLElement;
  /** Outlines an element and what its part shows, and fills the card; null takes both away. */
  show(element: Element | null, made: Described | null): void;
  /** Outlines the same where it is now. */
  follow(): void;
  /** Tells it to screen readers. */
  say(text: string): void;
}

/** The badge with its card, in a shadow root at the end of the page. */
export function createView(badge: BadgeOfPage): BadgeView {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(badgeStyles);
  root.adoptedStyleSheets = [sheet];
  const part = make('div', { class: 'box part', hidden: '' });
  const element = make('div', { class: 'box element', hidden: '' });
  const card = make('section', {
    class: 'card',
    'aria-label': 'Who made this',
    tabindex: '-1',
    hidden: '',
  });
  const toggle = make(
    'button',
    {
      type: 'button',
      class: 'toggle',
      'aria-pressed': 'false',
      'aria-keyshortcuts': shortcut.aria,
    },
    [
      make('strong', {}, [badge.channel]),
      make('span', { class: 'what' }, ['Who made what?']),
      make('kbd', {}, [shortcut.aria.replaceAll('+', ' ')]),
    ],
  );
  const status = make('div', { class: 'status', role: 'status' });
  root.append(
    make('aside', { class: 'layer', 'aria-label': `Badge of ${badge.channel}` }, [
      part,
      element,
      card,
      toggle,
      status,
    ]),
  );
  let shown: { element: Element; made: Described } | null = null;

  const follow = () => {
    outline(element, shown ? [shown.element] : []);
    outline(part, shown ? shown.made.elements : []);
  };
  return {
    host,
    toggle,
    card,
    follow,
    say: (text) => {
      status.textContent = text;
    },
    show(pointed, made) {
      shown = pointed && made ? { element: pointed, made } : null;
      card.hidden = !shown;
      follow();
      if (!shown) return;
      card.dataset.side = sideFor(shown.element);
      card.replaceChildren(...cardContent(shown.made, badge));
    },
  };
}

/** Where the card covers least of what it tells of. */
function sideFor(element: Element): 'start' | 'end' {
  const { left, right, bottom } = element.getBoundingClientRect();
  const isLow = bottom > window.innerHeight / 2;
  return isLow && (left + right) / 2 < window.innerWidth / 2 ? 'end' : 'start';
}

/** Lays a box around elements; hides it where they have no room. */
function outline(box: HTMLElement, elements: readonly Element[]): void {
  const rooms = elements
    .map((one) => one.getBoundingClientRect())
    .filter((room) => room.width > 0 && room.height > 0);
  box.hidden = rooms.length === 0;
  if (box.hidden) return;
  const edges = {
    left: Math.min(...rooms.map(({ left }) => left)) - gapPx,
    top: Math.min(...rooms.map(({ top }) => top)) - gapPx,
    right: Math.max(...rooms.map(({ right }) => right)) + gapPx,
    bottom: Math.max(...rooms.map(({ bottom }) => bottom)) + gapPx,
  };
  box.style.left = `${edges.left}px`;
  box.style.top = `${edges.top}px`;
  box.style.width = `${edges.right - edges.left}px`;
  box.style.height = `${edges.bottom - edges.top}px`;
}
